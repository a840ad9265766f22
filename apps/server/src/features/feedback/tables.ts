import type { FeedbackChoice, FeedbackKind } from './types.ts';

export interface FeedbackTables {
  /**
   * A message, a survey answer or a rating that a person sent. Message and page are sealed: people write about
   * themselves.
   */
  feedback: {
    uuid: string;
    organisation: string;
    kind: FeedbackKind;
    choice: FeedbackChoice;
    marketing_consent: boolean | null;
    /** Null for a visitor who chatted. */
    identity_uuid: string | null;
    application_uuid: string | null;
    sealed: Buffer;
    key_id: string;
    created_at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends FeedbackTables {}
}
