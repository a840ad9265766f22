export interface ServicedAccountTables {
  /** The figures that the servicer gave last, sealed. */
  serviced_account: { application_uuid: string; sealed: Buffer; key_id: string; read_at: Date };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ServicedAccountTables {}
}
