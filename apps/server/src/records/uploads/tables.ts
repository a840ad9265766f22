import type { Generated } from 'kysely';

export interface UploadTables {
  /** A file in the store that belongs to nothing yet. */
  upload_begun: { file_ref: string; begun_at: Generated<Date> };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends UploadTables {}
}
