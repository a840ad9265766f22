import type { PaymentState, Reconsidered, ValuationKind } from '@lintel/domain';
import type { ColumnType } from 'kysely';

/** yyyy-MM-dd in and out. */
type Day = ColumnType<string | null, string | null, string | null>;

export interface ValuationTables {
  /** One order for each kind and try, whoever runs its work how often; `uuid` is what a fact calls its report. */
  valuation_order: {
    uuid: string;
    application_uuid: string;
    kind: ValuationKind;
    attempt: number;
    fee_cents: number;
    ordered_at: Date;
    expected_on: Day;
    /** A whole number that the driver gives as text. */
    value_cents: ColumnType<string | null, number | null, number | null>;
    /** Whom to call, who comes when, the times to choose from. */
    sealed: Buffer;
    key_id: string;
  };
  valuation_acknowledgement: { application_uuid: string; notice_version: string; at: Date };
  /** What a borrower finds missing in a valuation: for a person to look at. */
  valuation_reconsideration: {
    uuid: string;
    application_uuid: string;
    state: 'ASKED' | Reconsidered;
    /** One press is one request. */
    press: string;
    asked_at: Date;
    sealed: Buffer;
    key_id: string;
  };
  /** A page on which an appraisal is paid for. At most one of them is paid and not going back. */
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
