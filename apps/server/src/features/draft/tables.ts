import type { Generated } from 'kysely';

export interface DraftTables {
  /** Answers of an unfinished registration, found by the hash of a cookie. The cookie itself is never stored. */
  registration_draft: { id_hash: string; sealed: Buffer; key_id: string; expires_at: Date };
  /** What a borrower typed at a step of an application and has not sent yet. */
  application_draft: {
    application_uuid: string;
    step: string;
    sealed: Buffer;
    key_id: string;
    saved_at: Generated<Date>;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends DraftTables {}
}
