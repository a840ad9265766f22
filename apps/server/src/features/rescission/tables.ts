import type { ColumnType } from 'kysely';

export interface RescissionTables {
  /** The notice of the right to cancel as it reached an owner, for each paper set. */
  rescission_notice: {
    application_uuid: string;
    papers: number;
    person: string;
    how: 'HANDED' | 'MAIL' | 'ELECTRONIC';
    at: Date;
  };
  /** What an owner said of the right: cancelled it in time, too late, or that it was not used. */
  rescission_word: {
    uuid: string;
    application_uuid: string;
    person: string;
    papers: number;
    kind: 'RESCINDED' | 'LATE' | 'CONFIRMED';
    how: 'ONLINE' | 'LETTER' | 'FAX';
    sent_at: Date;
    received_at: Date;
    /** yyyy-MM-dd: the last day for giving everything back. Null where nothing is to be given back. */
    due_on: ColumnType<string | null, string | null, string | null>;
    /** Everything was given back, or a late wish was answered. */
    settled_at: Date | null;
    /** The letter or the fax. */
    document_uuid: string | null;
    /** The name as typed, the notice it answers, from where it came. */
    sealed: Buffer;
    key_id: string;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends RescissionTables {}
}
