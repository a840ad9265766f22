import type { ColumnType } from 'kysely';

/** yyyy-MM-dd when read and written. */
type Day = ColumnType<string | null, string | null, string | null>;

export interface PayoffTables {
  /** A creditor's letter that the borrower sent, as an upload. */
  payoff_letter: {
    document_uuid: string;
    application_uuid: string;
    /** The attempt in which it was sent. */
    attempt: number;
    sent_at: Date;
    /** When figures were entered from it. */
    read_at: Date | null;
  };
  /** The request to a creditor in each attempt, and the figures once known. */
  payoff_request: {
    application_uuid: string;
    attempt: number;
    liability_uuid: string;
    asked_at: Date;
    expected_on: Day;
    good_through: Day;
    /** Amount, daily interest and payee. */
    sealed: Buffer | null;
    key_id: string | null;
    /** The two people who entered it, where staff did. Null where the creditor's system sent it. */
    entered_by: string | null;
    entered_at: Date | null;
    confirmed_by: string | null;
    confirmed_at: Date | null;
    /** The letter that states it. */
    letter_uuid: string | null;
  };
  /** The first person's entry, until the second has entered the same. */
  payoff_entry: {
    application_uuid: string;
    attempt: number;
    liability_uuid: string;
    staff_uuid: string;
    document_uuid: string | null;
    at: Date;
    sealed: Buffer;
    key_id: string;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends PayoffTables {}
}
