import { DEFAULT_LOCALE } from '@lintel/domain';
import type { Kysely } from 'kysely';
import { type Database, sealContext, type Vault } from '../kernel/db/index.ts';
import { VendorFailure } from './call.ts';
import { claimFault, applyFault } from './faults.ts';
import type { Mail } from './mail/port.ts';

/** An email or a text in the sandbox's outbox, which stands in for the mail server. A text has an empty subject. */
export interface OutboxMessage extends Mail {
  readonly channel: 'MAIL' | 'SMS';
}

/** A message as testers read it, with the codes and links to copy from its plain text. */
export interface OutboxEntry extends OutboxMessage {
  /** When it was saved, as an ISO instant. */
  readonly at: string;
  /** Six-digit codes. */
  readonly codes: string[];
  /** URLs. */
  readonly links: string[];
}

type OutboxContent = Pick<OutboxMessage, 'to' | 'subject' | 'text' | 'html'> & Partial<Pick<OutboxMessage, 'locale'>>;

const messageSealContext = (key: string): string => sealContext('outbox', key);

/**
 * Sends a message as the sandbox's mail server or text service, which means that it saves it, with the fault that a
 * tester ordered for the call. With `5xx` and `late` nothing is saved. With `timeout` and `malformed` the message is
 * saved before the failure is thrown, as if only the confirmation was lost or unreadable.
 *
 * @throws VendorFailure with the failure that the tester ordered
 */
export async function sendToOutbox(
  db: Kysely<Database>,
  vault: Vault,
  message: OutboxMessage,
  key: string,
): Promise<void> {
  const kind = message.channel === 'MAIL' ? 'mail' : 'sms';
  const fault = await claimFault(db, kind);
  const save = () => saveMessage(db, vault, message, key);
  // The message was sent even if its answer is lost or unreadable.
  if (fault?.mode === 'timeout' || fault?.mode === 'malformed' || fault?.mode === 'duplicate') await save();
  await applyFault(fault, kind, save);
  if (fault?.mode === 'malformed') throw new VendorFailure('MALFORMED', kind);
}

/**
 * Saves a message right away, even if a transaction of the caller is rolled back later. An existing key is the same
 * message, so nothing changes.
 */
async function saveMessage(db: Kysely<Database>, vault: Vault, message: OutboxMessage, key: string): Promise<void> {
  const { channel, template, organisation, applicationUuid, to, subject, text, html, locale } = message;
  await db
    .insertInto('outbox')
    .values({
      key,
      channel,
      organisation,
      application_uuid: applicationUuid,
      template,
      ...vault.seal(messageSealContext(key), { to, subject, text, locale, ...(html === undefined ? {} : { html }) }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Returns the newest 500 messages, newest first. With `to`, returns only those among the 500 that went to this email
 * address or phone number, compared without case.
 */
export async function readOutbox(db: Kysely<Database>, vault: Vault, to?: string): Promise<OutboxEntry[]> {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('sequence', 'desc').limit(500).execute();
  const entries = rows.map((row): OutboxEntry => {
    const content = vault.open<OutboxContent>(messageSealContext(row.key), row);
    return {
      channel: row.channel,
      template: row.template,
      organisation: row.organisation,
      applicationUuid: row.application_uuid,
      at: row.created_at.toISOString(),
      // Messages that were saved before the product had languages have no locale.
      locale: DEFAULT_LOCALE,
      ...content,
      codes: content.text.match(/\b\d{6}\b/g) ?? [],
      links: content.text.match(/https?:\/\/\S+/g) ?? [],
    };
  });
  return to === undefined ? entries : entries.filter((entry) => entry.to.toLowerCase() === to.toLowerCase());
}

export async function emptyOutbox(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('outbox').execute();
}
