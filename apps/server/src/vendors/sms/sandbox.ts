import type { Kysely } from 'kysely';
import type { Database, Vault } from '../../kernel/db/index.ts';
import { sendToOutbox } from '../outbox.ts';
import type { SmsPort } from './port.ts';

/** Sends nothing: the outbox keeps the texts for the tester. */
export function outboxSms(db: Kysely<Database>, vault: Vault): SmsPort {
  return {
    provider: 'sandbox',
    send: (sms, key) => sendToOutbox(db, vault, { channel: 'SMS', subject: '', ...sms }, key),
  };
}
