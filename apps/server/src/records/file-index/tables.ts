export interface FileIndexTables {
  /** The search tokens of a file, hashed with one of our keys. */
  file_token: { hash: string; application_uuid: string; key_id: string };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends FileIndexTables {}
}
