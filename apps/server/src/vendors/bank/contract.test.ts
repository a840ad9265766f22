import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { findTablesWith } from '../../../test/stored-text.ts';
import { readConfig } from '../../kernel/config/config.ts';
import type { Context } from '../../kernel/context.ts';
import { linkRoutes } from '../../sandbox/plaid/routes.ts';
import { linkAnswer, type LinkStart } from '../link.ts';
import { openVendors, vendorSettings } from '../vendors.ts';
import { plaidAuth } from './plaid-auth.ts';
import {
  accountAnswer,
  depositAnswer,
  type AccountAnswer,
  type BankLinkPort,
  type BankPort,
  type DepositPort,
  type DepositRequest,
} from './port.ts';
import { bankProviders } from './providers.ts';
import { depositsOnStatement } from './sandbox.ts';

onOneDatabase('a bank', (open) => {
  let context: Context;
  let plaidServer: FastifyInstance;
  let url: string;
  const createBank = (env: Record<string, string>): BankPort =>
    openVendors(context.db, context.vault, context.keys.vault, {
      ...vendorSettings(readConfig({ ...env, SANDBOX_VENDORS: 'on' })),
      sandboxPage: url,
    }).bank;
  const buildPlaidSettings = () => ({ PLAID_URL: `${url}/plaid/`, PLAID_CLIENT_ID: 'client', PLAID_SECRET: 'secret' });
  beforeAll(async () => {
    context = await createTestContext(await open());
    plaidServer = Fastify({ logger: false });
    linkRoutes(plaidServer, context);
    url = await plaidServer.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => plaidServer.close());

  const RETURN = 'http://127.0.0.1:8080/account/heloc/plaid-oauth-success?oauth_state_id=1';
  const createPort = (name: string): BankLinkPort =>
    createBank(name === 'the sandbox' ? {} : buildPlaidSettings()).linkFor('FIGURE') ?? expect.fail(name);

  /** Opens a session and acts on the hosted page as a person would. */
  async function openSession(
    port: BankLinkPort,
    act: Record<string, string> | null,
  ): Promise<{ begun: LinkStart; read: (accountId?: string) => Promise<AccountAnswer> }> {
    const linkUuid = randomUUID();
    const begun = linkAnswer.parse(
      await port.startLink(
        { linkUuid, lender: 'Alderpoint Home Lending and Much More', applicant: 'Ana O’Neil', returnUrl: RETURN },
        buildRequestMeta(),
      ),
    );
    const reply =
      act && (await fetch(begun.url, { method: 'POST', body: new URLSearchParams(act), redirect: 'manual' }));
    if (reply && reply.headers.get('location') !== RETURN)
      throw new Error(`The page did not send back: ${reply.status}`);
    return {
      begun,
      read: async (accountId) =>
        accountAnswer.parse(
          await port.readAccount(
            { linkUuid, reference: begun.reference, publicToken: null, accountId: accountId ?? null },
            buildRequestMeta(),
          ),
        ),
    };
  }
  const getAccess = (answer: AccountAnswer): string => ('access' in answer ? (answer.access ?? '') : '');
  const createDepositPort = (): DepositPort => {
    const port = createBank({}).deposits;
    if (!port) throw new Error('no deposits');
    return port;
  };
  const logIn = (username: string) => ({ act: 'login', username, password: 'pass_good' });

  describe.each([
    ['the sandbox', 'ANA O’NEIL'],
    ['Plaid over HTTP', 'ALEX SAMPLE'],
  ])('%s', (name, holder) => {
    test('returns numbers and owners of the shared account, also when repeated or with another account in the page', async () => {
      const { read } = await openSession(createPort(name), logIn('user_good'));
      const answer = await read();
      expect(answer).toMatchObject({
        outcome: 'FOUND',
        bankName: 'First Sample Bank',
        routingNumber: '099000008',
        accountNumber: expect.stringMatching(/^\d{13}$/),
        accountType: 'CHECKING',
        holders: [holder],
      });
      expect([await read(), await read('account-of-somebody-else')]).toEqual([answer, answer]);
    });

    test.each([
      ['user_stranger', ['ROBIN STRANGER']],
      ['user_joint', [`${holder} & ROBIN STRANGER`]],
    ])('returns whose account %s shares', async (user, holders) => {
      expect(await (await openSession(createPort(name), logIn(user))).read()).toMatchObject({
        outcome: 'FOUND',
        holders,
      });
    });

    test('returns when no account receives money, and when the person came back without one', async () => {
      expect(await (await openSession(createPort(name), logIn('user_card'))).read()).toMatchObject({
        outcome: 'NOT_USABLE',
        bankName: 'First Sample Bank',
        access: expect.any(String),
      });
      expect(await (await openSession(createPort(name), { act: 'down' })).read()).toMatchObject({
        outcome: 'LEFT',
        reason: 'INSTITUTION_DOWN',
      });
      expect(await (await openSession(createPort(name), null)).read()).toMatchObject({
        outcome: 'LEFT',
        reason: 'CLOSED',
      });
    });

    test('reads nothing more after access is removed', async () => {
      const port = createPort(name);
      const { read } = await openSession(port, logIn('user_good'));
      const answer = await read();
      await port.forget(getAccess(answer), buildRequestMeta());
      expect(await read()).toMatchObject({ outcome: 'LEFT', reason: 'EXPIRED' });
    });
  });

  test('requests only numbers and owners from Plaid, for accounts that receive money', async () => {
    const requests: Record<string, unknown>[] = [];
    const port = plaidAuth({ url, clientId: 'client', secret: 'secret' }, async (_, body) => {
      requests.push(body);
      return {
        status: 200,
        body: { link_token: 'l', expiration: '2026-11-20T18:00:00Z', hosted_link_url: 'https://plaid.example/1' },
      };
    });
    await port.startLink(
      {
        linkUuid: randomUUID(),
        lender: 'A lender with a name that is longer than thirty',
        applicant: 'Ana O’Neil',
        returnUrl: RETURN,
      },
      buildRequestMeta(),
    );
    expect(requests[0]).toMatchObject({
      products: ['auth', 'identity'],
      account_filters: { depository: { account_subtypes: ['checking', 'savings'] } },
    });
    expect(JSON.stringify(requests)).not.toContain('Neil');
    expect(String(requests[0]?.['client_name']).length).toBeLessThanOrEqual(30);
  });

  const buildDeposit = (ends: string): DepositRequest => ({
    routingNumber: '099000008',
    accountNumber: `98765${ends}`,
    accountType: 'CHECKING',
    ownerName: 'Ana Neil',
    description: 'Alderpoint KWZ',
    amountsCents: [1],
    applicationUuid: randomUUID(),
    today: '2026-11-20',
  });

  test('sends a small deposit once under its key, on its date, and stores it unreadable', async () => {
    const port = createDepositPort();
    const [slow, key] = [buildDeposit('7777'), randomUUID()];
    for (let times = 0; times < 2; times += 1)
      expect(depositAnswer.parse(await port.send(slow, buildRequestMeta(key)))).toEqual({
        outcome: 'SENT',
        expectedOn: '2026-11-24',
      });
    const fetchDeposits = (day: string) => depositsOnStatement(context.db, context.vault, slow.applicationUuid, day);
    expect([await fetchDeposits('2026-11-23'), await fetchDeposits('2026-11-24')]).toEqual([
      [],
      [{ description: 'Alderpoint KWZ', amountsCents: [1] }],
    ]);
    expect(depositAnswer.parse(await port.send(buildDeposit('0001'), buildRequestMeta(randomUUID())))).toEqual({
      outcome: 'SENT',
      expectedOn: '2026-11-20',
    });
    expect(await findTablesWith({ context } as TestApp, ['sandbox_deposit'], /KWZ|98765/)).toEqual([]);
  });

  test.each([
    ['0002', 'ACCOUNT_CLOSED'],
    ['0003', 'NAME_DIFFERS'],
    ['0004', 'DEPOSIT_RETURNED'],
  ])('returns a deposit to an account that ends with %s: %s', async (ends, reason) => {
    expect(
      depositAnswer.parse(await createBank({}).deposits?.send(buildDeposit(ends), buildRequestMeta(randomUUID()))),
    ).toEqual({
      outcome: 'RETURNED',
      reason,
    });
  });

  test('shows amounts instead of a code at one bank, and no name for an unknown bank', () => {
    const { deposits, directory } = createBank({});
    expect([
      deposits?.proofAt('119000001'),
      deposits?.proofAt('099000008'),
      directory.findBankName('119000001'),
      directory.findBankName('021000021'),
    ]).toEqual(['AMOUNTS', 'CODE', 'Sample Savings Bank', null]);
  });

  test('leaves only letters without sandbox and Plaid, and serves Plaid’s own lenders', () => {
    expect(bankProviders({ sandbox: null, plaid: null })).toMatchObject({ provider: 'desk', deposits: null });
    const some = bankProviders({
      sandbox: null,
      plaid: { url, clientId: 'a', secret: 'b', organisations: ['FIGURE'] },
    });
    expect([some.linkFor('FIGURE')?.provider, some.linkFor('HOMEPOINT')]).toEqual(['plaid', undefined]);
  });
});
