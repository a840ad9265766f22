import * as calls from '../application-experiments.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITE_REPLY } from './samples.ts';

const OWN = { identityUuid: PERSON };
const PROFILE = { optimizelyProfileUuid: OTHER, identityUuid: PERSON, updatedAt: NOW };

/** Documents the calls about the tracker and the experiments of an application, for the OpenAPI description. */
export const experimentDocs = [
  describeCall(calls.readTrackerProfile, 'My tracker', 'Sets the tracker cookie of this browser to it.', {
    query: OWN,
    reply: PROFILE,
  }),
  describeCall(calls.saveTrackerProfile, 'Save my tracker', 'Only the first one is saved.', {
    query: OWN,
    body: { optimizelyProfileUuid: OTHER },
    reply: PROFILE,
  }),
  describeCall(
    calls.saveApplicationExperiments,
    'Save an application’s experiments',
    'A later variation of the same experiment replaces the earlier one.',
    {
      params: { uuid: LOAN },
      body: { experiments: [{ name: 'hero', variation: 'control' }] },
      reply: WRITE_REPLY,
    },
  ),
];
