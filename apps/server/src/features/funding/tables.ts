export interface ServicingTables {
  /** The servicer's record of an open line. */
  servicing_record: { application_uuid: string; organisation: string; made_at: Date; sealed: Buffer; key_id: string };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ServicingTables {}
}
