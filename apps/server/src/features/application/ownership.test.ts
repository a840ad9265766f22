import { randomUUID } from 'node:crypto';
import { ALL_CALLS, type Call } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { openLoan } from '../../../test/loans.ts';

const TAGS = new Set(['application', 'credit', 'property', 'offers', 'assets', 'liens']);
const LOAN_CALLS: readonly Call[] = (ALL_CALLS as readonly Call[]).filter(
  (call) => TAGS.has(call.tag) && call.path.includes('{uuid}'),
);

onOneDatabase('a loan of another borrower', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  test.each(LOAN_CALLS.map((call) => ({ id: call.id, call })))(
    '$id returns byte for byte the same answer as for a missing loan',
    async ({ call }) => {
      const [{ token }, { uuid }] = [await server.createBorrower(), await openLoan(server.context)];
      const ask = (loan: string) =>
        server.raw(
          call.method as 'GET' | 'POST' | 'PUT' | 'DELETE',
          call.path
            .replace('{uuid}', loan)
            .replace('{step}', 'start')
            .replaceAll(/\{\w+\}/g, uuid),
          {
            token,
            headers: {
              'x-request-id': '11111111-1111-4111-8111-111111111111',
              'idempotency-key': randomUUID(),
              'if-match': '"1"',
            },
            ...(call.method === 'GET' ? {} : { body: {} }),
          },
        );
      const [foreign, missing] = [await ask(uuid), await ask(randomUUID())];
      const pickHeaders = ({ headers }: typeof foreign) =>
        Object.fromEntries(
          Object.entries(headers).filter(
            ([name]) => name !== 'date' && !name.startsWith('ratelimit') && !name.startsWith('x-ratelimit'),
          ),
        );
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(missing.body);
      expect(pickHeaders(foreign)).toEqual(pickHeaders(missing));
    },
  );
});
