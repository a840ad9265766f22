import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyReply } from 'fastify';
import { describe, expect, test } from 'vitest';
import { buildLinkRequest } from '../../../test/link-request.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { VendorFailure } from '../call.ts';
import { linkAnswer } from '../link.ts';
import { createHttpTransport, type PlaidTransport } from '../plaid/client.ts';
import { plaidBankIncome } from './plaid.ts';

const SETTINGS = { url: 'http://127.0.0.1:9', clientId: 'client', secret: 'secret', timeout: 1000 };

describe('the Plaid client', () => {
  const reading = (transport: PlaidTransport, reference = { linkToken: 'l', userId: 'u' }) =>
    plaidBankIncome(SETTINGS, transport).readIncome(
      { source: 'PLAID_TRANSACTIONS', linkUuid: randomUUID(), reference, publicToken: null },
      buildRequestMeta(),
    );

  const organizations: unknown[] = [];

  /** A Plaid that always sends this answer. */
  async function startPlaid(
    answer: (reply: FastifyReply) => unknown,
    then: (base: string) => Promise<void>,
  ): Promise<void> {
    const server = Fastify({ logger: false });
    server.post('/*', (request, reply) => {
      organizations.push(request.headers['x-organization']);
      return answer(reply);
    });
    try {
      await then(await server.listen({ port: 0, host: '127.0.0.1' }));
    } finally {
      server.server.closeAllConnections();
      await server.close();
    }
  }

  test.each<[string, (reply: FastifyReply) => unknown, string]>([
    ['a gateway that is down', (reply) => reply.code(503).type('text/html').send('<html>'), 'UNAVAILABLE'],
    [
      'a Plaid error',
      (reply) => reply.code(500).send({ error_type: 'API_ERROR', error_code: 'INTERNAL_SERVER_ERROR' }),
      'UNAVAILABLE',
    ],
    [
      'too many requests',
      (reply) => reply.code(429).send({ error_type: 'RATE_LIMIT_EXCEEDED', error_code: 'RATE_LIMIT' }),
      'UNAVAILABLE',
    ],
    ['a page instead of JSON', (reply) => reply.type('text/html').send('<html>'), 'MALFORMED'],
    ['another shape', (reply) => reply.send({ link_sessions: 'none' }), 'MALFORMED'],
    [
      'a product that is not ready',
      (reply) => reply.code(400).send({ error_type: 'ITEM_ERROR', error_code: 'PRODUCT_NOT_READY' }),
      'LATE',
    ],
    ['a redirect to another host', (reply) => reply.redirect('http://127.0.0.1:9/steal', 307), 'UNAVAILABLE'],
  ])('fails on %s', async (_, answer, failure) => {
    await startPlaid(answer, async (base) => {
      const error = await reading(createHttpTransport({ ...SETTINGS, url: base }, 'income')).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(VendorFailure);
      expect((error as VendorFailure).failure).toBe(failure);
    });
  });

  test('fails on a server that never answers, and on one that is not there', async () => {
    await startPlaid(
      () => new Promise(() => undefined),
      async (base) => {
        await expect(
          reading(createHttpTransport({ ...SETTINGS, url: base, timeout: 150 }, 'income')),
        ).rejects.toMatchObject({
          failure: 'TIMEOUT',
        });
      },
    );
    await expect(
      reading(createHttpTransport({ ...SETTINGS, url: 'http://127.0.0.1:9' }, 'income')),
    ).rejects.toMatchObject({
      failure: 'UNAVAILABLE',
    });
  });

  test.each([
    ['WEEKLY', 13, 13_000, 52_000],
    ['BIWEEKLY', 6, 12_000, 52_000],
    ['SEMI_MONTHLY', 6, 12_000, 48_000],
    ['MONTHLY', 3, 12_000, 48_000],
    ['UNKNOWN', 5, 9000, 36_500],
  ])('computes a year of %s deposits', async (pay_frequency, transaction_count, total_amount, dollars) => {
    const source = {
      income_description: 'Pay',
      pay_frequency,
      transaction_count,
      total_amount,
      start_date: '2026-08-20',
      end_date: '2026-11-17',
    };
    const answers: Record<string, unknown> = {
      '/link/token/get': {
        link_sessions: [{ results: { item_add_results: [{ public_token: 'p' }], bank_income_results: [] } }],
      },
      '/credit/bank_income/get': {
        bank_income: [{ items: [{ institution_name: 'Bank', bank_income_sources: [source] }] }],
      },
    };
    const answer = await reading(async (path) => ({ status: 200, body: answers[path] }));
    expect(answer).toMatchObject({ outcome: 'FOUND', annualCents: dollars * 100, employer: 'Pay' });
  });

  test.each<[string, object[], string[], string[], string]>([
    ['one account of two people', [['a', 'Ana Lee', 'Pat Lee']], ['a'], ['Ana Lee', 'Pat Lee'], 'SALARY'],
    [
      'two accounts, with one of another person',
      [
        ['a', 'Ana Lee', 'Pat Lee'],
        ['b', 'Pat Lee'],
      ],
      ['a', 'b'],
      ['Pat Lee'],
      'SALARY',
    ],
    [
      'an account beside the one that counts',
      [
        ['a', 'Ana Lee'],
        ['b', 'Pat Lee'],
      ],
      ['a'],
      ['Ana Lee'],
      'RENTAL',
    ],
    [
      'accounts without a common owner',
      [
        ['a', 'Ana Lee'],
        ['b', 'Pat Lee'],
      ],
      ['a', 'b'],
      [],
      'SALARY',
    ],
    ['a bank that returns no owners', [['a']], ['a'], [], 'RENTAL'],
  ])('returns the owners of %s', async (_, accounts, used, holders, income_category) => {
    const bank_income_accounts = (accounts as string[][]).map(([account_id, ...names]) => ({
      account_id,
      owners: names.map((one) => ({ names: [one] })),
    }));
    const bank_income_sources = used.map((account_id) => ({
      account_id,
      income_category,
      pay_frequency: 'MONTHLY',
      transaction_count: 3,
      total_amount: 3000,
      start_date: '2026-08-20',
      end_date: '2026-11-17',
    }));
    const answers: Record<string, unknown> = {
      '/link/token/get': {
        link_sessions: [{ results: { item_add_results: [{ public_token: 'p' }], bank_income_results: [] } }],
      },
      '/credit/bank_income/get': {
        bank_income: [{ items: [{ institution_name: 'Bank', bank_income_accounts, bank_income_sources }] }],
      },
    };
    expect(await reading(async (path) => ({ status: 200, body: answers[path] }))).toMatchObject({
      holders,
      kind: income_category === 'RENTAL' ? 'OTHER' : 'PAY',
    });
  });

  test.each([
    [['STARTED'], 'LEFT', 'CLOSED'],
    [['INTERNAL_ERROR'], 'LEFT', 'OTHER'],
    [['USER_REPORTED_NO_INCOME'], 'NOT_FOUND', undefined],
    [['NO_DEPOSITS_FOUND', 'STARTED'], 'NOT_FOUND', undefined],
  ])('reads nothing of a person who connected an account but did not agree: %j', async (statuses, outcome, reason) => {
    const institution = { name: 'Bank', institution_id: 'ins' };
    const paths: string[] = [];
    const answer = await reading(async (path) => {
      paths.push(path);
      return {
        status: 200,
        body: {
          link_sessions: [
            {
              results: {
                item_add_results: [{ public_token: 'p', institution }],
                bank_income_results: statuses.map((status) => ({ status, item_id: 'i', institution })),
              },
            },
          ],
        },
      };
    });
    expect(answer).toEqual({ outcome, institution: 'Bank', ...(reason === undefined ? {} : { reason }) });
    expect(paths).toEqual(['/link/token/get']);
  });

  test('sends the organization with each request', async () => {
    organizations.length = 0;
    await startPlaid(
      (reply) => reply.send({ link_sessions: [] }),
      async (base) => void (await reading(createHttpTransport({ ...SETTINGS, url: base }, 'income'))),
    );
    expect(organizations).toEqual(['FIGURE']);
  });

  test('identifies a person by token at an old Plaid account and by id at a new one', async () => {
    const requests: unknown[] = [];
    const createPlaidPort = (created: object) =>
      plaidBankIncome(SETTINGS, async (path, body) => {
        requests.push([path, body['user_id'], body['user_token']]);
        return {
          status: 200,
          body:
            path === '/user/create'
              ? created
              : { link_token: 'l', expiration: '2026-11-20T17:00:00Z', hosted_link_url: 'https://plaid.example/l' },
        };
      });
    for (const created of [{ user_id: 'usr_1' }, { user_id: 'usr_2', user_token: 'user-sandbox-2' }]) {
      const port = createPlaidPort(created);
      const { reference } = linkAnswer.parse(await port.startLink(buildLinkRequest(), buildRequestMeta()));
      await port.forget(reference, buildRequestMeta());
    }
    expect(requests).toEqual([
      ['/user/create', undefined, undefined],
      ['/link/token/create', 'usr_1', undefined],
      ['/user/remove', 'usr_1', undefined],
      ['/user/create', undefined, undefined],
      ['/link/token/create', undefined, 'user-sandbox-2'],
      ['/user/remove', undefined, 'user-sandbox-2'],
    ]);
  });
});
