import { setTimeout as wait } from 'node:timers/promises';
import { askPasswordReset, createHeloc, readStatus, type Status } from '@lintel/contract';
import { currentLocale, type Locale } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { buildCreation } from '../../test/creation.ts';
import { onOneDatabase } from '../../test/database.ts';
import { walkToStatus, type WalkedLoan } from '../../test/walk.ts';
import { RULE_CONDITIONS } from '../features/conditions/words.ts';
import { emailAccountOwner } from '../identity/account-mail.ts';
import { readLocale } from '../loan-file/applications.ts';
import { record } from '../loan-file/record.ts';
import { LETTER_WORDS } from '../records/borrower-mail/letter-words.ts';
import { addFileNote } from '../records/staff-acts/notes.ts';
import { NOTE_MAIL } from '../records/staff-acts/words.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { inLenderLocale, inLocale } from './locale.ts';

const LOCALES = { LOCALES: 'en-US,en-XA' };
/** Letters that only the pseudo-locale has. */
const ACCENTS = /[áéíóúñšţŕ]{2}/;

describe('the locale of a reader', () => {
  test('is American English outside a request', () => {
    expect(currentLocale()).toBe('en-US');
  });

  test('is separate for each of several parallel requests', async () => {
    const asked: readonly Locale[] = ['en-XA', 'en-US', 'en-XA', 'en-US'];
    const read = await Promise.all(
      asked.map((locale, index) =>
        inLocale(locale, async () => {
          await wait(5 * (asked.length - index));
          return currentLocale();
        }),
      ),
    );
    expect(read).toEqual(asked);
    expect(currentLocale()).toBe('en-US');
  });

  test('is the lender’s for what the lender records', () => {
    expect(inLocale('en-XA', () => inLenderLocale(() => currentLocale()))).toBe('en-US');
  });

  test('changes lazily read texts each time they are read', () => {
    expect(RULE_CONDITIONS.account.text).toMatch(/^Your bank sent/);
    expect(inLocale('en-XA', () => RULE_CONDITIONS.account.text)).toMatch(ACCENTS);
    expect(inLocale('en-XA', () => LETTER_WORDS.hello('Ana'))).toMatch(/^Ĥ.* Ana,$/);
  });
});

onOneDatabase('an application', (open) => {
  let server: TestApp;
  let english: WalkedLoan;
  let accented: WalkedLoan;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, env: LOCALES });
    english = await walkToStatus(server, 'delinquent');
    accented = await walkToStatus(readingIn(server, 'en-XA'), 'delinquent');
  });

  /** The same server, asked by a browser in another language. */
  function readingIn(asked: TestApp, locale: string): TestApp {
    const inject = (request: { readonly headers?: object }) =>
      asked.app.inject({ ...request, headers: { 'accept-language': locale, ...request.headers } });
    return {
      ...asked,
      app: new Proxy(asked.app, { get: (app, name) => (name === 'inject' ? inject : Reflect.get(app, name)) }),
    };
  }

  const statusIn = async ({ client, uuid }: WalkedLoan, locale: string): Promise<Status> =>
    client.send(readStatus, { params: { uuid }, headers: { 'accept-language': locale } });
  const mailsAbout = async ({ uuid }: WalkedLoan) =>
    (await readOutbox(server.context.db, server.context.vault)).filter((one) => one.applicationUuid === uuid);
  const fetchMail = async (who: WalkedLoan, template: string) => {
    await expect
      .poll(async () => (await mailsAbout(who)).map((one) => one.template), { timeout: 20_000 })
      .toContain(template);
    return (await mailsAbout(who)).find((one) => one.template === template) ?? expect.fail(`no mail ${template}`);
  };

  const turnMail = async (who: WalkedLoan) => {
    const ofTurns = async () => (await mailsAbout(who)).filter(({ template }) => template.startsWith('turn.'));
    await expect.poll(async () => (await ofTurns()).length, { timeout: 20_000 }).toBeGreaterThan(0);
    return (await ofTurns())[0] ?? expect.fail('no mail about a turn');
  };

  test('keeps the language in which it was created', async () => {
    const { db } = server.context;
    expect(await readLocale(db, english.uuid)).toBe('en-US');
    expect(await readLocale(db, accented.uuid)).toBe('en-XA');
  });

  test('is in American English when the server does not support the language', async () => {
    const who = await server.createBorrower();
    const { uuid } = await server.send(createHeloc, {
      query: { state: 'CO' },
      token: who.token,
      body: buildCreation(who.email),
      headers: { 'accept-language': 'de-DE,de;q=0.9' },
    });
    expect(await readLocale(server.context.db, uuid)).toBe('en-US');
  });

  test('gets emails in its own language, no matter who causes them', async () => {
    for (const who of [english, accented])
      await addFileNote(server.context, {
        application: who.uuid,
        staff: crypto.randomUUID(),
        text: 'Call me.',
        visibleToBorrower: true,
      });
    const [plain, other] = [await fetchMail(english, 'desk.note'), await fetchMail(accented, 'desk.note')];
    expect(plain).toMatchObject({ locale: 'en-US', subject: 'A message about your application' });
    expect(plain.html).toContain('<html lang="en">');
    expect(other).toMatchObject({ locale: 'en-XA', subject: inLocale('en-XA', () => NOTE_MAIL.subject) });
    expect(other.text).toMatch(ACCENTS);
    // What staff wrote stays as they wrote it.
    expect(other.text).toContain('Call me.');
  });

  test('gets reminders in its own language', async () => {
    const [plain, other] = [await turnMail(english), await turnMail(accented)];
    expect(plain.locale).toBe('en-US');
    expect(plain.text).not.toMatch(ACCENTS);
    expect(other.locale).toBe('en-XA');
    expect(other.text).toMatch(ACCENTS);
  });

  test('leaves account emails in the language of the request', async () => {
    const { context } = server;
    const { email, identityUuid } = await server.createBorrower();
    const headers = { 'accept-language': 'en-XA' };
    await server.send(askPasswordReset, { body: { email }, headers });
    await inLocale('en-XA', () =>
      context.db.transaction().execute((trx) => emailAccountOwner(context, trx, 'password-changed', identityUuid)),
    );
    const mails = async () => readOutbox(context.db, context.vault, email);
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(2);
    for (const { locale, text } of await mails()) {
      expect(locale).toBe('en-XA');
      expect(text).toMatch(ACCENTS);
    }
    const links = (await mails()).flatMap((mail) => mail.links);
    expect(links).toEqual([expect.stringMatching(/^https?:\/\/[\w.:]+\/auth\/reset-password\?org=FIGURE#[\w-]+$/)]);
  });

  test('records its facts in English', async () => {
    const facts = await server.context.db
      .selectFrom('fact')
      .select('data')
      .where('application_uuid', '=', accented.uuid)
      .execute();
    expect(facts).not.toEqual([]);
    expect(facts.filter(({ data }) => ACCENTS.test(data))).toEqual([]);
  });

  test.for(['en-US', 'en-XA'])(
    'explains its status to each reader in their own language, recorded in %s',
    async (recorded) => {
      const { context } = server;
      const id = `account-${crypto.randomUUID()}`;
      const held = await walkToStatus(readingIn(server, recorded), 'found');
      const { uuid } = held;
      await record(
        context,
        uuid,
        () => [
          {
            type: 'ConditionPosted',
            data: {
              id,
              category: 'BANK_ACCOUNT_FRAUD_REVIEW',
              blocks: 'NOW',
              askBorrower: true,
              person: 'BORROWER',
              documents: [RULE_CONDITIONS.account.document],
              text: RULE_CONDITIONS.account.text,
              deadline: null,
            },
          },
        ],
        { actor: { kind: 'worker', id: 'test' }, requestId: crypto.randomUUID() },
      );
      const stored = await context.db
        .selectFrom('gate_words')
        .select(['gate', 'locale'])
        .where('application_uuid', '=', uuid)
        .executeTakeFirst();
      expect(stored).toEqual({ gate: 'hold-borrower', locale: recorded });
      const inEnglish = RULE_CONDITIONS.account.text;
      const inAccents = inLocale('en-XA', () => RULE_CONDITIONS.account.text);
      // The first poll finds the stored words and no cached reply.
      expect((await statusIn(held, 'en-XA')).explain.text).toBe(inAccents);
      const read = await Promise.all(['en-US', 'en-XA', 'en-US', 'en-XA'].map((locale) => statusIn(held, locale)));
      expect(read.map(({ explain }) => explain.text)).toEqual([inEnglish, inAccents, inEnglish, inAccents]);
      expect((await statusIn(held, 'en-US')).explain.text).toBe(inEnglish);
      expect((await statusIn(held, 'en-XA')).explain.text).toBe(inAccents);
    },
  );
});
