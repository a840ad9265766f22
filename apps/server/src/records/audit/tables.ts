import type { Generated } from 'kysely';

export interface AuditTables {
  /** The trail: one read or act each, chained by hashes. */
  audit_entry: {
    sequence: string | number;
    at: Date;
    event: string;
    organisation: string | null;
    /** The ID of a person, or the part of the server that acted. */
    actor: string;
    application_uuid: string | null;
    request_id: string | null;
    /** The JSON text that was hashed: IDs, codes and counts, never personal data. */
    about: string;
    previous_hash: string;
    hash: string;
  };
  /** Requested export files. */
  audit_export: {
    uuid: string;
    organisation: string;
    staff_uuid: string;
    /** JSON: the filter and the format. */
    asked: string;
    asked_at: Date;
    /** The last entry in the file. */
    up_to: string | number;
    file_ref: string | null;
    sha256: string | null;
    entries: number | null;
    /** The idempotency key of the request: a repeat requests nothing new. */
    press: string;
  };
  /**
   * The end of each organization's chain and of the common chain (''). An entry cut off at the end is detected by this
   * row.
   */
  audit_chain: { chain: string; sequence: string | number; hash: string };
  /** The end of the single chain from before each organization had its own; sealed. */
  audit_head: { id: Generated<number>; sequence: string | number; hash: string };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends AuditTables {}
}
