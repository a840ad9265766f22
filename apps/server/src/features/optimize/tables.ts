import type { JSONColumnType } from 'kysely';

/** Tables that the lender writes and borrowers read. */
export interface LenderTables {
  flag: { key: string; organisation: string; enabled: boolean; variables: JSONColumnType<Record<string, unknown>> };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends LenderTables {}
}
