import { randomUUID } from 'node:crypto';
import { createHeloc, listHelocs, verifyAbilityToStart } from '@lintel/contract';
import { dayAfter } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { buildCreation, type CreationChange } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { openLoan, facts } from '../../../test/loans.ts';
import { loanToday } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/answers.ts';

onOneDatabase('creating an application', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  const create = (token: string, body: object, headers: Record<string, string> = {}) =>
    server.loose(createHeloc, { token, body, headers });

  test('returns 201 with uuid, loan number and status, and records the creator in the audit trail [APP-001, APP-019]', async () => {
    const { token, email, identityUuid } = await server.createBorrower();
    const answer = await create(token, buildCreation(email));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      loanNumber: expect.stringMatching(/^\d+$/),
      version: 1,
      status: { checklistStatus: 'IN_PROGRESS' },
    });
    await server.context.audit.flush();
    const noted = await server.context.db
      .selectFrom('audit_entry')
      .select(['event', 'actor', 'organisation'])
      .where('application_uuid', '=', answer.json().uuid ?? '')
      .execute();
    expect(noted).toEqual([{ event: 'application.created', actor: identityUuid, organisation: 'FIGURE' }]);
  });

  test('creates one application from twenty requests with different keys [APP-019]', async () => {
    const { token, email } = await server.createBorrower();
    const body = buildCreation(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(token, body, { 'idempotency-key': randomUUID() })),
    );
    const created = answers.filter((answer) => answer.statusCode === 201);
    const refused = answers.filter((answer) => answer.json().status === 'active-application-exists');
    expect([created.length, refused.length]).toEqual([1, 19]);
  });

  test('returns the same application for the same idempotency key', async () => {
    const { token, email } = await server.createBorrower();
    const key = { 'idempotency-key': randomUUID() };
    const [one, two] = [await create(token, buildCreation(email), key), await create(token, buildCreation(email), key)];
    expect(two.json().uuid).toBe(one.json().uuid);
    expect(two.headers['idempotency-replayed']).toBe('true');
  });

  test.each<[string, string, CreationChange, string, string]>([
    ['a state not served', 'ELIG-019', { state: 'OH' }, 'state-not-offered', 'we do not currently offer loans in Ohio'],
    [
      'New York outside its own site',
      'ELIG-004',
      { state: 'NY', zip: '10001' },
      'state-not-offered',
      'we do not currently offer loans in New York',
    ],
    [
      'a ZIP code not served',
      'ELIG-020',
      { zip: '96799' },
      'state-not-offered',
      'we do not currently offer loans in Colorado',
    ],
    ['a minor', 'ELIG-028', { dob: '2010-01-01' }, 'under-age', 'Must be at least 18 years old'],
    [
      'an unemployed borrower',
      'ELIG-027',
      { employmentType: 'UNEMPLOYED' },
      'employment-not-accepted',
      "We apologize. At this time, we don't lend to unemployed borrowers.",
    ],
    [
      'no consent to the terms',
      'APP-005',
      { without: 'TERMS' },
      'consent-missing',
      'We need your agreement to continue.',
    ],
    [
      'no consent to the soft pull',
      'APP-006',
      { without: 'SOFT_CREDIT' },
      'consent-missing',
      'We need your agreement to continue.',
    ],
    [
      'consent to an older text',
      'APP-006',
      { version: '2019-1' },
      'consent-outdated',
      'The text has changed. Read it again.',
    ],
  ])('refuses %s with its own status [%s]', async (_, _id, change, name, message) => {
    const { token, email } = await server.createBorrower();
    const answer = await create(token, buildCreation(email, change));
    expect(answer.json()).toMatchObject({ status: name, message });
    const rows = await server.context.db
      .selectFrom('application_detail')
      .innerJoin('application', 'application.uuid', 'application_detail.application_uuid')
      .select('application.uuid')
      .where('application.identity_uuid', '=', parseSubject(token))
      .execute();
    expect(rows).toEqual([]);
  });

  test.each([
    ['TERMS', 'OPT_OUT', 422, 'consent-missing'],
    ['PRIVACY', 'OPT_OUT', 422, 'consent-missing'],
    ['TERMS', 'BOTH', 400, 'invalid-request'],
  ])('refuses %s answered %s: %i %s [APP-005, OP-A-030]', async (type, answer, http, name) => {
    const { token, email } = await server.createBorrower();
    const good = buildCreation(email);
    const list = good['consentListRequest'] as { type: string; version: string; optInOut: string }[];
    const against = list.filter((one) => one.type === type).map((one) => ({ ...one, optInOut: 'OPT_OUT' }));
    const consents = answer === 'BOTH' ? list : list.filter((one) => one.type !== type);
    const refused = await create(token, { ...good, consentListRequest: [...consents, ...against] });
    expect([refused.statusCode, refused.json().status]).toEqual([http, name]);
  });

  test('accepts only the email address of the identity, in any letter case', async () => {
    const { token, email } = await server.createBorrower();
    const other = await create(token, buildCreation('somebody.else@example.com'));
    expect(other.statusCode).toBe(400);
    expect(other.json()).toMatchObject({
      status: 'invalid-request',
      errors: [{ field: 'profileRequest.email', message: 'Use the email address you log in with.' }],
    });
    const own = await create(token, buildCreation(email.toUpperCase()));
    expect(own.statusCode).toBe(201);
    const { applicant } = await readAnswers(server.context.vault, server.context.db, own.json().uuid ?? '');
    expect(applicant.email).toBe(email);
  });

  test.each([
    { days: 44, isAllowed: false },
    { days: 45, isAllowed: true },
    { days: 46, isAllowed: true },
  ])(
    '$days days after a line, another start is allowed: $isAllowed [ELIG-023, CONST-010]',
    async ({ days, isAllowed }) => {
      const { token, email, identityUuid } = await server.createBorrower();
      // Late on the day on which the money was sent: whole days count, whatever the hour.
      const today = await loanToday(server.context, server.context.db);
      await recordFunding(server, identityUuid, new Date(`${dayAfter(today, -days)}T22:30:00-08:00`));
      const ability = await server.ask(verifyAbilityToStart, { token });
      expect(ability.json()).toMatchObject({
        canStartApplication: isAllowed,
        organizationsWithActiveApplication: [],
        reason: isAllowed ? null : 'RECENT',
        startAgainOn: isAllowed ? null : dayAfter(today, 45 - days),
      });
      const created = await create(token, buildCreation(email));
      expect(created.json().message).toBe(
        isAllowed ? undefined : 'It looks like you have received a HELOC from us within the last 45 days.',
      );
    },
  );

  test('returns the active application that prevents a new one [ELIG-021, ELIG-022]', async () => {
    const { token, email } = await server.createBorrower();
    const { uuid } = (await create(token, buildCreation(email))).json();
    const ability = await server.ask(verifyAbilityToStart, { token });
    expect(ability.json()).toMatchObject({
      canStartApplication: false,
      organizationsWithActiveApplication: ['FIGURE'],
      reason: 'ACTIVE',
      applicationUuid: uuid,
    });
  });

  test('stores each consent with its version, text hash, address and browser [APP-005, APP-006]', async () => {
    const { token, email } = await server.createBorrower();
    const { uuid } = (await create(token, buildCreation(email), { 'user-agent': 'Test browser' })).json();
    const rows = await server.context.db
      .selectFrom('application_consent')
      .selectAll()
      .where('application_uuid', '=', uuid ?? '')
      .execute();
    expect(rows.map((row) => row.type).toSorted()).toEqual(['COMMUNICATIONS', 'PRIVACY', 'SOFT_CREDIT', 'TERMS']);
    for (const row of rows)
      expect(row).toMatchObject({
        opted: 'OPT_IN',
        text_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        ip: '127.0.0.1',
        user_agent: 'Test browser',
      });
  });

  test('stores no answer in readable form in the database', async () => {
    const { token, email } = await server.createBorrower();
    await create(token, {
      ...buildCreation(email, { street1: '77 Canarybird Lane', firstName: 'Canarina', dob: '1971-11-23' }),
    });
    for (const table of [
      'application_detail',
      'application',
      'fact',
      'secret',
      'application_consent',
      'profile',
    ] as const) {
      const text = JSON.stringify(await server.context.db.selectFrom(table).selectAll().execute());
      expect(`${table} ${text}`).not.toMatch(/canarybird|canarina|1971-11-23/i);
    }
  });

  test('lists only the borrower’s own applications, newest first, with status and location [CALL-002, OP-A-056]', async () => {
    const [mine, other] = [await server.createBorrower(), await server.createBorrower()];
    await create(mine.token, buildCreation(mine.email));
    await create(other.token, buildCreation(other.email));
    const list = await server.send(listHelocs, { token: mine.token });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      active: true,
      organizationCode: 'FIGURE',
      explain: { text: 'We’re setting up your application.' },
      location: expect.stringMatching(/^\/account\/heloc\/[0-9a-f-]{36}$/),
      property: { state: 'CO', occupancyType: 'HOME' },
    });
  });
});

/** Sets up a line that was paid out this many days ago. Bypasses `record`, because nothing leads there yet. */
async function recordFunding({ context }: TestApp, identityUuid: string, at: Date): Promise<void> {
  const { uuid } = await openLoan(context, { identityUuid }, facts.withdrawn);
  await context.db
    .insertInto('fact')
    .values({
      application_uuid: uuid,
      sequence: 100,
      type: 'FundsSent',
      data: '{}',
      at,
      actor_kind: 'worker',
      actor_id: 'bank',
      request_id: 'test',
      previous_hash: '',
      hash: randomUUID(),
    })
    .execute();
}

const parseSubject = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;
