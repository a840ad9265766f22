import type { Generated } from 'kysely';

export interface RequestTables {
  idempotency: {
    scope: string;
    key: string;
    body_hash: string;
    started_at: Generated<Date>;
    /** Null while the first request is still at work. */
    status: number | null;
    /** The answer, sealed: replies hold tokens and names. */
    sealed: Buffer | null;
    key_id: string | null;
    /** The loan that this press has changed, from the moment it is committed. */
    application_uuid: string | null;
  };
  rate_count: { key: string; window_start: Date; count: number };
}

declare module '../db/schema.ts' {
  interface Database extends RequestTables {}
}
