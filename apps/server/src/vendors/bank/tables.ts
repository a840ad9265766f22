import type { ColumnType, Generated } from 'kysely';

/** yyyy-MM-dd when read and written. */
type Day = ColumnType<string, string, string>;
/** A whole number that the database returns as text. */
type Cents = ColumnType<string, number, number>;

export interface SandboxBankTables {
  /** Micro-deposits sent by the sandbox's bank. */
  sandbox_deposit: { key: string; application_uuid: string; arrives_on: Day; sealed: Buffer; key_id: string };
  /** Payment orders to the bank and the creditors of the test environment. */
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
