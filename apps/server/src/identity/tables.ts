import type { Generated } from 'kysely';
import type { SessionKind } from '../kernel/http/index.ts';

export interface IdentityTables {
  identity: {
    uuid: string;
    organisation: string;
    /** Address and phone number. */
    sealed: Buffer;
    key_id: string;
    profile_type: 'BORROWER' | 'CO_DEEDER' | 'STAFF';
    /** An account at the lender's desk: it signs in there and nowhere else. */
    desk: Generated<boolean>;
    password_hash: string;
    /** When a code that was mailed there came back. */
    email_verified_at: Generated<Date | null>;
    /** When the owner of the address started over: nobody logs in to this account any more. */
    set_aside_at: Generated<Date | null>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  /** What an account is looked up by, as keyed hashes: its address, unique for a lender, and its phone number. */
  identity_index: { hash: string; key_id: string; kind: 'EMAIL' | 'PHONE'; identity_uuid: string };
  /** Tries in a row of a password, a code or a proof, by whose they are; a hash where the account may not exist. */
  guess: { key: string; failures: number; wait_until: Date; last_at: Date };
  /** A mailed link that sets a new password. Without an identity it was asked for an address that has no account. */
  password_reset: {
    uuid: string;
    token_hash: string;
    account_hash: string;
    organisation: string;
    identity_uuid: string | null;
    made_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  session: {
    sid: string;
    identity_uuid: string;
    organisation: string;
    typ: SessionKind;
    started_at: Date;
    seen_at: Date;
    step_up_at: Date;
    revoked_at: Date | null;
    /** The loan that a signer signed in for. */
    application_uuid: string | null;
  };
  /** The code that an address is to be confirmed with; the newest alone. */
  email_code: {
    identity_uuid: string;
    key: string;
    tries: Generated<number>;
    expires_at: Date;
    sealed: Buffer;
    key_id: string;
  };
  profile: {
    uuid: string;
    identity_uuid: string;
    sealed: Buffer;
    key_id: string;
    version: Generated<number>;
    updated_at: Generated<Date>;
  };
  /** Accounts that may be closed from then on, when no file needs them. */
  account_due: { identity_uuid: string; due_at: Date };
}

declare module '../kernel/db/schema.ts' {
  interface Database extends IdentityTables {}
}
