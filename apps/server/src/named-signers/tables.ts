import type { Generated } from 'kysely';

export type InvitationKind = 'INVITE' | 'REMIND' | 'AGAIN';

export interface SignerTables {
  /** Somebody who was named to sign a deed; `person` is that of the title. */
  signer: {
    person: string;
    application_uuid: string;
    organisation: string;
    named_at: Date;
    /** Name, e-mail, phone, and what the borrower says of where they live. */
    sealed: Buffer;
    key_id: string;
    /** Their account, once they came in. */
    identity_uuid: string | null;
    /** A keyed hash of the e-mail address, to find them by it. */
    email_hash: string | null;
    email_key_id: string;
    /** The number of the last invitation. */
    round: Generated<number>;
    sent_at: Date | null;
    /** When they're reminded next, on the loan clock; null once nothing more is sent. */
    remind_at: Generated<Date | null>;
    removed_at: Date | null;
    removed_because: string | null;
    /** The link to a session replay that their browser told; never shown. */
    replay_link: string | null;
  };
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
  /** A mailed link to sign in, with its code. */
  signer_login: {
    uuid: string;
    organisation: string;
    email_hash: string;
    /** The account under the address when it asked. */
    identity_uuid: Generated<string | null>;
    /** Whose it is; null until the job that mails the link has found them, and for an address that no one signs with. */
    person: string | null;
    token_hash: string;
    tries: Generated<number>;
    made_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}

declare module '../db/schema.ts' {
  interface Database extends SignerTables {}
}
