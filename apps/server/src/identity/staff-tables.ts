import type { Permission } from '@lintel/domain';
import type { Generated, JSONColumnType } from 'kysely';

/** The tables of console accounts, and of second factors, which borrowers have too. */
export interface StaffTables {
  staff: {
    identity_uuid: string;
    organisation: string;
    name: string;
    permissions: JSONColumnType<readonly Permission[]>;
    disabled: Generated<boolean>;
    version: Generated<number>;
    /** ID of the person who invited them, or `desk:invite` for the terminal. */
    invited_by: string;
    created_at: Generated<Date>;
  };
  second_factor: {
    identity_uuid: string;
    sealed: Buffer;
    key_id: string;
    /** The next secret, until one of its codes is confirmed. */
    pending_sealed: Buffer | null;
    pending_key_id: string | null;
    confirmed_at: Date | null;
    /** The time step of the last accepted code: no code works twice. */
    last_step: Generated<string | number>;
  };
  recovery_code: { identity_uuid: string; code_hash: string; used_at: Date | null };
  /** Logins whose password was right and whose second factor is missing. */
  sign_in_challenge: {
    challenge_hash: string;
    identity_uuid: string;
    redirect: string;
    tries: Generated<number>;
    expires_at: Date;
  };
  /** Step-ups of staff that wait for a code. */
  step_up: { uuid: string; sid: string; tries: Generated<number>; expires_at: Date };
  /** One admin asked to reset a colleague's authenticator; another one must approve it. */
  second_factor_reset: { staff_uuid: string; asked_by: string; asked_at: Date; expires_at: Date };
  /** Mailed links that set up a console account. */
  account_setup: {
    token_hash: string;
    identity_uuid: string;
    expires_at: Date;
    used_at: Date | null;
    created_at: Generated<Date>;
  };
}

declare module '../kernel/db/schema.ts' {
  interface Database extends StaffTables {}
}
