import type { Generated } from 'kysely';

export interface ApplicationTables {
  application_detail: {
    application_uuid: string;
    property_state: string;
    /** References into the vault: the person as answered, and the home. */
    profile_ref: string;
    property_ref: string;
    updated_at: Date;
  };
  /** What was agreed to, in which words, from where. Never changed: a withdrawal is another row. */
  application_consent: {
    application_uuid: string;
    type: string;
    version: string;
    opted: string;
    text_sha256: string;
    ip: string;
    user_agent: string;
    at: Date;
    /** Whose consent: BORROWER, or the id of a signer in the loan file. */
    person: Generated<string>;
  };
  /** What start/contact added: a reference into the vault. */
  application_contact: {
    application_uuid: string;
    contact_ref: string;
    updated_at: Date;
  };
  /** What the borrower wants corrected after the submission; the words are sealed. */
  correction: {
    uuid: string;
    application_uuid: string;
    field: string;
    state: string;
    sealed: Buffer;
    key_id: string;
    /** The press that asked: pressed again, it asks once. */
    press: string;
    asked_at: Date;
    decided_at: Date | null;
  };
}

declare module '../db/schema.ts' {
  interface Database extends ApplicationTables {}
}
