export interface CorrectionTables {
  /** Correction requests that borrowers made after the submission. Value and comment are sealed. */
  correction: {
    uuid: string;
    application_uuid: string;
    field: string;
    state: string;
    sealed: Buffer;
    key_id: string;
    /** The idempotency key of the request: a repeat requests nothing new. */
    press: string;
    asked_at: Date;
    decided_at: Date | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends CorrectionTables {}
}
