import type { Generated } from 'kysely';

/** The reason for a link: the first invitation, a reminder, or the signer's request for a new one. */
export type InvitationKind = 'INVITE' | 'REMIND' | 'AGAIN';

export interface InvitationTables {
  /** A link that was sent to a signer. It is replaced by the next one, and accepted at most once. */
  signer_invitation: {
    token_hash: string;
    person: string;
    round: number;
    kind: InvitationKind;
    expires_at: Date;
    void_at: Date | null;
    accepted_at: Date | null;
  };
  /** An emailed login link with its code. */
  signer_login: {
    uuid: string;
    organisation: string;
    email_hash: string;
    /** The account under the address at the time of the request. */
    identity_uuid: Generated<string | null>;
    /**
     * The signer. Null until the job that emails the link has found the signer, and for an address that no signer uses.
     */
    person: string | null;
    token_hash: string;
    tries: Generated<number>;
    made_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends InvitationTables {}
}
