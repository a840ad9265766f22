import { randomUUID } from 'node:crypto';
import {
  answerChatSurvey,
  closeConversation,
  decideExperiments,
  downloadAccountExport,
  listAccountExports,
  readChatInfo,
  requestAccountExport,
  saveApplicationExperiments,
  saveTrackerProfile,
  sendFeedback,
  stepUpWithPassword,
  takeConversation,
} from '@lintel/contract';
import { BORROWER } from '@lintel/domain';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { listenForChat, openChatEnd, startConversation } from '../../../test/chat.ts';
import { inviteSigner } from '../../../test/co-owner.ts';
import { newLoan } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { CANARY_ACCOUNT, saveDisburseAccount } from '../../../test/money.ts';
import { createRecoveryActions, getBearer } from '../../../test/recovery.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { walkToSigned } from '../../../test/walk-to-signed.ts';
import { getPersona } from '../../../test/walk.ts';
import { DAY_MS, MINUTE_MS } from '../../kernel/time.ts';
import { loadFacts } from '../../loan-file/store.ts';
import { insertNote } from '../../records/staff-acts/notes.ts';
import { readPdfText } from '../../sandbox/read-pdf.ts';
import { saveExperiment } from '../experiments/index.ts';
import { removeAged } from '../retention/aged-records.ts';
import { removeRows } from '../retention/erase.ts';
import { FILE_RECORD_ROWS } from '../retention/file-tables.ts';
import { saveServicedAccount } from '../servicing/store.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

type Files = Readonly<Record<string, Uint8Array>>;

const decode = (files: Files, ending: string): string => {
  const [path] = Object.keys(files).filter((name) => name.endsWith(ending));
  return Buffer.from(files[path ?? ''] ?? expect.fail(`no ${ending}`)).toString('utf8');
};

/** Requests a copy and returns its ID once it is made. */
async function makeCopy(server: TestApp, token: string): Promise<string> {
  const { exportUuid } = await server.send(requestAccountExport, { token });
  await vi.waitFor(
    async () => {
      const copies = await server.send(listAccountExports, { token });
      expect(copies.find((one) => one.exportUuid === exportUuid)).toMatchObject({ state: 'READY' });
    },
    { timeout: 30_000, interval: 100 },
  );
  return exportUuid;
}

const download = (server: TestApp, token: string, exportUuid: string) =>
  server.ask(downloadAccountExport, { token, params: { exportUuid } });

const fetchFiles = async (server: TestApp, token: string): Promise<Files> =>
  unzipSync((await download(server, token, await makeCopy(server, token))).rawPayload);

onOneDatabase('a copy of a borrower’s data', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });
  const { logInAs } = createRecoveryActions(() => server, { now: () => new Date(), advanceTime: () => undefined });

  test('contains the account, answers, history and documents, and no full Social Security or account number', async () => {
    const walked = await walkToSigned(server, { ...getPersona('found'), ssn: '666-00-0001' }, 'complete', {
      first: async ({ uuid }) => saveDisburseAccount(server, uuid),
    });
    const token = getBearer(await logInAs(walked.email, walked.password));
    await server.send(sendFeedback, {
      token,
      body: {
        topic: 'Give us a compliment',
        message: 'The notary was on time.',
        marketingConsent: false,
        pathname: '/dashboard',
        productType: 'HELOC',
      },
    });
    const files = await fetchFiles(server, token);
    expect(JSON.parse(decode(files, 'account/account.json'))).toMatchObject({ email: walked.email });
    expect(JSON.parse(decode(files, 'account/logins.json'))).not.toEqual([]);
    expect(decode(files, 'account/feedback.json')).toContain('The notary was on time.');
    expect(JSON.parse(decode(files, 'application.json'))).toMatchObject({
      you: { socialSecurityNumber: '***-**-0001', name: { lastName: getPersona('found').lastName } },
    });
    const history = decode(files, 'history.csv');
    for (const line of ['You started your application.', 'You submitted your application.', 'You signed the note.'])
      expect(history).toContain(line);
    expect(JSON.parse(decode(files, '/consents.json'))).toContainEqual(
      expect.objectContaining({ type: 'PRIVACY', answer: 'OPT_IN' }),
    );
    const pdfs = Object.keys(files).filter((path) => path.endsWith('.pdf'));
    expect(pdfs.length).toBeGreaterThanOrEqual(5);
    const index = decode(files, 'index.html');
    for (const path of Object.keys(files).filter((name) => !name.startsWith('index.'))) expect(index).toContain(path);
    const texts = await Promise.all(
      Object.entries(files).map(async ([path, content]) =>
        path.endsWith('.pdf') ? readPdfText(Uint8Array.from(content)) : Buffer.from(content).toString('utf8'),
      ),
    );
    const all = texts.join('\n').replaceAll(/[-\s]/g, '');
    for (const secret of [CANARY_ACCOUNT, '666000001']) expect(all).not.toContain(secret);
  });

  test('contains the borrower’s chats with the names of staff and what they said of them, and no one else’s chats', async () => {
    const url = await listenForChat(server);
    const agent = await logInStaffMember(server, 'agent');
    const [{ token, uuid }, other] = [await newLoan(server), await server.createBorrower()];
    const say = async (chat: { uuid: string; chatToken: string }, text: string) => {
      const end = openChatEnd(server, url, chat.chatToken, chat.uuid);
      end.channel.send(text);
      await end.until(({ messages }) => messages.length === 1);
    };
    const chat = await startConversation(server, { token, applicationUuid: uuid });
    await say(chat, 'Is a screenshot fine?');
    await server.send(takeConversation, { token: agent.token, params: { conversationUuid: chat.uuid } });
    const staff = openChatEnd(server, url, agent.token, chat.uuid);
    staff.channel.send('A PDF is better.');
    await staff.until(({ messages }) => messages.length === 2);
    await server.send(closeConversation, { token: agent.token, params: { conversationUuid: chat.uuid } });
    const { data } = await server.send(readChatInfo, {
      headers: { authorization: `Bearer ${chat.chatToken}` },
      body: { omniProxyChannelId: chat.uuid },
    });
    await server.send(answerChatSurvey, { body: { ...data, rating: 5, comment: 'Quick and clear.' } });
    await say(await startConversation(server, { token }), 'Where do I log in?');
    await say(await startConversation(server, { token: other.token }), 'A question of another person');
    await say(await startConversation(server), 'A question of a visitor');
    const files = await fetchFiles(server, token);
    const { loanNumber } = JSON.parse(decode(files, '/application.json')) as { loanNumber: string };
    expect(JSON.parse(decode(files, 'account/chats.json'))).toMatchObject([
      {
        loanNumber,
        messages: [
          { author: 'APPLICANT', agent: null, text: 'Is a screenshot fine?' },
          { author: 'AGENT', agent: 'Agnes Chatwell', text: 'A PDF is better.' },
        ],
        survey: { rating: 5, comment: 'Quick and clear.' },
      },
      { loanNumber: null, messages: [{ text: 'Where do I log in?' }], survey: null },
    ]);
  });

  test('contains the figures of an open line, the tracker and the variations that the borrower saw', async () => {
    const { db } = server.context;
    const name = 'hero';
    await saveExperiment(db, 'FIGURE', { name, variations: [{ variation: 'photo', weight: 1 }] });
    const { token, uuid, identityUuid } = await newLoan(server);
    const tracker = randomUUID();
    await server.send(saveTrackerProfile, { token, query: { identityUuid }, body: { optimizelyProfileUuid: tracker } });
    await server.send(decideExperiments, {
      token,
      params: { context: 'external' },
      body: { optimizeUser: { attributes: null, trackerId: tracker } },
    });
    await server.send(saveApplicationExperiments, {
      token,
      params: { uuid },
      body: { experiments: [{ name, variation: 'photo' }] },
    });
    const figures = {
      asOf: '2026-11-24',
      balance: 50_000,
      available: 12_345.67,
      rate: 0.0835,
      nextPayment: null,
      servicer: { name: 'Northline Servicing', phone: '8005550142', email: null },
    };
    await saveServicedAccount(server.context, uuid, figures, new Date());
    const files = await fetchFiles(server, token);
    expect(JSON.parse(decode(files, '/line.json'))).toEqual(figures);
    expect(JSON.parse(decode(files, 'account/experiments.json'))).toMatchObject({
      tracker,
      variations: [{ experiment: name, variation: 'photo' }],
    });
    const [ofApplication = ''] = Object.keys(files).filter((path) => /^applications.*experiments\.json$/.test(path));
    expect(JSON.parse(decode(files, ofApplication))).toMatchObject([{ experiment: name, variation: 'photo' }]);
  });

  test('contains nothing about other people, staff notes, sanctions checks or fraud alerts', async () => {
    const { uuid, token } = await newLoan(server);
    const { person, email } = await inviteSigner(server, { of: { uuid, token } });
    const staff = await logInStaffMember(server, 'underwriter');
    await server.context.db.transaction().execute((trx) =>
      insertNote(server.context, trx, {
        application: uuid,
        staff: staff.staffUuid,
        about: `consent:${BORROWER}`,
        text: 'A private remark.',
      }),
    );
    await vi.waitFor(
      async () => {
        const facts = (await loadFacts(server.context.db, uuid)).map(({ type }) => type);
        expect(facts).toEqual(expect.arrayContaining(['SanctionsScreened', 'AdditionalSignerNamed']));
      },
      { timeout: 30_000, interval: 100 },
    );
    const files = await fetchFiles(server, token);
    const all = Object.values(files)
      .map((content) => Buffer.from(content).toString('utf8'))
      .join('\n');
    expect(all).toContain('You started your application.');
    for (const hidden of [person, email, 'Ben', 'A private remark.', /sanction/i, 'FACTA', 'coDeeders'])
      expect(all).not.toMatch(hidden);
  });
});

onOneDatabase('requesting a copy of one’s data', (open) => {
  let server: TestApp;
  let now = new Date('2026-11-24T18:00:00Z');
  const advanceTime = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, sessionNow: () => now });
  });
  const { waitForEmail, logInAs } = createRecoveryActions(() => server, { now: () => now, advanceTime });

  test('needs a step-up, emails the owner without personal data, and records who downloads', async () => {
    const { token, email, identityUuid } = await server.createBorrower();
    const exportUuid = await makeCopy(server, token);
    const mail = await waitForEmail(email, /the copy of your data is ready/);
    expect(mail.text).toContain('/auth/login');
    expect(mail.text).not.toContain(email);
    expect(mail.text).not.toContain(exportUuid);
    advanceTime(21 * MINUTE_MS);
    expect((await download(server, token, exportUuid)).json()).toMatchObject({ status: 'step-up-required' });
    expect((await server.ask(requestAccountExport, { token })).json()).toMatchObject({ status: 'step-up-required' });
    const stepped = getBearer(await server.ask(stepUpWithPassword, { token, body: { password: PASSWORD } }));
    const taken = await download(server, stepped, exportUuid);
    expect(taken.headers['content-disposition']).toBe('attachment; filename="my-data.zip"');
    expect(Object.keys(unzipSync(taken.rawPayload))).toContain('account/account.json');
    await server.context.audit.flush();
    const trail = await server.context.db
      .selectFrom('audit_entry')
      .select('event')
      .where('actor', '=', identityUuid)
      .execute();
    expect(trail.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['identity.data-requested', 'identity.data-downloaded']),
    );
  });

  test('returns someone else’s copy like a missing one', async () => {
    const [ana, eve] = [await server.createBorrower(), await server.createBorrower()];
    const exportUuid = await makeCopy(server, ana.token);
    const [other, missing] = [
      await download(server, eve.token, exportUuid),
      await download(server, eve.token, randomUUID()),
    ];
    expect(other.statusCode).toBe(404);
    expect(missing.statusCode).toBe(404);
    expect(other.json()).toMatchObject({
      status: 'not-found',
      message: (missing.json() as { message: string }).message,
    });
    expect(await server.send(listAccountExports, { token: eve.token })).toEqual([]);
  });

  test('refuses the fourth copy in 24 hours', async () => {
    const { token } = await server.createBorrower();
    for (let made = 0; made < 3; made += 1) await makeCopy(server, token);
    expect((await server.ask(requestAccountExport, { token })).json()).toMatchObject({ status: 'export-limit' });
  });

  test('ends after 7 days, when the copy and its file are removed', async () => {
    const { token, email } = await server.createBorrower();
    const exportUuid = await makeCopy(server, token);
    advanceTime(7 * DAY_MS + MINUTE_MS);
    const fresh = getBearer(await logInAs(email, PASSWORD));
    expect((await download(server, fresh, exportUuid)).json()).toMatchObject({ status: 'link-expired' });
    expect(await server.send(listAccountExports, { token: fresh })).toEqual([]);
    const ref = await findFileRef(exportUuid);
    await removeAged(server.context);
    expect(await findFileRef(exportUuid)).toBeUndefined();
    expect(await isAbandoned(ref)).toBe(true);
    expect((await download(server, fresh, exportUuid)).json()).toMatchObject({ status: 'not-found' });
  });

  test('is erased with the file that the copy contains', async () => {
    const { uuid, token } = await newLoan(server);
    const exportUuid = await makeCopy(server, token);
    const ref = await findFileRef(exportUuid);
    for (const rows of FILE_RECORD_ROWS.APPLICATION.filter(({ table }) => table === 'account_export'))
      await server.context.db.transaction().execute((trx) => removeRows(trx, uuid, rows));
    expect(await findFileRef(exportUuid)).toBeUndefined();
    expect(await isAbandoned(ref)).toBe(true);
  });

  const findFileRef = async (uuid: string) =>
    (
      await server.context.db
        .selectFrom('account_export')
        .select('file_ref')
        .where('uuid', '=', uuid)
        .executeTakeFirst()
    )?.file_ref;
  const isAbandoned = async (ref: string | null | undefined) =>
    (
      await server.context.db
        .selectFrom('upload_begun')
        .select('file_ref')
        .where('file_ref', '=', ref ?? '')
        .execute()
    ).length === 1;
});

onOneDatabase('a copy that isn’t finished', (open) => {
  let server: TestApp;
  let now = new Date('2026-11-24T18:00:00Z');
  beforeAll(async () => {
    // No job runs, so every copy stays unfinished.
    server = await createTestApp(await open(), { sessionNow: () => now });
  });
  const { logInAs } = createRecoveryActions(() => server, {
    now: () => now,
    advanceTime: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  });

  test('is the same for two simultaneous requests', async () => {
    const { token } = await server.createBorrower();
    const started = await Promise.all([
      server.send(requestAccountExport, { token }),
      server.send(requestAccountExport, { token }),
    ]);
    expect(new Set(started.map(({ exportUuid }) => exportUuid)).size).toBe(1);
  });

  test('is given up after a day: the list no longer has it, and a new one can be requested', async () => {
    const { token, email } = await server.createBorrower();
    const first = await server.send(requestAccountExport, { token });
    now = new Date(now.getTime() + DAY_MS);
    const fresh = getBearer(await logInAs(email, PASSWORD));
    expect(await server.send(listAccountExports, { token: fresh })).toEqual([]);
    const second = await server.send(requestAccountExport, { token: fresh });
    expect(second.exportUuid).not.toBe(first.exportUuid);
    expect(await server.send(listAccountExports, { token: fresh })).toEqual([second]);
  });
});
