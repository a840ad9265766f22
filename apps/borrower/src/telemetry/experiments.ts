import {
  ApiError,
  decideExperiments,
  readTrackerProfile,
  saveApplicationExperiments,
  saveTrackerProfile,
  send,
  type Reply,
} from '@lintel/contract';
import { isUuid } from '@lintel/domain';
import { tokenClaims } from '@lintel/web';
import { session } from '../platform/session.ts';
import { currentContext, transportTo } from './transport.ts';
import { TELEMETRY } from './words.en.ts';

type Decision = Reply<typeof decideExperiments>['decisions'][number];

/** The base URL of this server, because calls about the person go nowhere else. */
const SERVER = '';

/**
 * Returns the tracker of the logged-in person, which is the same on every device; this browser's where the person has
 * none yet, and where no one is logged in.
 */
export async function resolveTracker(ofBrowser: string): Promise<string> {
  const { sub, typ } = tokenClaims(session.token());
  if (typeof sub !== 'string' || !isUuid(sub) || typ !== 'borrower') return ofBrowser;
  const query = { identityUuid: sub };
  try {
    return (await send(readTrackerProfile, { query }, transportTo(SERVER, 'secure'))).optimizelyProfileUuid;
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== 404) throw error;
    return saveTracker(sub, ofBrowser);
  }
}

/**
 * Saves the tracker of a logged-in person.
 *
 * @throws Error without a tracker
 */
export async function saveTracker(identityUuid: string, profileUuid: string | undefined): Promise<string> {
  if (!profileUuid) throw new Error(TELEMETRY.noProfile);
  const ask = { query: { identityUuid }, body: { optimizelyProfileUuid: profileUuid } };
  return (await send(saveTrackerProfile, ask, transportTo(SERVER, 'secure'))).optimizelyProfileUuid;
}

/** Reads the variations of experiments that this browser sees. */
export async function loadDecisions(trackerId: string): Promise<readonly Decision[]> {
  const context = currentContext();
  const ask = { params: { context }, body: { optimizeUser: { trackerId } } };
  try {
    return (await send(decideExperiments, ask, transportTo(SERVER, context))).decisions;
  } catch (cause) {
    throw new Error(TELEMETRY.noDecision, { cause });
  }
}

/**
 * Saves the variations with an application.
 *
 * @throws Error without an application
 */
export async function saveExperiments(uuid: string | undefined, decisions: readonly Decision[]): Promise<void> {
  if (!uuid) throw new Error(TELEMETRY.noApplication);
  const experiments = decisions.map(({ key, variation }) => ({ name: key, variation }));
  await send(saveApplicationExperiments, { params: { uuid }, body: { experiments } }, transportTo(SERVER, 'secure'));
}
