import type { ColumnType, Generated } from 'kysely';

/** yyyy-MM-dd in and out. */
type Day = ColumnType<string, string, string>;
/** A whole number that the database answers as text. */
type Cents = ColumnType<string, number, number>;

export interface SandboxBankTables {
  /** What the sandbox's bank was sent. */
  sandbox_deposit: { key: string; application_uuid: string; arrives_on: Day; sealed: Buffer; key_id: string };
  /** What the bank and the creditors of the test environment were told to pay. */
  sandbox_transfer: {
    key: string;
    application_uuid: string;
    trace: string;
    amount_cents: Cents;
    count: number;
    sealed: Buffer;
    key_id: string;
    created_at: Generated<Date>;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SandboxBankTables {}
}
