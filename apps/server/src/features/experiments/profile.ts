import { randomUUID } from 'node:crypto';
import type { HandlerReply, readTrackerProfile } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { insertProfile, selectProfile } from './store.ts';

type Profile = HandlerReply<typeof readTrackerProfile>;

/** Returns the tracker under which a person sees the same variations on every device. */
export async function loadTrackerProfile(trx: Executor, identityUuid: string): Promise<Profile | undefined> {
  const row = await selectProfile(trx, identityUuid);
  return (
    row && {
      optimizelyProfileUuid: row.tracker_uuid,
      identityUuid: row.identity_uuid,
      updatedAt: row.updated_at.toISOString(),
    }
  );
}

/** Saves a person's first tracker, and returns the saved one: a new one if the given one is another person's. */
export async function saveTrackerProfile(
  context: Pick<Context, 'db' | 'sessionNow'>,
  identityUuid: string,
  trackerUuid: string,
): Promise<Profile> {
  for (const tracker of [trackerUuid.toLowerCase(), randomUUID()]) {
    await insertProfile(context.db, {
      identity_uuid: identityUuid,
      tracker_uuid: tracker,
      updated_at: context.sessionNow(),
    });
    const saved = await loadTrackerProfile(context.db, identityUuid);
    if (saved) return saved;
  }
  throw new Error('the tracker that was saved is not there');
}
