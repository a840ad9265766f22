import type { Generated } from 'kysely';

export interface MessageConsentTables {
  /** Every answer of a person about text messages. The newest for a prompt counts. */
  message_consent: { identity_uuid: string; prompt_uuid: string; opted: string; source: string; at: Generated<Date> };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends MessageConsentTables {}
}
