import type { HandlerReply, readPasskeys } from '@lintel/contract';
import type { Passkey } from './store.ts';

/** A passkey as its calls return it. */
export const toPasskeyReply = (passkey: Passkey): HandlerReply<typeof readPasskeys>[number] => ({
  passkeyUuid: passkey.uuid,
  name: passkey.name,
  host: passkey.rp_id,
  synced: passkey.synced,
  createdAt: passkey.created_at.toISOString(),
  lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
});
