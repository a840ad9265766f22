import { beginEmailChange, beginPhoneChange, registerIdentity } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { readOutbox } from '../../vendors/outbox.ts';

const MINUTE = 60_000;

onOneDatabase('one-time codes to one person', (open) => {
  let server: TestApp;
  let now = new Date('2026-11-24T17:00:00Z');
  beforeAll(async () => {
    server = await createTestApp(await open(), { env: { QUOTAS: '1' }, sessionNow: () => now });
  });
  let accounts = 0;
  /** A caller with another account at another network address each time. */
  const createCaller = async () => {
    accounts += 1;
    const from = `198.51.${accounts}.7`;
    const body = { email: `caller-${accounts}@example.com`, password: PASSWORD, phoneNumber: '4155550142' };
    const { jwt } = await server.send(registerIdentity, { query: { organization: 'FIGURE' }, body, from });
    return { token: jwt, from };
  };
  const askForEmail = async (email: string) =>
    server.ask(beginEmailChange, { ...(await createCaller()), body: { email } });
  const askForText = async (phone: string) =>
    server.ask(beginPhoneChange, { ...(await createCaller()), body: { phone } });

  test.each([
    { what: 'phone number', ask: askForText, target: '3035550190', spelling: '(303) 555-0190' },
    { what: 'email address', ask: askForEmail, target: 'victim@example.com', spelling: 'Victim@example.com' },
  ])('are at most 5 in 15 minutes to a $what over all callers', async ({ ask, target, spelling }) => {
    for (let count = 0; count < 5; count += 1) expect((await ask(target)).statusCode).toBe(202);
    const refused = await ask(spelling);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(await readOutbox(server.context.db, server.context.vault, target)).toHaveLength(5);
    now = new Date(now.getTime() + 15 * MINUTE);
    expect((await ask(target)).statusCode).toBe(202);
  });

  test('are at most 20 in a day, and the refusal is the same whether or not the address has an account', async () => {
    const known = `caller-1@example.com`;
    const statuses: Record<string, number> = {};
    for (const email of [known, 'unknown@example.com'])
      for (let count = 0; count < 21; count += 1) {
        now = new Date(now.getTime() + 5 * MINUTE);
        statuses[`${email} ${count + 1}`] = (await askForEmail(email)).statusCode;
      }
    expect(statuses[`${known} 20`]).toBe(202);
    expect(statuses[`${known} 21`]).toBe(429);
    expect(statuses['unknown@example.com 20']).toBe(202);
    expect(statuses['unknown@example.com 21']).toBe(429);
  });
});
