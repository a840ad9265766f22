export interface FileIndexTables {
  /** What a file is found by, hashed with a key of ours. */
  file_token: { hash: string; application_uuid: string; key_id: string };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends FileIndexTables {}
}
