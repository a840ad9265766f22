import type { CheckState, FinalCheck, Payee } from '@lintel/domain';
import type { ColumnType, JSONColumnType } from 'kysely';

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
  /** The order to the bank, from before it leaves: what the bank said of it, and its recall where the file ended with money out. */
  funds_order: {
    application_uuid: string;
    /** The idempotency key under which the bank has it. */
    key: string;
    amount_cents: Cents;
    ordered_at: Date;
    /** The bank's own number of it, once the bank has said that it left. */
    trace: string | null;
    booked_on: Day<string | null>;
    recall_opened_at: Date | null;
    recall_due_on: Day<string | null>;
    /** RETURNED: the money is back. STOPPED: the bank never sent it. */
    recall_outcome: 'RETURNED' | 'STOPPED' | null;
    recalled_at: Date | null;
    recalled_by: string | null;
    /** Who was first to say that the money is back; a second person confirms it. */
    returned_first_by: string | null;
    returned_first_at: Date | null;
  };
  /** A payment that came out differently than it was ordered or approved, until a person has settled it. */
  payment_difference: {
    uuid: string;
    application_uuid: string;
    /** RECEIPT: a creditor booked another amount. ORDER: what would leave is not what was approved. */
    kind: 'RECEIPT' | 'ORDER';
    /** The debt, or the key of the order. */
    subject: string;
    expected_cents: Cents;
    actual_cents: Cents;
    /** What was said, among the evidence. */
    reference: string | null;
    found_at: Date;
    settled_at: Date | null;
  };
  /** To whom parts of the line go, from the order on. */
  payout: {
    application_uuid: string;
    number: number;
    payee: Payee;
    /** The fee as the closing papers call it; creditors are named by their debt. */
    name: string;
    liability_uuid: string | null;
    required: boolean;
    amount_cents: Cents;
    /** DUE: not sent yet. SENT: it has left. PAID: it was left to the payee, or a creditor's receipt is there. */
    state: 'DUE' | 'SENT' | 'PAID';
    booked_on: Day<string | null>;
    paid_on: Day<string | null>;
    /** Reference of the creditor's receipt among the evidence. */
    receipt: string | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends FundingTables {}
}
