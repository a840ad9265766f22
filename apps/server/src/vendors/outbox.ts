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

export interface OutboxEntry extends OutboxMessage {
  readonly at: string;
  /** Six-digit codes and addresses in the text, for a tester to copy. */
  readonly codes: string[];
  readonly links: string[];
}

type OutboxContent = Pick<OutboxMessage, 'to' | 'subject' | 'text' | 'html'> & Partial<Pick<OutboxMessage, 'locale'>>;

const messageSealContext = (key: string): string => sealContext('outbox', key);

/** Sends a message as the sandbox's mail server or text service does, with the faults that a tester ordered. */
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

/** Saves it in a separate transaction. The same key is the same message. */
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

/** Returns the outbox's messages, newest first, at most 500. `to` is compared without case. */
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
      // Messages from before there were languages.
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
