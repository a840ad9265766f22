import type { Generated } from 'kysely';

export interface RequestTables {
  /** Requests with an idempotency key, and their answers. */
  idempotency: {
    scope: string;
    key: string;
    body_hash: string;
    started_at: Generated<Date>;
    /** Null while the first request is running. */
    status: number | null;
    /** The sealed answer, because replies contain tokens and names. */
    sealed: Buffer | null;
    key_id: string | null;
    /** The loan that this request changed, set when it commits. */
    application_uuid: string | null;
  };
  /** The counters of the rate limits. */
  rate_count: { key: string; window_start: Date; count: number };
}

declare module '../db/schema.ts' {
  interface Database extends RequestTables {}
}
