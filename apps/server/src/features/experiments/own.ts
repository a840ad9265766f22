import type { Executor } from '../../kernel/db/index.ts';
import { selectProfile, listAssignments, listApplicationExperiments } from './store.ts';

/** Returns a person's tracker, and the variations that a lender's pages showed under it. Null without a tracker. */
export async function loadOwnTracker(trx: Executor, identityUuid: string, organisation: string) {
  const profile = await selectProfile(trx, identityUuid);
  if (!profile) return null;
  return {
    tracker: profile.tracker_uuid,
    savedAt: profile.updated_at.toISOString(),
    variations: (await listAssignments(trx, organisation, profile.tracker_uuid)).map(
      ({ name, variation, assigned_at: at }) => ({ experiment: name, variation, at: at.toISOString() }),
    ),
  };
}

/** Returns the variations that are saved with an application. */
export async function loadApplicationExperiments(trx: Executor, applicationUuid: string) {
  return (await listApplicationExperiments(trx, applicationUuid)).map(({ name, variation, saved_at: at }) => ({
    experiment: name,
    variation,
    at: at.toISOString(),
  }));
}
