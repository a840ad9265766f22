import type { Generated } from 'kysely';

export interface OfferTables {
  /** One row for each pricing. The fact OffersPriced refers to it. */
  offer_set: {
    uuid: string;
    application_uuid: string;
    version: number;
    basis: number;
    policy: string;
    outcome: string;
    created_at: Date;
    /** The offers, and the score, income, home value and debts behind them. */
    sealed: Buffer;
    key_id: string;
  };
  /** The choice before it is confirmed: a draft, not a fact. */
  offer_selection: {
    application_uuid: string;
    offer_set_uuid: string;
    saved_at: Generated<Date>;
    sealed: Buffer;
    key_id: string;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends OfferTables {}
}
