import {
  readTrackerProfile,
  saveApplicationExperiments,
  saveTrackerProfile as saveTrackerProfileCall,
} from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount, refuse, type Caller } from '../../kernel/http/index.ts';
import { loanReply } from '../../loan-file/index.ts';
import { storeExperiments } from './application.ts';
import { loadTrackerProfile, saveTrackerProfile } from './profile.ts';
import { setTracker } from './tracker.ts';

/** Refuses a query that doesn't name the caller: another person's tracker doesn't exist for them. */
function requireOwn({ identityUuid }: Caller, named: string): void {
  if (named.toLowerCase() !== identityUuid) refuse('not-found');
}

/** The calls about a person's tracker and the variations that an application's borrower saw. */
export const experiments: Feature = {
  routes(app, context) {
    mount(app)(readTrackerProfile)(async ({ caller, query, reply }) => {
      requireOwn(caller, query.identityUuid);
      const profile = (await loadTrackerProfile(context.db, caller.identityUuid)) ?? refuse('not-found');
      setTracker(context, reply, profile.optimizelyProfileUuid);
      return profile;
    });
    mount(app)(saveTrackerProfileCall)(async ({ caller, query, body, reply }) => {
      requireOwn(caller, query.identityUuid);
      const profile = await saveTrackerProfile(context, caller.identityUuid, body.optimizelyProfileUuid);
      setTracker(context, reply, profile.optimizelyProfileUuid);
      return profile;
    });
    mount(app)(saveApplicationExperiments)(async ({ loan, organisation, body }) => {
      await storeExperiments(context, loan.uuid, organisation, body.experiments);
      return loanReply(context, loan.uuid);
    });
  },
};
