import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { VendorFailure } from '../call.ts';
import { hostedServicing } from './hosted.ts';
import { servicedAccount, type ServicingPort, type ServicingRequest } from './port.ts';
import { sandboxServicing } from './sandbox.ts';

const SAMPLE_KEY = 'a key of ours';

const REQUEST: ServicingRequest = {
  loanNumber: '1001',
  today: '2026-12-31',
  line: {
    drawn: 87_541.5,
    limit: 87_541.5,
    rate: 0.0835,
    termYears: 20,
    monthlyPayment: 751.42,
    firstPaymentOn: '2026-12-31',
    autopay: true,
  },
};

/** What a servicer would answer about loan 1001 that day, written out by hand. */
const ACCOUNT = {
  as_of: '2026-12-31',
  principal_balance: '87399.22',
  available_credit: '142.28',
  annual_rate: '0.0835',
  next_payment: { due_on: '2027-01-31', amount: '751.42', autopay: true },
  contact: { name: 'Another Servicer', phone: '(888) 555-0188', email: null },
};

describe('a servicer', () => {
  let server: Server;
  let url: string;
  const requests: { path: string | undefined; organization: unknown }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push({ path: request.url, organization: request.headers['x-organization'] });
      const send = (status: number, body: string) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      if (request.headers.authorization !== `Bearer ${SAMPLE_KEY}`) return send(401, '{}');
      if (request.url === '/v1/loans/down/account') return send(503, '{}');
      if (request.url === '/v1/loans/html/account') return send(200, '<html>');
      if (request.url === '/v1/loans/cents/account')
        return send(200, JSON.stringify({ ...ACCOUNT, principal_balance: 87_399.22 }));
      if (request.url !== '/v1/loans/1001/account') return send(404, '{}');
      return send(200, JSON.stringify(ACCOUNT));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const ports: readonly (readonly [string, () => ServicingPort])[] = [
    ['sandbox', () => sandboxServicing],
    ['over HTTPS', () => hostedServicing({ url, key: SAMPLE_KEY })],
  ];

  test.each(ports)('returns balance, available credit and next payment after the first one: %s', async (_, make) => {
    const account = servicedAccount.parse(await make().account(REQUEST, buildRequestMeta()));
    expect(account).toMatchObject({
      asOf: '2026-12-31',
      balance: 87_399.22,
      available: 142.28,
      rate: 0.0835,
      nextPayment: { on: '2027-01-31', amount: 751.42, autopay: true },
    });
    expect(account.servicer.phone).toMatch(/^\d{10}$/);
  });

  test('is asked for one loan, in the name of its organization', () => {
    expect(requests).toEqual([{ path: '/v1/loans/1001/account', organization: 'FIGURE' }]);
  });

  test.each([
    ['is down', 'down', SAMPLE_KEY, 'UNAVAILABLE'],
    ['sends no JSON', 'html', SAMPLE_KEY, 'MALFORMED'],
    ['sends amounts as numbers', 'cents', SAMPLE_KEY, 'MALFORMED'],
    ['doesn’t know the loan', '1002', SAMPLE_KEY, 'MALFORMED'],
    ['refuses the key', '1001', 'another key', 'MALFORMED'],
  ])('that %s gives no figures', async (_what, loanNumber, key, failure) => {
    const asked = hostedServicing({ url, key }).account({ ...REQUEST, loanNumber }, buildRequestMeta());
    await expect(asked).rejects.toMatchObject({ failure });
    await expect(asked).rejects.toBeInstanceOf(VendorFailure);
  });
});
