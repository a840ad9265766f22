import type { Generated } from 'kysely';

export interface VaultTables {
  /** Sealed values that rows and facts name only by a reference. */
  secret: { ref: string; kind: string; key_id: string; sealed: Buffer; created_at: Generated<Date> };
  /** The keys that this database was used with. A start without a vault or index key among them is refused. */
  key_used: { name: string; key_id: string };
}

declare module './schema.ts' {
  interface Database extends VaultTables {}
}
