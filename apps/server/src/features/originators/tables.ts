import type { OriginatorKind } from '@lintel/domain';
import type { Generated, JSONColumnType } from 'kysely';

export interface OriginatorTables {
  /** Loan officers and brokers. Their phone number and email are their business contact, which borrowers see. */
  loan_originator: {
    uuid: string;
    organisation: string;
    kind: OriginatorKind;
    name: string;
    nmls_id: string;
    /** Ten digits. */
    phone: string;
    email: string;
    licensed_states: JSONColumnType<readonly string[]>;
    /** Whether a referral counts only for homes in the licensed states. */
    enforce_licensed_states: boolean;
    replies_within_hours: number | null;
    active: Generated<boolean>;
    /** The staff account with which this person logs in to the console. */
    staff_uuid: string | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  /** A person whom a loan officer refers, sealed. */
  referral: {
    uuid: string;
    organisation: string;
    originator_uuid: string;
    sealed: Buffer;
    key_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  /** The loan officer or broker who referred an application. */
  application_originator: {
    application_uuid: string;
    originator_uuid: string | null;
    referral_uuid: string | null;
    /** As they were when the application was created. */
    kind: OriginatorKind | null;
    nmls_id: string | null;
  };
  /** The emailed link with which a referred person sets up an account. */
  borrower_setup: {
    referral_uuid: string;
    originator_uuid: string;
    invited_by: string;
    /** Counts the links of this referral: each has its own token. */
    number: number;
    token_hash: string;
    sent_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends OriginatorTables {}
}
