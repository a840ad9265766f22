import type { Generated } from 'kysely';

export interface ExternalLoginTables {
  /** A login that isn't finished, found by the hash of its state. Its secrets are sealed. */
  external_login: {
    state_hash: string;
    /** The hash of the cookie of the browser that started it. */
    browser_hash: string;
    organisation: string;
    sealed: Buffer;
    key_id: string;
    expires_at: Date;
  };
  /** Links a person at an identity provider, by the hash of lender, issuer and subject, to their account. */
  external_identity: { subject_hash: string; identity_uuid: string; created_at: Generated<Date> };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ExternalLoginTables {}
}
