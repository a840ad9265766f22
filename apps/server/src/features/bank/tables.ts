import type {
  AccountMethod,
  AccountPurpose,
  AccountRefusal,
  AccountType,
  DepositProof,
  LinkExit,
  PaymentMethod,
  VerificationResult,
} from '@lintel/domain';
import type { ColumnType, Generated } from 'kysely';

/** A list of IDs: written as JSON text, read parsed. */
type Ids = ColumnType<string[], string, string>;
/** yyyy-MM-dd when read and written. */
type Day = ColumnType<string, string, string>;

export interface BankTables {
  bank_link: {
    uuid: string;
    application_uuid: string;
    purpose: AccountPurpose;
    /** Part of the return page's address. */
    state_id: string;
    state: 'OPEN' | 'DONE' | 'LEFT';
    left_because: LinkExit | null;
    /** The vendor's page, and the identifiers for later questions. */
    sealed: Buffer;
    key_id: string;
    expires_at: Date;
    created_at: Date;
  };
  bank_account: {
    uuid: string;
    application_uuid: string;
    link_uuid: string | null;
    purpose: AccountPurpose;
    method: AccountMethod;
    account_type: AccountType;
    /** GIVEN: only a row. ENTERED: the file has it and waits. TAKEN: it receives the money. */
    state: 'GIVEN' | 'ENTERED' | 'TAKEN' | 'REFUSED' | 'WITHDRAWN';
    verification: VerificationResult;
    refusal: AccountRefusal | null;
    /** Of the disbursement at that time. */
    attempt: number;
    documents: Ids;
    /** Both numbers, the bank and the owner's name. */
    sealed: Buffer;
    key_id: string;
    at: Date;
    sequence: Generated<string>;
  };
  micro_deposit: {
    account_uuid: string;
    number: number;
    proof: DepositProof;
    /** Wrong codes so far, over all deposits of the account. */
    tries: number;
    sent_at: Date | null;
    expect_by: Day;
    expires_at: Date;
    /** When the borrower was told that it should have arrived. */
    told_at: Date | null;
    /** The letters or the amounts. */
    sealed: Buffer;
    key_id: string;
  };
  /** Payment methods, newest last, with the authorization that was given (12 CFR 1005.10(b)). */
  payment_choice: {
    sequence: Generated<string>;
    application_uuid: string;
    method: PaymentMethod;
    account_uuid: string | null;
    authorization_version: string | null;
    authorization_sha256: string | null;
    at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends BankTables {}
}
