import type { IncomeSource, ConfirmationWay, LinkExit, VerificationResult } from '@lintel/domain';
import type { ColumnType, Generated } from 'kysely';

/** A list of IDs: written as JSON text, read parsed. */
type Ids = ColumnType<string[], string, string>;

export interface IncomeTables {
  /** Visits to the pages of sources of income. */
  income_link: {
    uuid: string;
    application_uuid: string;
    source: IncomeSource;
    /** Identifies the link in the address of the page to which the source returns the borrower. */
    state_id: string;
    state: 'OPEN' | 'DONE' | 'LEFT';
    left_because: LinkExit | null;
    /** The address of the vendor's page, and the vendor's reference of the link. */
    sealed: Buffer;
    key_id: string;
    expires_at: Date;
    created_at: Date;
  };
  /** Income that one source or one document shows. Each link has one. */
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
  /** The figure in effect: the newest reference into the vault. */
  income_evidence: { sequence: Generated<string>; application_uuid: string; income_ref: string };
  /** Submissions of documents for staff to read, and why they were returned. */
  income_submission: {
    sequence: Generated<string>;
    application_uuid: string;
    /** The income attempt when it was submitted, or came back from the employer. */
    attempt: number;
    source: IncomeSource;
    documents: Ids;
    submitted_at: Date;
    returned_by: 'STAFF' | 'EMPLOYER' | null;
    returned_because: string | null;
    returned_at: Date | null;
  };
  /** The employer that confirms the borrower's job, and the state of the request. */
  employer_contact: {
    application_uuid: string;
    way: ConfirmationWay;
    state: 'ASKED' | 'CODE_SENT' | 'CONFIRMED' | 'NOT_CONFIRMED';
    /** How many requests were made. An answer to an earlier one doesn't count. */
    asks: number;
    /** Names, number, address, and the code while one is valid. */
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
