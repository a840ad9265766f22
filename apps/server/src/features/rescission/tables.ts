import type { ColumnType } from 'kysely';

export interface RescissionTables {
  /** The delivery of the notice of the right to cancel to an owner, for each document set. */
  rescission_notice: {
    application_uuid: string;
    papers: number;
    person: string;
    how: 'HANDED' | 'MAIL' | 'ELECTRONIC';
    at: Date;
  };
  /** An owner's statement about the right: canceled in time, canceled too late, or not used. */
  rescission_word: {
    uuid: string;
    application_uuid: string;
    person: string;
    papers: number;
    kind: 'RESCINDED' | 'LATE' | 'CONFIRMED';
    how: 'ONLINE' | 'LETTER' | 'FAX';
    sent_at: Date;
    received_at: Date;
    /** yyyy-MM-dd: the last day for returning everything. Null where nothing must be returned. */
    due_on: ColumnType<string | null, string | null, string | null>;
    /** When everything was returned, or a late request was answered. */
    settled_at: Date | null;
    /** The letter or fax. */
    document_uuid: string | null;
    /** The typed name, the notice it answers, and the client. */
    sealed: Buffer;
    key_id: string;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends RescissionTables {}
}
