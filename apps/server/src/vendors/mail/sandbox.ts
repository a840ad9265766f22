import type { Kysely } from 'kysely';
import type { Database, Vault } from '../../kernel/db/index.ts';
import { sendToOutbox } from '../outbox.ts';
import type { MailPort } from './port.ts';

/** Sends nothing: keeps the email in the outbox for the tester, with the faults that they ordered. */
export function outboxMail(db: Kysely<Database>, vault: Vault): MailPort {
  return { provider: 'sandbox', send: (mail, key) => sendToOutbox(db, vault, { channel: 'MAIL', ...mail }, key) };
}
