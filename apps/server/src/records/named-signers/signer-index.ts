import { sql } from 'kysely';
import { HASH_BATCH_SIZE, type HashIndex } from '../../kernel/db/index.ts';
import { rehashSigner } from './email-index.ts';

const ids = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

/** Lets a key rotation rebuild the keyed hashes by which signers' email addresses are found. */
export const signerIndex: HashIndex = {
  name: 'signers',
  pending: ({ db, keys }, after) =>
    ids(
      db
        .selectFrom('signer')
        .select('person as id')
        .where(sql<string>`person::text`, '>', after)
        .where('email_hash', 'is not', null)
        .where('email_key_id', '!=', keys.index[0].id)
        .orderBy(sql`person::text`)
        .limit(HASH_BATCH_SIZE)
        .execute(),
    ),
  rebuild: rehashSigner,
  forgetOlder: async () => undefined,
};
