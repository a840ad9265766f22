import type { Generated } from 'kysely';

export interface AuditTables {
  audit_entry: {
    sequence: string | number;
    at: Date;
    event: string;
    organisation: string | null;
    /** The id of a person, or the part of the server that acted. */
    actor: string;
    application_uuid: string | null;
    request_id: string | null;
    /** JSON text as it was hashed: ids, codes and counts, never a person's data. */
    about: string;
    previous_hash: string;
    hash: string;
  };
  /** Files of entries that somebody asked for. */
  audit_export: {
    uuid: string;
    organisation: string;
    staff_uuid: string;
    /** JSON: the filter and the format. */
    asked: string;
    asked_at: Date;
    /** The last entry that is in it. */
    up_to: string | number;
    file_ref: string | null;
    sha256: string | null;
    entries: number | null;
    /** The press that asked: pressed again, it asks once. */
    press: string;
  };
  /** Where the chain of an organization ends, and that of the house (''): an entry cut off at the end is missed by this row. */
  audit_chain: { chain: string; sequence: string | number; hash: string };
  /** Where the chain of all ended that was there before each organization had its own; sealed. */
  audit_head: { id: Generated<number>; sequence: string | number; hash: string };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends AuditTables {}
}
