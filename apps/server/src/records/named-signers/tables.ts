import type { Generated } from 'kysely';

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
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SignerTables {}
}
