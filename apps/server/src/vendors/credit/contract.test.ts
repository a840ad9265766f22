import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCreditRequest as request } from '../../../test/credit-request.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { VendorFailure, type RequestMeta } from '../call.ts';
import { creditAnswer, hardCreditAnswer, type CreditPort, type CreditRequest } from './port.ts';
import { sandboxBureau } from './sandbox.ts';

/**
 * What a test must know of an adapter: whom its test environment finds, doesn't find and can't serve, and, for a remote
 * adapter, what arrives there. A real adapter adds a row here (a recorded or local remote side is enough). What only
 * the sandbox promises is in sandbox.test.ts.
 */
interface Adapter {
  readonly port: () => CreditPort;
  readonly found: CreditRequest;
  readonly notFound: CreditRequest;
  readonly outOfOrder: CreditRequest;
  /** The metadata that the remote side received so far, or null when there is none. */
  readonly heard: (() => readonly RequestMeta[]) | null;
}

const PEOPLE = {
  found: request({ ssn: '666000001', attempt: 2 }),
  notFound: request({ email: 'ana+no-match@example.com' }),
  outOfOrder: request({ email: 'ana+credit-error@example.com' }),
};

/**
 * The smallest possible adapter: it sends the question, its key and its organization, and returns the reply unchanged.
 * It keeps the contract tests honest.
 */
const createHttpPort = (url: string): CreditPort => {
  const createPull =
    (op: string) =>
    async (what: CreditRequest, { key, organization }: RequestMeta): Promise<unknown> => {
      const reply = await fetch(`${url}/${op}`, {
        method: 'POST',
        headers: { 'idempotency-key': key, 'x-organization': organization },
        body: JSON.stringify(what),
      });
      if (!reply.ok) throw new VendorFailure('UNAVAILABLE', 'credit');
      return reply.json();
    };
  return { provider: 'http', softPull: createPull('softPull'), hardPull: createPull('hardPull') };
};

let remoteServer: Server;
let url = '';
const metas: RequestMeta[] = [];
beforeAll(async () => {
  remoteServer = createServer(async (asked, reply) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    const key = asked.headers['idempotency-key'] as string;
    metas.push({ key, organization: asked.headers['x-organization'] as string });
    const op = asked.url === '/hardPull' ? 'hardPull' : 'softPull';
    await sandboxBureau[op](JSON.parse(Buffer.concat(parts).toString()) as CreditRequest, buildRequestMeta(key)).then(
      (answer) => reply.end(JSON.stringify(answer)),
      () => reply.writeHead(503).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(remoteServer, 'listening');
  const address = remoteServer.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => remoteServer.close());

const ADAPTERS: readonly (readonly [string, Adapter])[] = [
  ['sandbox', { port: () => sandboxBureau, ...PEOPLE, heard: null }],
  ['the smallest one', { port: () => createHttpPort(url), ...PEOPLE, heard: () => metas }],
];

describe.each(ADAPTERS)('a credit bureau: %s', (_, { port, found, notFound, outOfOrder }) => {
  test('answers in the shape of the port, with the person’s own outcome', async () => {
    expect(creditAnswer.parse(await port().softPull(found, buildRequestMeta('key-1'))).outcome).toBe('FOUND');
    expect(creditAnswer.parse(await port().softPull(notFound, buildRequestMeta('key-2'))).outcome).toBe('NO_MATCH');
    expect(hardCreditAnswer.parse(await port().hardPull(found, buildRequestMeta('key-3'))).outcome).toBe('FOUND');
  });

  test('returns the same answer for the same request and key', async () => {
    expect(await port().softPull(found, buildRequestMeta('key-1'))).toEqual(
      await port().softPull(found, buildRequestMeta('key-1')),
    );
  });

  test('fails as a vendor failure, without personal data, when the bureau is down', async () => {
    const failed: unknown = await port()
      .softPull(outOfOrder, buildRequestMeta('key-4'))
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(VendorFailure);
    expect(String(failed)).not.toMatch(/Reyes|ana\+|Juniper/);
  });

  test('never repeats the Social Security number or the birth date', async () => {
    expect(JSON.stringify(await port().softPull(found, buildRequestMeta('key-5')))).not.toMatch(
      /666-?00-?0001|1984-03-09/,
    );
  });
});

describe.each(ADAPTERS.filter(([, { heard }]) => heard !== null))(
  'a request that leaves an adapter: %s',
  (_, { port, found, heard }) => {
    test('sends the key, so that a repeat is no second pull, and the organization', async () => {
      await port().softPull(found, buildRequestMeta('soft-key'));
      await port().hardPull(found, buildRequestMeta('hard-key'));
      expect(heard?.().slice(-2)).toEqual([buildRequestMeta('soft-key'), buildRequestMeta('hard-key')]);
    });
  },
);

test.each([
  ['4266841234567890', '7890'],
  ['XXXX', null],
  ['', null],
  ['CU12', 'CU12'],
  [null, null],
])('an account number %j from a bureau keeps only the ending %j', async (mask, ending) => {
  const answer = creditAnswer.parse(await sandboxBureau.softPull(PEOPLE.found, buildRequestMeta()));
  if (answer.outcome !== 'FOUND') throw new Error(answer.outcome);
  const [debt] = answer.report.liabilities;
  const read = creditAnswer.parse({ ...answer, report: { ...answer.report, liabilities: [{ ...debt, mask }] } });
  expect(read).toMatchObject({ report: { liabilities: [{ mask: ending }] } });
});
