import type { Executor } from '../../kernel/db/index.ts';
import { personsOfAccount } from '../../records/named-signers/index.ts';

/** Ends the mailed links and codes that log a signer in. */
export async function endLogins(trx: Executor, identityUuid: string, at: Date): Promise<void> {
  await trx
    .updateTable('signer_login')
    .set({ expires_at: at })
    .where('person', 'in', personsOfAccount(trx, identityUuid))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
}
