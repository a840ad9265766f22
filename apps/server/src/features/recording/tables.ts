import type { ColumnType } from 'kysely';

/** yyyy-MM-dd when read and written. */
type Day = ColumnType<string | null, string | null, string | null>;

export interface RecordingTables {
  /** The deed of a set of closing documents at its county. */
  deed_recording: {
    application_uuid: string;
    /** The number of the set of closing documents. */
    papers: number;
    /** BY_HAND: the county accepts only paper, so staff take the deed there. REJECTED: the county returned the deed. */
    state: 'SUBMITTED' | 'BY_HAND' | 'REJECTED' | 'RECORDED';
    county: string;
    submitted_at: Date;
    expected_on: Day;
    instrument_number: string | null;
    recorded_on: Day;
    /** The stamped deed, where staff entered it. */
    document_uuid: string | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends RecordingTables {}
}
