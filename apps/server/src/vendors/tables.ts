import type { Generated } from 'kysely';

/** Questions to vendors, evidence, the sandbox's outbox, and the faults that a tester ordered. */
export interface VendorTables {
  vendor_ledger: {
    sequence: Generated<string>;
    key: string;
    kind: string;
    op: string;
    provider: string;
    organisation: string;
    application_uuid: string | null;
    attempt: number;
    /** How often the question was sent, including the first time. The vendor counts it once. */
    asks: Generated<number>;
    asked_at: Generated<Date>;
    answered_at: Date | null;
    /** The answer's outcome, or the last failure while there is no answer. */
    outcome: string | null;
    /** The reply, sealed because it contains personal data. */
    sealed: Buffer | null;
    key_id: string | null;
  };
  outbox: {
    sequence: Generated<string>;
    key: string;
    channel: 'MAIL' | 'SMS';
    organisation: string;
    application_uuid: string | null;
    template: string;
    /** Recipient, subject and text. */
    sealed: Buffer;
    key_id: string;
    created_at: Generated<Date>;
  };
  sandbox_fault: { sequence: Generated<string>; kind: string; mode: string; remaining: number; seconds: number };
  evidence: {
    sequence: Generated<string>;
    ref: string;
    application_uuid: string;
    kind: string;
    attempt: number;
    sealed: Buffer;
    key_id: string;
    created_at: Generated<Date>;
  };
}

declare module '../kernel/db/schema.ts' {
  interface Database extends VendorTables {}
}
