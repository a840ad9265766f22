import type { Generated, JSONColumnType } from 'kysely';
import type { PricedSet } from './priced-set.ts';
import type { StoredChoice } from './stored-choice.ts';

export interface OfferTables {
  /** One row for each pricing; the fact OffersPriced refers to it. */
  offer_set: {
    uuid: string;
    application_uuid: string;
    version: number;
    basis: number;
    policy: string;
    outcome: string;
    data: JSONColumnType<PricedSet>;
    created_at: Date;
  };
  /** The choice before it is confirmed: a draft, no fact. */
  offer_selection: { application_uuid: string; offer_set_uuid: string; data: JSONColumnType<StoredChoice>; saved_at: Generated<Date> };
}
