import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { emailKey, hashUnder } from '../../kernel/http/index.ts';
import { changeSigner, lockSigner, findSigner, type EmailIndex } from './signers.ts';

/** Returns the keyed hash of a signer's email address, by which the signer is found, with the ID of its key. */
export const emailIndex = ({ keys }: Pick<Context, 'keys'>, email: string | null): EmailIndex =>
  email === null
    ? { email_hash: null, email_key_id: '' }
    : { email_hash: hashUnder(keys.index[0], 'signer', emailKey(email)), email_key_id: keys.index[0].id };

/** Returns the hashes under which an address may be stored, one for each remaining index key. */
export const hashesOfEmail = ({ keys }: Pick<Context, 'keys'>, email: string): string[] =>
  keys.index.map((key) => hashUnder(key, 'signer', emailKey(email)));

/** Rehashes a signer's address under the newest index key. */
export async function rehashSigner(
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Executor,
  person: string,
): Promise<void> {
  await lockSigner(trx, person);
  const signer = await findSigner(context.vault, trx, person);
  if (signer) await changeSigner(trx, person, emailIndex(context, signer.email));
}
