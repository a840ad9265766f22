import type { Generated } from 'kysely';

export interface SignerTables {
  /** A person who was named to sign a deed. `person` is the title's ID of them. */
  signer: {
    person: string;
    application_uuid: string;
    organisation: string;
    named_at: Date;
    /** Name, email, phone, and the borrower's statement of where they live. */
    sealed: Buffer;
    key_id: string;
    /** Their account, once they accepted. */
    identity_uuid: string | null;
    /** A keyed hash of the email address, for look-ups. */
    email_hash: string | null;
    email_key_id: string;
    /** The number of the last invitation. */
    round: Generated<number>;
    sent_at: Date | null;
    /** When the next reminder is due by the loan clock. Null when no more are sent. */
    remind_at: Generated<Date | null>;
    removed_at: Date | null;
    removed_because: string | null;
    /** The session replay link that their browser reported; never shown. */
    replay_link: string | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SignerTables {}
}
