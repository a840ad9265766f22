import type { Generated } from 'kysely';

export interface SandboxPostTables {
  /** The mail tray of the test environment. */
  post_tray: {
    sequence: Generated<string>;
    key: string;
    organisation: string;
    application_uuid: string;
    /** Address, titles, pages. */
    sealed: Buffer;
    key_id: string;
    created_at: Generated<Date>;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SandboxPostTables {}
}
