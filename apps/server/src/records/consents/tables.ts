import type { Generated } from 'kysely';

export interface ConsentTables {
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
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ConsentTables {}
}
