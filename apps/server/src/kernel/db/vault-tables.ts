import type { Generated } from 'kysely';

export interface VaultTables {
  secret: { ref: string; kind: string; key_id: string; sealed: Buffer; created_at: Generated<Date> };
  key_used: { name: string; key_id: string };
}

declare module './schema.ts' {
  interface Database extends VaultTables {}
}
