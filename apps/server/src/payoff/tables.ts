import type { ColumnType } from 'kysely';

/** yyyy-MM-dd in and out. */
type Day = ColumnType<string | null, string | null, string | null>;

export interface PayoffTables {
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
