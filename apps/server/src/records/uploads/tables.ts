import type { Generated } from 'kysely';

export interface UploadTables {
  /** An unclaimed file in the store: it belongs to nothing yet, or to nothing any more. */
  upload_begun: { file_ref: string; begun_at: Generated<Date> };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends UploadTables {}
}
