import { HASHES_AT_ONCE, type HashIndex } from '../../kernel/db/index.ts';
import { rehashOffer } from './store.ts';

/** The keyed hashes by which offer codes are found. */
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
        .limit(HASHES_AT_ONCE)
        .execute()
    ).map(({ uuid }) => uuid),
  rebuild: rehashOffer,
  forgetOlder: async () => undefined,
};
