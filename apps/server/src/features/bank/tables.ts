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

/** A list of ids: written as JSON text, read parsed. */
type Ids = ColumnType<string[], string, string>;
/** yyyy-MM-dd in and out. */
type Day = ColumnType<string, string, string>;

export interface BankTables {
  bank_link: {
    uuid: string;
    application_uuid: string;
    purpose: AccountPurpose;
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
  bank_account: {
    uuid: string;
    application_uuid: string;
    link_uuid: string | null;
    purpose: AccountPurpose;
    method: AccountMethod;
    account_type: AccountType;
    /** GIVEN: a row alone. ENTERED: the file has it and waits. TAKEN: the money goes there. */
    state: 'GIVEN' | 'ENTERED' | 'TAKEN' | 'REFUSED' | 'WITHDRAWN';
    verification: VerificationResult;
    refusal: AccountRefusal | null;
    /** Of the disbursement when it was given. */
    attempt: number;
    documents: Ids;
    /** Both numbers, the bank and whose account it is. */
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
    /** When the borrower was told that it should be there. */
    told_at: Date | null;
    /** The letters or the amounts. */
    sealed: Buffer;
    key_id: string;
  };
  /** How payments come, the newest last; what was agreed to is kept with it (12 CFR 1005.10(b)). */
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
