export interface ServicingTables {
  /** The sealed data of an open line for its servicer. */
  servicing_record: { application_uuid: string; organisation: string; made_at: Date; sealed: Buffer; key_id: string };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ServicingTables {}
}
