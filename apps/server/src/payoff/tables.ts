import type { ColumnType } from 'kysely';

/** yyyy-MM-dd in and out. */
type Day = ColumnType<string | null, string | null, string | null>;

export interface PayoffTables {
  /** A creditor's letter that the borrower sent, as an upload. */
  payoff_letter: {
    document_uuid: string;
    application_uuid: string;
    /** The round of figures in which it was sent. */
    attempt: number;
    sent_at: Date;
    /** When figures were entered from it. */
    read_at: Date | null;
  };
  /** What a creditor was asked in which round, and the figures once they came. */
  payoff_request: {
    application_uuid: string;
    attempt: number;
    liability_uuid: string;
    asked_at: Date;
    expected_on: Day;
    good_through: Day;
    /** Amount, interest of a day and whom to pay. */
    sealed: Buffer | null;
    key_id: string | null;
  };
}
