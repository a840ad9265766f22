import type { CheckState, FinalCheck, Payee } from '@lintel/domain';
import type { ColumnType, JSONColumnType } from 'kysely';

/** yyyy-MM-dd when read and written. */
type Day<T = string> = ColumnType<T, T, T>;
/** A whole number that the database returns as text. */
type Cents = ColumnType<string, number, number>;

export interface FundingTables {
  /** The last run of the checks before money is sent, for each round of payoff figures. */
  final_check_run: {
    application_uuid: string;
    attempt: number;
    payment_on: Day;
    checks: JSONColumnType<readonly { readonly check: FinalCheck; readonly state: CheckState }[]>;
    failed: boolean;
    /** A condition was open or was added. The checks run again when none is open. */
    waits: boolean;
    at: Date;
  };
  /**
   * The order to the bank, created before it is sent, with the bank's reports and its recall if the file ended while
   * the money was out.
   */
  funds_order: {
    application_uuid: string;
    /** The order's idempotency key at the bank. */
    key: string;
    amount_cents: Cents;
    ordered_at: Date;
    /** The bank's trace number, once it reported the order as sent. */
    trace: string | null;
    booked_on: Day<string | null>;
    recall_opened_at: Date | null;
    recall_due_on: Day<string | null>;
    /** RETURNED: the money is back. STOPPED: the bank never sent it. */
    recall_outcome: 'RETURNED' | 'STOPPED' | null;
    recalled_at: Date | null;
    recalled_by: string | null;
    /** The first person to say that the money is back. A second person must confirm it. */
    returned_first_by: string | null;
    returned_first_at: Date | null;
  };
  /** A payment that differs from its order or approval, until a person settles it. */
  payment_difference: {
    uuid: string;
    application_uuid: string;
    /** RECEIPT: a creditor booked another amount. ORDER: the amount to send isn't the approved one. */
    kind: 'RECEIPT' | 'ORDER';
    /** The debt, or the key of the order. */
    subject: string;
    expected_cents: Cents;
    actual_cents: Cents;
    /** The reference of the evidence. */
    reference: string | null;
    found_at: Date;
    settled_at: Date | null;
  };
  /** The recipients of parts of the line, from the order on. */
  payout: {
    application_uuid: string;
    number: number;
    payee: Payee;
    /** The fee's name in the closing documents. A creditor is identified by its debt instead. */
    name: string;
    liability_uuid: string | null;
    required: boolean;
    amount_cents: Cents;
    /** DUE: not sent yet. SENT: sent. PAID: left with the payee, or confirmed by a creditor's receipt. */
    state: 'DUE' | 'SENT' | 'PAID';
    booked_on: Day<string | null>;
    paid_on: Day<string | null>;
    /** Reference of the creditor's receipt in the evidence. */
    receipt: string | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends FundingTables {}
}
