import type { Browser, CallerCheck, System } from '@lintel/domain';
import type { Generated } from 'kysely';
import type { SessionKind } from '../kernel/http/index.ts';

/** The kinds of contact details of an account. */
export type ContactKind = 'EMAIL' | 'PHONE';

export interface IdentityTables {
  /** An account. */
  identity: {
    uuid: string;
    organisation: string;
    /** Address and phone number. */
    sealed: Buffer;
    key_id: string;
    profile_type: 'BORROWER' | 'CO_DEEDER' | 'STAFF';
    /** A console account: it logs in to the console only. */
    desk: Generated<boolean>;
    password_hash: string;
    /** When a code that was mailed to the address was confirmed. */
    email_verified_at: Generated<Date | null>;
    /** When a code that was texted to the phone number was confirmed. */
    phone_verified_at: Generated<Date | null>;
    /** When the owner of the address started over. No one can log in to this account from then on. */
    set_aside_at: Generated<Date | null>;
    /** When its owner closed it. No one can log in to it from then on. */
    closed_at: Generated<Date | null>;
    /** When a login showed that the password no longer meets the rules. A new password clears it. */
    password_expired_at: Generated<Date | null>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  /** The keyed hashes by which an account is found: its address, unique for a lender, and its phone number. */
  identity_index: { hash: string; key_id: string; kind: ContactKind; identity_uuid: string };
  /**
   * Consecutive tries of a password, a code or a proof, by account. The key is a hash where the account may not exist.
   */
  guess: { key: string; failures: number; wait_until: Date; last_at: Date };
  /**
   * A mailed link that sets a new password. Without an identity, it was requested for an address without an account.
   */
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
  /** A login on one device. */
  session: {
    sid: string;
    identity_uuid: string;
    organisation: string;
    typ: SessionKind;
    started_at: Date;
    seen_at: Date;
    step_up_at: Date;
    revoked_at: Date | null;
    /** The loan that a signer logged in for. */
    application_uuid: string | null;
    /** The browser and system that the device reported. Earlier sessions have neither. */
    browser: Browser | null;
    system: System | null;
  };
  /** The newest code that confirms an address. */
  email_code: {
    identity_uuid: string;
    key: string;
    tries: Generated<number>;
    expires_at: Date;
    sealed: Buffer;
    key_id: string;
  };
  /** A new address or phone number that waits for the code sent to it. */
  contact_change: {
    identity_uuid: string;
    kind: ContactKind;
    /** The new value and its code. */
    sealed: Buffer;
    key_id: string;
    tries: Generated<number>;
    expires_at: Date;
  };
  /** A link, mailed to the earlier address, that changes an address back. */
  email_revert: {
    uuid: string;
    identity_uuid: string;
    token_hash: string;
    /** The earlier address. */
    sealed: Buffer;
    key_id: string;
    made_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  /** The name, birth date and addresses of an account's owner. */
  profile: {
    uuid: string;
    identity_uuid: string;
    sealed: Buffer;
    key_id: string;
    version: Generated<number>;
    updated_at: Generated<Date>;
  };
  /** A request to reset a borrower's two-step login and passkeys. */
  login_reset: { identity_uuid: string; caller_check: CallerCheck; asked_by: string; asked_at: Date };
  /** Checks of whether a file still needs an account. Otherwise it is closed and erased. */
  account_due: { identity_uuid: string; due_at: Date };
}

declare module '../kernel/db/schema.ts' {
  interface Database extends IdentityTables {}
}
