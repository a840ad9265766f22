import type { Generated, JSONColumnType } from 'kysely';

/** The purposes of a challenge. The answer to one purpose is refused for another. */
export type PasskeyPurpose = 'ADD' | 'LOG_IN' | 'STEP_UP';

interface PasskeyTables {
  passkey: {
    uuid: string;
    identity_uuid: string;
    /** The host that the passkey belongs to: browsers offer it nowhere else. */
    rp_id: string;
    /** Base64url, as all WebAuthn messages carry it. */
    credential_id: string;
    /** In COSE's form, base64url. */
    public_key: string;
    /** Signatures that the authenticator counted; 0 when it counts none. */
    counter: number | string;
    transports: JSONColumnType<readonly string[]>;
    synced: boolean;
    /** The name that its owner gave it. */
    sealed: Buffer;
    key_id: string;
    created_at: Date;
    last_used_at: Generated<Date | null>;
  };
  passkey_challenge: {
    challenge_hash: string;
    purpose: PasskeyPurpose;
    rp_id: string;
    /** The session that asked for it; null for a login. */
    sid: string | null;
    expires_at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends PasskeyTables {}
}
