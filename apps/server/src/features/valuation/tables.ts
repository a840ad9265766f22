import type { PaymentState, ReconsiderationOutcome, ValuationKind } from '@lintel/domain';
import type { ColumnType } from 'kysely';

/** yyyy-MM-dd when read and written. */
type Day = ColumnType<string | null, string | null, string | null>;

export interface ValuationTables {
  /** One order for each kind and attempt, however often its work runs. Facts refer to its report by `uuid`. */
  valuation_order: {
    uuid: string;
    application_uuid: string;
    kind: ValuationKind;
    attempt: number;
    fee_cents: number;
    ordered_at: Date;
    expected_on: Day;
    /** A whole number that the driver returns as text. */
    value_cents: ColumnType<string | null, number | null, number | null>;
    /** Whom to call, the appraiser's visit, the times to choose from. */
    sealed: Buffer;
    key_id: string;
  };
  /** A borrower's acknowledgment of the notice that Texas requires before a valuation. */
  valuation_acknowledgement: { application_uuid: string; notice_version: string; at: Date };
  /** A borrower's request to reconsider a valuation, for staff to review. */
  valuation_reconsideration: {
    uuid: string;
    application_uuid: string;
    state: 'ASKED' | ReconsiderationOutcome;
    /** The idempotency key: one key is one request. */
    press: string;
    asked_at: Date;
    sealed: Buffer;
    key_id: string;
  };
  /** A payment page for an appraisal. At most one of them is paid and not being refunded. */
  appraisal_payment: {
    uuid: string;
    application_uuid: string;
    number: number;
    amount_cents: number;
    state: PaymentState;
    /** The address of the page. */
    sealed: Buffer;
    key_id: string;
    expires_at: Date;
    opened_at: Date;
    paid_at: Date | null;
    refundable_until: Date | null;
    refunded_at: Date | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ValuationTables {}
}
