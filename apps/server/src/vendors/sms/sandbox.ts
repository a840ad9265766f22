import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Vault } from '../../db/vault.ts';
import { putIntoOutbox } from '../outbox.ts';
import type { SmsPort } from './port.ts';

/** Texts that go nowhere: the outbox keeps them for the tester. */
export function outboxSms(db: Kysely<Database>, vault: Vault): SmsPort {
  return {
    provider: 'sandbox',
    send: (sms, key) => putIntoOutbox(db, vault, { channel: 'SMS', subject: '', ...sms }, key),
  };
}
