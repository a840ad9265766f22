import { HASH_BATCH_SIZE, type HashIndex } from '../../kernel/db/index.ts';
import { rehashOffer } from './store.ts';

/** The keyed hashes that find an offer by its code. A key rotation rebuilds them. */
export const offerCodeIndex: HashIndex = {
  name: 'offer codes',
  pending: async ({ db, keys }, after) =>
    (
      await db
        .selectFrom('offer_code')
        .select('uuid')
        .where('uuid', '>', after)
        .where('code_key_id', '!=', keys.index[0].id)
        .orderBy('uuid')
        .limit(HASH_BATCH_SIZE)
        .execute()
    ).map(({ uuid }) => uuid),
  rebuild: rehashOffer,
  forgetOlder: async () => undefined,
};
