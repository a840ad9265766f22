import type { Context, Trx } from '../context.ts';
import { signerOf } from '../named-signers/signers.ts';
import { emailIndex } from './invitations.ts';

/** Hashes a signer's address anew, under the newest index key. */
export async function rehashSigner(context: Pick<Context, 'keys' | 'vault'>, trx: Trx, person: string): Promise<void> {
  await trx.selectFrom('signer').select('person').where('person', '=', person).forUpdate().execute();
  const signer = await signerOf(context.vault, trx, person);
  if (signer)
    await trx.updateTable('signer').set(emailIndex(context, signer.email)).where('person', '=', person).execute();
}
