import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildLinkRequest } from '../../../test/link-request.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { readConfig } from '../../kernel/config/config.ts';
import type { Context } from '../../kernel/context.ts';
import { linkRoutes } from '../../sandbox/plaid/routes.ts';
import { linkAnswer, type LinkStart } from '../link.ts';
import { openVendors, vendorSettings } from '../vendors.ts';
import {
  employmentAnswer,
  incomeAnswer,
  type IncomeAnswer,
  type IncomePort,
  type LinkPort,
  type LinkRequest,
} from './port.ts';
import { incomeProviders } from './providers.ts';

onOneDatabase('an income vendor', (open) => {
  let context: Context;
  let plaidServer: FastifyInstance;
  let url: string;
  /** Builds the income port for an environment, without the sandbox's own page. */
  const createIncomePorts = (env: Record<string, string>): IncomePort =>
    openVendors(context.db, context.vault, context.keys.vault, {
      ...vendorSettings(readConfig({ ...env, SANDBOX_VENDORS: 'on' })),
      sandboxPage: url,
    }).income;
  const createPort = (name: string, source: LinkRequest['source'] = 'PLAID_TRANSACTIONS'): LinkPort => {
    const port = createIncomePorts(name === 'the sandbox' ? {} : buildPlaidSettings()).linkFor('FIGURE', source);
    if (!port) throw new Error(name);
    return port;
  };
  const buildPlaidSettings = () => ({ PLAID_URL: `${url}/plaid/`, PLAID_CLIENT_ID: 'client', PLAID_SECRET: 'secret' });
  beforeAll(async () => {
    context = await createTestContext(await open());
    plaidServer = Fastify({ logger: false });
    linkRoutes(plaidServer, context);
    url = await plaidServer.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => plaidServer.close());

  /** Opens a session and acts on the hosted page as a person would. */
  async function openSession(
    port: LinkPort,
    act: Record<string, string> | null,
    overrides: Partial<LinkRequest> = {},
  ): Promise<{ asked: LinkRequest; begun: LinkStart; read: () => Promise<IncomeAnswer> }> {
    const asked = buildLinkRequest(overrides);
    const begun = linkAnswer.parse(await port.startLink(asked, buildRequestMeta()));
    if (act) {
      const reply = await fetch(begun.url, { method: 'POST', body: new URLSearchParams(act), redirect: 'manual' });
      if (reply.status !== 303 || reply.headers.get('location') !== asked.returnUrl)
        throw new Error(`The page did not send back: ${reply.status}`);
    }
    return {
      asked,
      begun,
      read: async () =>
        incomeAnswer.parse(
          await port.readIncome(
            { source: asked.source, linkUuid: asked.linkUuid, reference: begun.reference, publicToken: null },
            buildRequestMeta(),
          ),
        ),
    };
  }
  const logIn = (username: string) => ({ act: 'login', username, password: 'pass_good' });

  describe.each(['the sandbox', 'Plaid over HTTP'])('%s', (name) => {
    const createNamedPort = () => createPort(name);

    test('finds the income of the user on the page, and the same again', async () => {
      const { read } = await openSession(createNamedPort(), logIn('user_good'));
      const answer = await read();
      expect(answer).toMatchObject({ outcome: 'FOUND', institution: 'First Sample Bank', seen: { payments: 7 } });
      expect(Math.round((answer as { annualCents: number }).annualCents / 100)).toBe(84_000);
      expect(await read()).toEqual(answer);
    });

    test('returns the holder, also when it is another person', async () => {
      const fetchHolders = async (user: string) =>
        ((await (await openSession(createNamedPort(), logIn(user))).read()) as { holders?: string[] }).holders;
      const own = await fetchHolders('user_good');
      expect(own).toEqual([name === 'the sandbox' ? 'ANA O’NEIL' : 'ALEX SAMPLE']);
      expect(await fetchHolders('user_stranger')).toEqual(['ROBIN STRANGER']);
    });

    test.each([
      ['user_less', 72_240],
      ['user_little', 16_800],
      ['user_more', 92_400],
    ])('%s finds %i dollars a year', async (user, dollars) => {
      const answer = await (await openSession(createNamedPort(), logIn(user))).read();
      expect(answer.outcome === 'FOUND' && Math.round(answer.annualCents / 100)).toBe(dollars);
    });

    test('finds nothing for user_none', async () => {
      expect(await (await openSession(createNamedPort(), logIn('user_none'))).read()).toEqual({
        outcome: 'NOT_FOUND',
        institution: 'First Sample Bank',
      });
    });

    test('is late while it reads', async () => {
      const { read } = await openSession(createNamedPort(), logIn('user_slow'));
      await expect(read()).rejects.toMatchObject({ failure: 'LATE', retryAfter: 5 });
    });

    test.each([
      ['close', 'CLOSED'],
      ['not-found', 'NOT_FOUND'],
      ['mfa', 'MFA_FAILED'],
      ['down', 'INSTITUTION_DOWN'],
      ['locked', 'LOCKED'],
    ])('returns why a person left: %s is %s', async (act, reason) => {
      expect(await (await openSession(createNamedPort(), { act })).read()).toMatchObject({ outcome: 'LEFT', reason });
    });

    test('returns CLOSED without a login, and EXPIRED for an unknown session', async () => {
      const { read, asked, begun } = await openSession(createNamedPort(), null);
      expect(await read()).toMatchObject({ outcome: 'LEFT', reason: 'CLOSED' });
      const lost = await createNamedPort().readIncome(
        {
          source: asked.source,
          linkUuid: asked.linkUuid,
          reference: { ...begun.reference, linkToken: 'link-sandbox-unknown' },
          publicToken: null,
        },
        buildRequestMeta(),
      );
      expect(lost).toMatchObject({ outcome: 'LEFT', reason: 'EXPIRED' });
    });

    test('keeps nothing of a person after the result is stored', async () => {
      const { begun, read } = await openSession(createNamedPort(), logIn('user_good'));
      expect(await read()).toMatchObject({ outcome: 'FOUND' });
      await createNamedPort().forget(begun.reference, buildRequestMeta());
      expect(await read()).toEqual({ outcome: 'LEFT', reason: 'EXPIRED', institution: null });
      expect((await fetch(begun.url)).status).toBe(404);
    });

    test('sends the vendor nothing about the person', async () => {
      const { begun } = await openSession(createNamedPort(), null);
      expect(JSON.stringify(begun)).not.toMatch(/84000|8400000|example\.com/);
    });
  });

  describe.each([['TRUV_PAYROLL'], ['POINTSERV_TAX']] as const)('the sandbox, %s', (source) => {
    test('finds income, less income and none, and reports that the person left', async () => {
      const port = createPort('the sandbox', source);
      const fetchOutcome = async (act: Record<string, string>) => (await openSession(port, act, { source })).read();
      expect(await fetchOutcome(logIn('user_good'))).toMatchObject({
        outcome: 'FOUND',
        annualCents: 8_400_000,
        kind: 'PAY',
        holders: ['ANA O’NEIL'],
      });
      expect(await fetchOutcome(logIn('user_less'))).toMatchObject({ outcome: 'FOUND', annualCents: 7_224_000 });
      expect(await fetchOutcome(logIn('user_none'))).toMatchObject({ outcome: 'NOT_FOUND' });
      expect(await fetchOutcome({ act: 'down' })).toMatchObject({ outcome: 'LEFT', reason: 'INSTITUTION_DOWN' });
    });
  });

  describe('the hosted page', () => {
    test('refuses a wrong password, runs no script, and lets the browser return', async () => {
      const { begun, read } = await openSession(createPort('the sandbox'), null);
      const wrong = await fetch(begun.url, {
        method: 'POST',
        body: new URLSearchParams({ act: 'login', username: 'user_good', password: 'guess' }),
        redirect: 'manual',
      });
      expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('role="alert"')]);
      const page = await fetch(begun.url);
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:8080;");
      expect(page.headers.get('content-security-policy')).not.toContain('script-src');
      expect((await fetch(`${url}/link/${randomUUID()}`)).status).toBe(404);
      expect(await read()).toMatchObject({ outcome: 'LEFT' });
    });

    test('keeps a person logged in, whatever is clicked later', async () => {
      const { begun, read } = await openSession(createPort('the sandbox'), logIn('user_good'));
      await fetch(begun.url, { method: 'POST', body: new URLSearchParams({ act: 'down' }), redirect: 'manual' });
      expect(await read()).toMatchObject({ outcome: 'FOUND' });
    });
  });

  describe('the Plaid stand-in', () => {
    const postJson = async (path: string, body: unknown) => {
      const reply = await fetch(`${url}/plaid${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
    };
    const keys = { client_id: 'client', secret: 'secret' };

    test.each([
      ['without keys', '/user/create', { client_user_id: '1' }, 400, 'INVALID_API_KEYS'],
      ['an unknown body', '/link/token/create', { ...keys, client_name: 'x'.repeat(31) }, 400, 'INVALID_FIELD'],
      [
        'another type of token',
        '/link/token/get',
        { ...keys, link_token: 'public-sandbox-1' },
        400,
        'INVALID_LINK_TOKEN',
      ],
      ['an unknown user', '/credit/bank_income/get', { ...keys, user_id: 'usr_nobody' }, 400, 'USER_NOT_FOUND'],
      ['to remove an unknown user', '/user/remove', { ...keys, user_id: 'usr_nobody' }, 400, 'USER_NOT_FOUND'],
      ['an unknown path', '/transfer/create', keys, 404, 'NOT_FOUND'],
    ])('refuses %s as Plaid does', async (_, path, body, status, error_code) => {
      expect(await postJson(path, body)).toMatchObject({
        status,
        body: { error_code, request_id: expect.any(String) },
      });
    });

    test.each([
      ['user_good', 'APPROVED'],
      ['user_none', 'NO_DEPOSITS_FOUND'],
    ])('returns the result of %s’s session as Plaid does: the connected account, and %s', async (user, status) => {
      const { begun } = await openSession(createPort('Plaid over HTTP'), logIn(user));
      const { body } = await postJson('/link/token/get', { ...keys, link_token: begun.reference['linkToken'] });
      const institution = { name: 'First Sample Bank', institution_id: expect.any(String) };
      expect(body['link_sessions']).toMatchObject([
        {
          results: {
            item_add_results: [{ public_token: expect.stringMatching(/^public-sandbox-/), institution }],
            bank_income_results: [{ status, institution }],
          },
        },
      ]);
    });
  });

  describe('the income providers', () => {
    const listCallers = (income: IncomePort, organisation = 'FIGURE') => [
      ...(['PLAID_TRANSACTIONS', 'TRUV_PAYROLL'] as const).map(
        (source) => income.linkFor(organisation, source)?.provider ?? null,
      ),
      income.employment.provider,
    ];
    const withoutSandbox = (env: Record<string, string> = {}) =>
      incomeProviders({ sandbox: null, plaid: readConfig(env).plaid });

    test('are Plaid for bank deposits where configured, per lender, and the sandbox for the rest', () => {
      expect(listCallers(createIncomePorts({}))).toEqual(['sandbox', 'sandbox', 'sandbox']);
      expect(listCallers(createIncomePorts(buildPlaidSettings()))).toEqual(['plaid', 'sandbox', 'sandbox']);
      const some = createIncomePorts({ ...buildPlaidSettings(), PLAID_ORGS: 'HOMEPOINT' });
      expect([listCallers(some), listCallers(some, 'HOMEPOINT')]).toEqual([
        ['sandbox', 'sandbox', 'sandbox'],
        ['plaid', 'sandbox', 'sandbox'],
      ]);
    });

    test('are only staff without the sandbox, and Plaid if configured', async () => {
      expect([listCallers(withoutSandbox()), withoutSandbox().provider]).toEqual([[null, null, 'desk'], 'desk']);
      const plaid = withoutSandbox(buildPlaidSettings());
      expect([listCallers(plaid), plaid.provider]).toEqual([['plaid', null, 'desk'], 'plaid']);
      const asked = {
        employee: { firstName: 'Ana', lastName: 'Lee' },
        employerName: 'Clinic',
        contactName: 'Pat',
        phoneNumber: null,
        workEmail: null,
      };
      expect(employmentAnswer.parse(await plaid.employment.confirm(asked, buildRequestMeta()))).toEqual({
        outcome: 'PENDING_REVIEW',
      });
    });
  });
});
