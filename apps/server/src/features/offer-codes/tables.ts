import type { ColumnType, Generated } from 'kysely';

export interface OfferCodeTables {
  /** A code on a letter, with the letter sealed. `code_hash` finds it; `code_key_id` is its index key. */
  offer_code: {
    uuid: string;
    organisation: string;
    code_hash: string;
    code_key_id: string;
    respond_by: ColumnType<Date, string, string>;
    sealed: Buffer;
    key_id: string;
    imported_at: Generated<Date>;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends OfferCodeTables {}
}
