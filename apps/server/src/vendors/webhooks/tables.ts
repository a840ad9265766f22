import type { Generated } from 'kysely';

export interface WebhookTables {
  /** Events that vendors sent. */
  vendor_event: {
    sequence: Generated<string>;
    kind: string;
    organisation: string;
    event_id: string;
    type: string;
    /** Null while the event's subject is unknown. */
    application_uuid: string | null;
    /** Reference, time and data. */
    sealed: Buffer;
    key_id: string;
    /** ASIDE waits for staff. */
    state: 'QUEUED' | 'DONE' | 'ASIDE';
    received_at: Generated<Date>;
    done_at: Date | null;
  };
  /** The secrets with which vendors sign their events. */
  webhook_secret: {
    ref: string;
    kind: string;
    organisation: string;
    sealed: Buffer;
    key_id: string;
    made_at: Generated<Date>;
    /** Null for the current secret. */
    ends_at: Date | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends WebhookTables {}
}
