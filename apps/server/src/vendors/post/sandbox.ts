import type { Kysely } from 'kysely';
import { type Database, sealContext, type Vault } from '../../kernel/db/index.ts';
import type { Letter, LetterPort } from './port.ts';

/** A letter in the mail tray of the test environment. */
export interface TrayLetter {
  readonly key: string;
  readonly organisation: string;
  readonly applicationUuid: string;
  /** The address as printed, line by line. */
  readonly to: readonly string[];
  readonly titles: readonly string[];
  readonly pages: number;
  readonly at: string;
}

const letterSealContext = (key: string): string => sealContext('post_tray', key);

/** A street for which the vendor accepts the letter and reports the mailing only by its event (docs/sandbox.md). */
const SLOW_STREET = /slow post/i;

/**
 * A mailing vendor that mails nothing: the mail tray stores each letter for the tester. The same key is the same
 * letter.
 */
export function trayPost(db: Kysely<Database>, vault: Vault): LetterPort {
  return {
    provider: 'sandbox',
    async send(letter, { organization, key }) {
      await db
        .insertInto('post_tray')
        .values({
          key,
          organisation: organization,
          application_uuid: letter.applicationUuid,
          ...vault.seal(letterSealContext(key), toTrayLetter(letter)),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      return { outcome: SLOW_STREET.test(letter.to.street1) ? 'ACCEPTED' : 'POSTED' };
    },
  };
}

function toTrayLetter({ to, documents }: Letter): Pick<TrayLetter, 'to' | 'titles' | 'pages'> {
  const lines = [to.name, to.street1, to.street2, `${to.city}, ${to.state} ${to.zip}`].filter((line) => line !== '');
  return {
    to: lines,
    titles: documents.map(({ title }) => title),
    pages: documents.reduce((sum, { pages }) => sum + pages, 0),
  };
}

/** Returns the letters in the mail tray, newest first, at most 200. */
export async function readTray(db: Kysely<Database>, vault: Vault, applicationUuid?: string): Promise<TrayLetter[]> {
  let query = db.selectFrom('post_tray').selectAll().orderBy('sequence', 'desc').limit(200);
  if (applicationUuid !== undefined) query = query.where('application_uuid', '=', applicationUuid);
  const rows = await query.execute();
  return rows.map((row) => ({
    key: row.key,
    organisation: row.organisation,
    applicationUuid: row.application_uuid,
    at: row.created_at.toISOString(),
    ...vault.open<Pick<TrayLetter, 'to' | 'titles' | 'pages'>>(letterSealContext(row.key), row),
  }));
}
