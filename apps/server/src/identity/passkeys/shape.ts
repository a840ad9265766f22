import type { HandlerReply, readPasskeys } from '@lintel/contract';
import type { Passkey } from './store.ts';

/** Builds the contract's shape of a passkey. */
export const toPasskeyReply = (passkey: Passkey): HandlerReply<typeof readPasskeys>[number] => ({
  passkeyUuid: passkey.uuid,
  name: passkey.name,
  host: passkey.rp_id,
  synced: passkey.synced,
  createdAt: passkey.created_at.toISOString(),
  lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
});
