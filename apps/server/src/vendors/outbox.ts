import { DEFAULT_LOCALE } from '@lintel/domain';
import type { Kysely } from 'kysely';
import { type Database, sealContext, type Vault } from '../kernel/db/index.ts';
import { VendorFailure } from './call.ts';
import { claimFault, underFault } from './faults.ts';
import type { Mail } from './mail/port.ts';

/** An email or a text message. A text message has an empty subject. */
export interface Letter extends Mail {
  readonly channel: 'MAIL' | 'SMS';
}

export interface OutboxEntry extends Letter {
  readonly at: string;
  /** Six-digit codes and addresses in the text, for a tester to copy. */
  readonly codes: string[];
  readonly links: string[];
}

type LetterContent = Pick<Letter, 'to' | 'subject' | 'text' | 'html'> & Partial<Pick<Letter, 'locale'>>;

const letterSealContext = (key: string): string => sealContext('outbox', key);

/** Sends a message as the sandbox's mail server or text service does, with the faults that a tester ordered. */
export async function insertLetter(db: Kysely<Database>, vault: Vault, letter: Letter, key: string): Promise<void> {
  const kind = letter.channel === 'MAIL' ? 'mail' : 'sms';
  const fault = await claimFault(db, kind);
  const put = () => upsertLetter(db, vault, letter, key);
  // The message was sent even if its answer is lost or unreadable.
  if (fault?.mode === 'timeout' || fault?.mode === 'malformed' || fault?.mode === 'duplicate') await put();
  await underFault(fault, kind, put);
  if (fault?.mode === 'malformed') throw new VendorFailure('MALFORMED', kind);
}

/** Saves it in a separate transaction. The same key is the same message. */
async function upsertLetter(db: Kysely<Database>, vault: Vault, letter: Letter, key: string): Promise<void> {
  const { channel, template, organisation, applicationUuid, to, subject, text, html, locale } = letter;
  await db
    .insertInto('outbox')
    .values({
      key,
      channel,
      organisation,
      application_uuid: applicationUuid,
      template,
      ...vault.seal(letterSealContext(key), { to, subject, text, locale, ...(html === undefined ? {} : { html }) }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Newest first, at most 500. `to` is compared without case. */
export async function readOutbox(db: Kysely<Database>, vault: Vault, to?: string): Promise<OutboxEntry[]> {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('sequence', 'desc').limit(500).execute();
  const entries = rows.map((row): OutboxEntry => {
    const content = vault.open<LetterContent>(letterSealContext(row.key), row);
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
