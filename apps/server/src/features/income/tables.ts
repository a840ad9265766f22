import type { IncomeSource, ConfirmationWay, LinkExit, VerificationResult } from '@lintel/domain';
import type { ColumnType, Generated } from 'kysely';

/** A list of ids: written as JSON text, read parsed. */
type Ids = ColumnType<string[], string, string>;

export interface IncomeTables {
  income_link: {
    uuid: string;
    application_uuid: string;
    source: IncomeSource;
    /** In the address of the return page. */
    state_id: string;
    state: 'OPEN' | 'DONE' | 'LEFT';
    left_because: LinkExit | null;
    /** The vendor's page, and what it wants to be asked with. */
    sealed: Buffer;
    key_id: string;
    expires_at: Date;
    created_at: Date;
  };
  /** What one source said; one for each link. */
  income_record: {
    uuid: string;
    application_uuid: string;
    link_uuid: string | null;
    source: IncomeSource;
    state: 'STORED' | 'MATCHED' | 'ACCEPTED' | 'READ';
    verification: VerificationResult;
    documents: Ids;
    /** Employer and dollars a year. */
    sealed: Buffer;
    key_id: string;
    at: Date;
    sequence: Generated<string>;
  };
  /** Which figure counts now: a reference into the vault, the newest. */
  income_evidence: { sequence: Generated<string>; application_uuid: string; income_ref: string };
  /** What was sent for a person to read, and why it came back. */
  income_submission: {
    sequence: Generated<string>;
    application_uuid: string;
    /** Of the income when it was sent, or came back from the employer. */
    attempt: number;
    source: IncomeSource;
    documents: Ids;
    submitted_at: Date;
    returned_by: 'STAFF' | 'EMPLOYER' | null;
    returned_because: string | null;
    returned_at: Date | null;
  };
  employer_contact: {
    application_uuid: string;
    way: ConfirmationWay;
    state: 'ASKED' | 'CODE_SENT' | 'CONFIRMED' | 'NOT_CONFIRMED';
    /** How often somebody was asked: an answer to an earlier question does not count. */
    asks: number;
    /** Names, number, address, and the code while one is good. */
    sealed: Buffer;
    key_id: string;
    asked_at: Date;
    code_expires_at: Date | null;
    code_tries: Generated<number>;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends IncomeTables {}
}
