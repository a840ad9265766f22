import type { Generated } from 'kysely';

export interface AssetTables {
  /** Accounts that borrowers listed as assets: type, institution and balance are sealed. */
  asset: { uuid: string; application_uuid: string; sealed: Buffer; key_id: string; created_at: Generated<Date> };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends AssetTables {}
}
