import type { Generated } from 'kysely';

export interface ConditionTables {
  /** Uploads that were attached to a condition. */
  condition_document: { document_uuid: string; application_uuid: string; condition_id: string };
  /** Texts with which borrowers answered conditions. */
  condition_text: {
    sequence: Generated<string>;
    application_uuid: string;
    condition_id: string;
    at: Date;
    sealed: Buffer;
    key_id: string;
  };
  /** The latest code of a condition that asks for a mobile number. */
  condition_phone: {
    uuid: string;
    application_uuid: string;
    condition_id: string;
    expires_at: Date;
    tries: Generated<number>;
    /** Number and code. */
    sealed: Buffer;
    key_id: string;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ConditionTables {}
}
