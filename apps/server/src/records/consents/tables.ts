import type { Generated } from 'kysely';

export interface ConsentTables {
  /**
   * Consents: the version and hash of the words, and where they were given. Rows never change; a withdrawal is another
   * row.
   */
  application_consent: {
    application_uuid: string;
    type: string;
    version: string;
    opted: string;
    text_sha256: string;
    ip: string;
    user_agent: string;
    at: Date;
    /** BORROWER, or the ID of a signer in the loan file. */
    person: Generated<string>;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ConsentTables {}
}
