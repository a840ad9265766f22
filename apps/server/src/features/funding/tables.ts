export interface ServicingTables {
  /** What the servicer of the line is handed once it is open. */
  servicing_record: { application_uuid: string; organisation: string; made_at: Date; sealed: Buffer; key_id: string };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ServicingTables {}
}
