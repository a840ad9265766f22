import type { CheckState, FinalCheck, Payee } from '@lintel/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** yyyy-MM-dd in and out. */
type Day<T = string> = ColumnType<T, T, T>;
/** A whole number that the database answers as text. */
type Cents = ColumnType<string, number, number>;

export interface FundingTables {
  /** The last run of the checks before money leaves, for each round of payoff figures. */
  final_check_run: {
    application_uuid: string;
    attempt: number;
    payment_on: Day;
    checks: JSONColumnType<readonly { readonly check: FinalCheck; readonly state: CheckState }[]>;
    failed: boolean;
    /** A condition was open or was posted: the checks run again once none is. */
    waits: boolean;
    at: Date;
  };
  /** To whom parts of the line went or are to go, from the moment the money was sent. */
  payout: {
    application_uuid: string;
    number: number;
    payee: Payee;
    /** The fee as the closing papers call it; creditors are named by their debt. */
    name: string;
    liability_uuid: string | null;
    required: boolean;
    amount_cents: Cents;
    /** DUE: not paid yet. SENT: it has left. PAID: it was left to the payee, or a creditor's receipt is there. */
    state: 'DUE' | 'SENT' | 'PAID';
    booked_on: Day<string | null>;
    paid_on: Day<string | null>;
    /** Reference of the creditor's receipt among the evidence. */
    receipt: string | null;
  };
  /** What the servicer of the line is handed once it is open. */
  servicing_record: { application_uuid: string; organisation: string; made_at: Date; sealed: Buffer; key_id: string };
  /** What the bank and the creditors of the test environment were told to pay. */
  sandbox_transfer: { key: string; application_uuid: string; trace: string; amount_cents: Cents; count: number; sealed: Buffer; key_id: string; created_at: Generated<Date> };
}
