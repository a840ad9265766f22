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
  audit_head: { id: Generated<number>; sequence: string | number; hash: string };
}
