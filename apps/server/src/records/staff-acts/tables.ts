import type { Generated } from 'kysely';

export interface NoteTables {
  desk_note: {
    uuid: string;
    sequence: Generated<string | number>;
    application_uuid: string;
    /** FILE, or the act that it belongs to. */
    about: string;
    staff_uuid: string;
    visible_to_borrower: boolean;
    /** When the borrower was emailed. Null for an internal note or one that is not sent yet. */
    mailed_at: Generated<Date | null>;
    sealed: Buffer;
    key_id: string;
    at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends NoteTables {}
}
