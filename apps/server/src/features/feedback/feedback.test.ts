import { randomUUID } from 'node:crypto';
import { createHeloc, exportFeedback, listFeedback, sendFeedback, sendLeaveSurvey } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { buildCreation } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';

const MESSAGE = 'Rosalia at the desk was wonderful.';
const BODY = {
  topic: 'Give us a compliment',
  message: MESSAGE,
  marketingConsent: true,
  pathname: '/dashboard',
  productType: 'HELOC',
} as const;

onOneDatabase('feedback', (open) => {
  let server: TestApp;
  let compliance: StaffMember;
  let borrower: Awaited<ReturnType<TestApp['createBorrower']>>;
  let loan: string;
  let now = new Date('2026-11-24T18:00:00Z');
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    compliance = await logInStaffMember(server, 'compliance');
    borrower = await server.createBorrower();
    const { token, email } = borrower;
    loan = (await server.send(createHeloc, { query: { state: 'CO' }, token, body: buildCreation(email) })).uuid;
  });

  const send = (body: object, token = borrower.token) =>
    server.raw('POST', sendFeedback.path, { token, body: { ...BODY, ...body } });
  const list = (kind: 'CEO' | 'LEAVING', more: object = {}) =>
    server.send(listFeedback, { token: compliance.token, query: { kind, ...more } });
  const errorsOf = (reply: { json(): unknown }) =>
    (reply.json() as { errors?: { field: string; message: string }[] }).errors;

  test('is stored sealed with its topic, consent and page, with or without an application, and is in no log [FEED-009, DATA-023, CALL-026, SCOPE-010]', async () => {
    expect((await send({})).statusCode).toBe(201);
    now = new Date('2026-11-24T18:05:00Z');
    expect((await send({ applicationUuid: loan, marketingConsent: false })).statusCode).toBe(201);
    const { items, counts } = await list('CEO');
    expect(items).toMatchObject([
      { message: MESSAGE, marketingConsent: false, pathname: '/dashboard', application: { uuid: loan } },
      { message: MESSAGE, marketingConsent: true, pathname: '/dashboard', application: null },
    ]);
    expect(counts).toEqual([{ choice: 'Give us a compliment', count: 2 }]);
    const rows = await server.context.db.selectFrom('feedback').selectAll().execute();
    expect(rows.map((row) => JSON.stringify(row) + row.sealed.toString('latin1')).join()).not.toContain('Rosalia');
    const trail = await server.context.db.selectFrom('audit_entry').select('about').execute();
    expect(JSON.stringify(trail)).not.toContain('Rosalia');
  });

  test.each([
    ['no topic', { topic: undefined }, 'topic', 'Choose a topic.'],
    ['another topic', { topic: 'Complain' }, 'topic', 'Choose a topic.'],
    ['an empty message', { message: '   ' }, 'message', 'Enter your message.'],
    ['a message of 9 characters', { message: `  ${'a'.repeat(9)}  ` }, 'message', 'Must be at least 10 characters'],
    ['a message of 1001 characters', { message: 'a'.repeat(1001) }, 'message', 'Must be at most 1000 characters'],
    ['no answer about marketing', { marketingConsent: undefined }, 'marketingConsent', 'Choose Yes or No.'],
  ])(
    'refuses %s [FEED-003, FEED-004, FEED-005, FEED-006, FEED-007, CONST-018]',
    async (_what, body, field, message) => {
      const reply = await send(body);
      expect(reply.statusCode).toBe(400);
      expect(errorsOf(reply)).toEqual([{ field, message }]);
    },
  );

  test.each([
    [10, 'Improve our product'],
    [1000, 'Give us a compliment'],
  ])(
    'accepts a message of %i characters about "%s" [FEED-003, FEED-005, FEED-006, ENUM-036]',
    async (length, topic) => {
      expect((await send({ message: 'a'.repeat(length), topic })).statusCode).toBe(201);
    },
  );

  test('refuses another product, and an application of someone else like one that doesn’t exist [FEED-009]', async () => {
    expect((await send({ productType: 'DSCR' })).statusCode).toBe(400);
    const { token } = await server.createBorrower();
    expect((await send({ applicationUuid: loan }, token)).statusCode).toBe(404);
  });

  test('is stored once when the request is repeated', async () => {
    const { token } = await server.createBorrower();
    const count = async () => (await list('CEO')).counts.reduce((sum, row) => sum + row.count, 0);
    const before = await count();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [
      await server.raw('POST', sendFeedback.path, { token, body: BODY, headers }),
      await server.raw('POST', sendFeedback.path, { token, body: BODY, headers }),
    ];
    expect(two.json()).toEqual(one.json());
    expect(await count()).toBe(before + 1);
  });

  test('the survey before a logout is stored for the four pages, and refused for others [SURVEY-001]', async () => {
    const answer = (page: string) =>
      server.ask(sendLeaveSurvey, {
        token: borrower.token,
        body: { reason: 'LATER', comment: 'Dinner.', pathname: `/account/heloc/${loan}/${page}` },
      });
    for (const page of ['liens', 'product/select', 'identity', 'signing/sign'])
      expect((await answer(page)).statusCode).toBe(204);
    for (const page of ['product', 'income', 'signing/intro', 'liens/list'])
      expect((await answer(page)).statusCode).toBe(400);
    const { items, counts } = await list('LEAVING');
    expect(items.map(({ pathname }) => pathname.split('/').slice(4).join('/'))).toContain('signing/sign');
    expect(items[0]).toMatchObject({ message: 'Dinner.', marketingConsent: null, application: { uuid: loan } });
    expect(counts).toEqual([{ choice: 'LATER', count: 4 }]);
  });

  test('is listed by topic and period, page by page, and exported with the same filters', async () => {
    const period = { from: '2026-11-24T18:00:00Z', to: '2026-11-24T18:05:00Z' };
    expect((await list('CEO', period)).items).toHaveLength(1);
    expect((await list('CEO', { from: period.to })).items.length).toBeGreaterThan(1);
    const topic = { choice: 'Improve our product' };
    expect((await list('CEO', topic)).items.map(({ choice }) => choice)).toEqual(['Improve our product']);
    expect((await list('CEO', topic)).counts.map(({ choice }) => choice)).toContain('Give us a compliment');
    const first = await list('CEO', { limit: '2' });
    const second = await list('CEO', { limit: '2', cursor: first.nextCursor });
    expect(new Set([...first.items, ...second.items].map(({ uuid }) => uuid)).size).toBe(4);
    now = new Date('2026-11-24T18:06:00Z');
    await send({ message: '=HYPERLINK("x"), "quoted"' });
    const file = await server.ask(exportFeedback, {
      token: compliance.token,
      query: { kind: 'CEO', choice: 'Give us a compliment' },
    });
    expect(file.headers['content-disposition']).toBe('attachment; filename="ceo-feedback.csv"');
    const [head, newest, ...others] = file.body.split('\r\n');
    expect(head).toBe('at,choice,message,marketingConsent,pathname,loanNumber');
    expect(newest).toContain(`Give us a compliment,"'=HYPERLINK(""x""), ""quoted""",true,/dashboard,`);
    expect(others.some((line) => line.includes('Improve our product'))).toBe(false);
  });

  test('is invisible to another lender', async () => {
    const { token } = await logInStaffMember(server, 'compliance', 'HOMEPOINT');
    expect(await server.send(listFeedback, { token, query: { kind: 'CEO' } })).toEqual({
      items: [],
      nextCursor: null,
      counts: [],
    });
  });
});
