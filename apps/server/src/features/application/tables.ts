export interface CorrectionTables {
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

declare module '../../kernel/db/schema.ts' {
  interface Database extends CorrectionTables {}
}
