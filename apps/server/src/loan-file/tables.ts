import type { LoanFile, Locale } from '@lintel/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface LoanFileTables {
  application: ApplicationTable;
  fact: FactTable;
  /** The words of each application's current gate, computed for the status poll. */
  gate_words: {
    application_uuid: string;
    gate: string;
    /** The language of the words. */
    locale: Generated<Locale>;
    number: number;
    until: Date | null;
    sealed: Buffer;
    key_id: string;
  };
  /** Running clocks of loan files, and the instant at which `sweepClocks` records them. */
  clock: { application_uuid: string; clock: string; due: Date };
  /** How a test environment moves the loan clock. */
  loan_clock: { id: number; offset_ms: ColumnType<string, number, number>; pinned_at: Date | null };
}

interface ApplicationTable {
  uuid: string;
  loan_number: Generated<number>;
  identity_uuid: string;
  organisation: string;
  /** The language of the borrower's emails and texts: that of the page where they applied. */
  locale: Generated<Locale>;
  projection: JSONColumnType<LoanFile>;
  /** Number of the last fact. */
  version: number;
  status: string;
  gate: string;
  gate_since: Date;
  /** Neither ended nor complete. */
  active: boolean;
  /** The loan officer or broker who referred it. Set with its creation, in the index of their pipeline. */
  originator_uuid: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
  /** When its personal data was erased. Its facts, hashes and entries in past lists stay. */
  erased_at: Generated<Date | null>;
}

interface FactTable {
  application_uuid: string;
  sequence: number;
  type: string;
  /** The exact text that was hashed; jsonb would reorder it. */
  data: string;
  at: Date;
  actor_kind: string;
  actor_id: string;
  request_id: string;
  previous_hash: string;
  hash: string;
}

declare module '../kernel/db/schema.ts' {
  interface Database extends LoanFileTables {}
}
