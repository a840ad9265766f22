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
  /** Visits to a bank's login page that connect an account. */
  bank_link: {
    uuid: string;
    application_uuid: string;
    purpose: AccountPurpose;
    /** Identifies the link in the address of the page to which the bank returns the borrower. */
    state_id: string;
    state: 'OPEN' | 'DONE' | 'LEFT';
    left_because: LinkExit | null;
    /** The address of the vendor's page, and the vendor's reference of the link. */
    sealed: Buffer;
    key_id: string;
    expires_at: Date;
    created_at: Date;
  };
  /** Accounts that borrowers linked or entered, for the money or for autopay. */
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
    /** The loan's disbursement attempt when the account was saved. */
    attempt: number;
    documents: Ids;
    /** Both numbers, the bank and the owner's name. */
    sealed: Buffer;
    key_id: string;
    at: Date;
    sequence: Generated<string>;
  };
  /** Micro-deposits whose code or amounts verify an entered account. */
  micro_deposit: {
    account_uuid: string;
    number: number;
    proof: DepositProof;
    /** Wrong codes so far, over all deposits of the account. */
    tries: number;
    sent_at: Date | null;
    expect_by: Day;
    expires_at: Date;
    /** When the borrower got the email that the deposit should have arrived. */
    told_at: Date | null;
    /** The code or the amounts. */
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
