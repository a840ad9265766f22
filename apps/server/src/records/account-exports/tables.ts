export interface AccountExportTables {
  /** A copy of an account's data. `file_ref` is its file once it is made. */
  account_export: {
    uuid: string;
    identity_uuid: string;
    organisation: string;
    state: 'MAKING' | 'READY';
    file_ref: string | null;
    size: number | null;
    asked_at: Date;
    /** Until when it can be downloaded. */
    expires_at: Date | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends AccountExportTables {}
}
