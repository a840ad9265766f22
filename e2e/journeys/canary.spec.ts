import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addDocument,
  enterPayoffFigures,
  listApplications,
  listConditions,
  listReviews,
  readAudit,
  readFacts,
  readLoanFile,
  readGates,
  readPayoff,
  reveal,
  type Call,
} from '@lintel/contract';
import { type Request } from '../../apps/server/src/sandbox/client.ts';
import { buildPaystub } from '../../apps/server/test/hostile-files.ts';
import {
  splitByTable,
  findLeaks,
  readStoredFiles,
  fetchDocuments,
  toEncodings,
  findUnencryptedFiles,
  type Canaries,
} from '../pages/canaries.ts';
import { createStaff, logInToQueue } from '../pages/console.ts';
import { readDatabaseText } from '../pages/database-text.ts';
import { withDatabase } from '../pages/database.ts';
import { logInOnDevice } from '../pages/device.ts';
import { expectOffers } from '../pages/offer.ts';
import { newPerson } from '../pages/person.ts';
import { register } from '../pages/registration.ts';
import { drive, readOutbox, type DrivenLoan } from '../pages/sandbox.ts';
import { createStaffCaller } from '../pages/staff.ts';
import { expect, test } from '../test.ts';
import { openWorld, type World } from '../world.ts';

/** The only document that repeats the borrower's answers. */
const SUMMARY_TITLE = 'Your application in summary';

/** Values that the borrower types in the browser. */
const TYPED_VALUES: Canaries = {
  'the Social Security number': toEncodings('666-00-0001', '666000001', '666 00 0001'),
  'the password': toEncodings('Canary-harbor-9137!'),
  'the date of birth': toEncodings(
    '1971-08-23',
    '08/23/1971',
    '8/23/1971',
    '08231971',
    '19710823',
    'August 23, 1971',
    '23 Aug 1971',
  ),
  'the income': ['131,847', '131847'],
  'the phone number': ['7195550187', '(719) 555-0187', '719-555-0187'],
};

/**
 * Values that the sandbox's personas give, and what staff type about a creditor's account. The Social Security number
 * is the one above: `666-00-0001`.
 */
const GIVEN_VALUES: Canaries = {
  'the date of birth of a persona': toEncodings(
    '1984-03-09',
    '03/09/1984',
    '3/9/1984',
    '03091984',
    '19840309',
    'March 9, 1984',
    '9 Mar 1984',
    'Fri, Mar 9, 1984',
    'Mar 9, 1984',
  ),
  'the account of a creditor': toEncodings('44081137726'),
  'the routing number of a creditor': toEncodings('102000076'),
  'a name': toEncodings('Paul Waite', 'Waite, Paul', 'Dina Clyne', 'Clyne, Dina', 'Maria Delgado', 'Delgado, Maria'),
  'a street': toEncodings('1600 Larimer Street', '412 Alder Ridge Road'),
  'the name of an upload': ['canary stub', 'canary-stub', 'canary%20stub'],
};

test('no secret is readable in the database, logs, files, documents, email, letters, console, URLs or browser storage', async ({
  browser,
  faults,
}) => {
  const world = await openWorld('postgres', { LOG_LEVEL: 'debug' });
  const context = await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const addresses: string[] = [];
    page.on('request', (request) =>
      addresses.push(request.url(), ...(request.headers()['referer'] ? [request.headers()['referer']!] : [])),
    );
    const countStored = () =>
      page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
      );
    // Personas run in parallel: the whole process with photos, income and a payoff, one notice of each kind, and one
    // borrower who stops responding.
    const personas = Promise.all([
      drive(world, 'payoff-waiting'),
      drive(world, 'declined'),
      drive(world, 'winback'),
      drive(world, 'found'),
    ]);
    const person = newPerson({
      tag: 'no-match',
      street: '1600 Larimer Street',
      city: 'Denver',
      zip: '80202',
      birthDate: ['08', '23', '1971'],
      password: 'Canary-harbor-9137!',
      income: '131847',
      phone: '7195550187',
    });
    await register(page, 'FIGURE', person);
    await page.getByRole('textbox', { name: 'Social Security number' }).fill('666-00-0001');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectOffers(page);
    const storage = { 'browser storage': await countStored() };

    const all = await personas;
    const [paid, declined, winback, found] = all as [DrivenLoan, DrivenLoan, DrivenLoan, DrivenLoan];
    const account = await createStaff(world, 'underwriter');
    const canaries: Canaries = {
      ...TYPED_VALUES,
      ...GIVEN_VALUES,
      'a password': [account, ...all].flatMap(({ password }) => toEncodings(password)),
      'the secret of a second factor': toEncodings(account.totpSecret),
      'an e-mail address': [person, account, ...all].flatMap(({ email }) => toEncodings(email)),
    };
    await uploadPaystub(world, paid);
    await enterPayoffAddress(world, paid);
    await expectReveals(world, paid);

    await context.clearCookies();
    await logInToQueue(page, account);
    await page.goto(`/desk/applications/${paid.uuid}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Paul Waite');
    const staffActs = {
      'a page of the console': await page.content(),
      'browser storage of the console': await countStored(),
      ...(await readConsoleReplies(world, all)),
    };

    await callSandbox(world, 'clock', { by: 15 * 86_400 });
    await expect
      .poll(async () =>
        (await readOutbox(world)).filter(({ text }) => text.includes('what is missing')).map(({ to }) => to),
      )
      .toContain(found.email);
    const mails = await readOutbox(world);
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([declined.email, winback.email]));
    const mailQueue = (await (await fetch(`${world.sandbox}/_sandbox/tray`)).json()) as { applicationUuid: string }[];
    expect(mailQueue.map(({ applicationUuid }) => applicationUuid)).toEqual(
      expect.arrayContaining([declined.uuid, winback.uuid]),
    );

    const documents = (
      await Promise.all(all.map(async (one) => fetchDocuments(world, await logInOnDevice(world, one), one.uuid)))
    ).flat();
    expect(documents.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Notice of our decision',
        'Another offer in place of the line you asked for',
        'Your application is not complete',
        'Important terms of your home equity line of credit',
      ]),
    );
    const files = readStoredFiles(world);
    const database = await readDatabaseText(world.databaseUrl!);
    const tokens = await Promise.all([logInOnDevice(world, paid), createStaffCaller(world, 'underwriter')]);
    const places = {
      'the claims of tokens': tokens
        .map(({ token = '' }) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
        .join('\n'),
      ...splitByTable(database),
      'the log': world.log(),
      addresses: addresses.join('\n'),
      'the outbox': JSON.stringify(mails),
      'the letters in the sandbox': JSON.stringify(mailQueue),
      'the vendor ledger': await (await fetch(`${world.sandbox}/_sandbox/ledger`)).text(),
      'what documents say of themselves': documents.map(({ about }) => about).join('\n'),
      'the words of documents': documents
        .filter(({ title }) => title !== SUMMARY_TITLE)
        .map(({ words }) => words)
        .join('\n'),
      'the words of the summary': documents
        .filter(({ title }) => title === SUMMARY_TITLE)
        .map(({ words }) => words)
        .join('\n'),
      'files at rest': files.map(({ path, bytes }) => `${path}\n${bytes.toString('latin1')}`).join('\n'),
      ...storage,
      ...staffActs,
    };
    for (const [table, word] of [
      ['fact', 'ApplicationCreated'],
      ['audit_entry', 'desk.revealed'],
      ['vendor_ledger', 'credit.softPull'],
    ] as const)
      expect(splitByTable(database)[`table public.${table}`]).toContain(word);
    expect(Object.keys(places).filter((place) => place.startsWith('table pgboss.')).length).toBeGreaterThan(3);
    expect(places['the claims of tokens']).toContain('"sub"');
    expect(places['the log']).toContain('"route"');
    expect(places['a page of the console']).toContain('Paul Waite');
    expect(findLeaks(places, canaries, isShownOnPurpose)).toEqual([]);
    expect(places['the words of the summary']).toContain('Date of birth');
    expect(files.length).toBeGreaterThan(30);
    expect(findUnencryptedFiles(files)).toEqual([]);

    await plantCanaries(world);
    const planted = {
      ...splitByTable(await readDatabaseText(world.databaseUrl!)),
      'files at rest': readStoredFiles(world)
        .map(({ bytes }) => bytes.toString('latin1'))
        .join('\n'),
    };
    expect(findLeaks(planted, canaries, isShownOnPurpose)).toEqual([
      'the Social Security number in table public.planted',
      'the date of birth of a persona in table public.planted',
      'the account of a creditor in files at rest',
    ]);
    expect(findUnencryptedFiles(readStoredFiles(world))).toHaveLength(1);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    await world.stop();
  }
});

/** Places that may name a person: what they read, what is sent to them, and the console. */
const NAMING_PLACES = new Set([
  'the outbox',
  'the letters in the sandbox',
  'the words of documents',
  'the words of the summary',
  'a page of the console',
  'the files in the console',
  'the lists and the audit trail of the console',
]);

/** Whether a value is shown on purpose: the summary repeats the borrower's own answers. */
function isShownOnPurpose(what: string, place: string): boolean {
  if (what === 'the date of birth of a persona') return place === 'the words of the summary';
  return (what === 'a name' || what === 'a street' || what === 'an e-mail address') && NAMING_PLACES.has(place);
}

async function callSandbox(world: World, path: string, body: unknown): Promise<void> {
  const reply = await fetch(`${world.sandbox}/_sandbox/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
}

/** Uploads a pay stub whose file name contains personal data. */
async function uploadPaystub(world: World, driven: DrivenLoan): Promise<void> {
  const device = await logInOnDevice(world, driven);
  const file = new File([new Uint8Array(buildPaystub())], 'canary stub 666-00-0001 1984-03-09.pdf', {
    type: 'application/pdf',
  });
  const { status, text } = await device.ask(addDocument, {
    params: { uuid: driven.uuid },
    body: { type: 'USER_UPLOADED_PAYSTUB', file },
  });
  expect([status, text]).toEqual([201, expect.any(String)]);
}

/** Staff enter where to send the payoff. */
async function enterPayoffAddress(world: World, { uuid, ...driven }: DrivenLoan): Promise<void> {
  const [closer, owner] = [await createStaffCaller(world, 'closer'), await logInOnDevice(world, driven)];
  const params = { uuid };
  const ask = () => owner.send(readPayoff, { params });
  await expect.poll(async () => (await ask())[0]?.state).toBe('ASKED');
  const [review] = await ask();
  const payTo = {
    name: 'Mesa',
    address: '1 Road',
    routingNumber: '102000076',
    accountNumber: '44081137726',
    reference: '0872',
  };
  const body = {
    figures: [
      { liabilityUuid: review?.liabilityUuid ?? '', amount: 30_214.4, perDiem: 5.13, goodThrough: '2027-06-15', payTo },
    ],
  };
  for (const staff of [closer, await createStaffCaller(world, 'closer')]) {
    const { version } = await staff.send(readLoanFile, { params });
    const { status, text } = await staff.ask(enterPayoffFigures, { params, body, version });
    expect([status, text]).toEqual([200, expect.any(String)]);
  }
}

/** Numbers shown on purpose, once, to the person who asks, and stored nowhere. */
async function expectReveals(world: World, { uuid }: DrivenLoan): Promise<void> {
  const underwriter = await createStaffCaller(world, 'underwriter');
  const shown = async (field: 'SSN' | 'DOB') =>
    (await underwriter.send(reveal, { params: { uuid }, body: { field, reason: 'CALL_BORROWER' } })).value;
  expect([await shown('SSN'), await shown('DOB')]).toEqual(['666000001', '1984-03-09']);
}

/** Everything that the console reads about these files and in its lists. */
async function readConsoleReplies(world: World, all: readonly DrivenLoan[]): Promise<Record<string, string>> {
  const [underwriter, admin] = [await createStaffCaller(world, 'underwriter'), await createStaffCaller(world, 'admin')];
  const read = async <C extends Call>(call: C, request: Request<C>, staff = underwriter) => {
    const { status, text } = await staff.ask(call, request);
    expect([call.id, status]).toEqual([call.id, 200]);
    return text;
  };
  const query = { limit: '200' };
  const files = await Promise.all(
    all.flatMap(({ uuid }) => {
      const params = { uuid };
      return [
        read(readLoanFile, { params }),
        read(readGates, { params }),
        read(readFacts, { params, query }),
        read(listConditions, { params }),
      ];
    }),
  );
  const lists = [
    await read(listApplications, { query }),
    await read(listReviews, { query }),
    await read(readAudit, { query }, admin),
  ];
  return {
    'the files in the console': files.join('\n'),
    'the lists and the audit trail of the console': lists.join('\n'),
  };
}

/** Plants values where none may be, each in a different spelling: a sweep that misses them proves nothing. */
async function plantCanaries(world: World): Promise<void> {
  await withDatabase(world.databaseUrl, async (client) => {
    await client.query('create table planted (here text)');
    await client.query('insert into planted values ($1), ($2)', [
      Buffer.from('{"a":"666000001"}').toString('base64'),
      '9 Mar 1984'.split('').toReversed().join(''),
    ]);
  });
  writeFileSync(join(world.dataDir, 'files', 'planted'), '%PDF-1.7 (44081137726)');
}
