import { sql } from 'kysely';
import { HASHES_AT_ONCE, type HashIndex } from '../../kernel/db/index.ts';
import { rehashSigner } from './email-index.ts';

const ids = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

/** The keyed hashes of signers' addresses. */
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
        .limit(HASHES_AT_ONCE)
        .execute(),
    ),
  rebuild: rehashSigner,
  forgetOlder: async () => undefined,
};
