import { logIn as logInCall, readBanners, readDraft, registerIdentity } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/database.ts';

onBothDatabases('limits with the real quotas', (open) => {
  let server: TestApp;
  let now = new Date('2026-11-24T17:00:00Z');
  beforeAll(async () => {
    server = await createTestApp(await open(), { env: { QUOTAS: '1' }, sessionNow: () => now });
  });

  const fetchStatuses = async (
    count: number,
    ask: (index: number) => Promise<{ statusCode: number }>,
  ): Promise<number[]> => {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1) found.push((await ask(index)).statusCode);
    return found;
  };
  const logIn = (email: string, from: string) => server.ask(logInCall, { body: { email, password: 'wrong' }, from });

  test('refuses the sixth login of an email in a minute in any spelling, and allows it later', async () => {
    expect(await fetchStatuses(5, () => logIn('ana@example.com', '10.0.0.1'))).toEqual([401, 401, 401, 401, 401]);
    const sixth = await logIn(' ANA@example.com', '10.0.0.1');
    expect(sixth.json()).toMatchObject({
      status: 'too-many-requests',
      message: 'Too many tries. Wait 60 seconds and try again.',
    });
    expect(sixth.headers['retry-after']).toBe('60');
    expect(
      (await logIn('ａna@example.com', '10.0.0.1')).statusCode,
      'letters of another width name the same person',
    ).toBe(429);
    now = new Date(now.getTime() + 60_000);
    expect((await logIn('ana@example.com', '10.0.0.1')).statusCode).toBe(401);
  });

  test('does not count another address, and ignores a header that claims one', async () => {
    expect(await fetchStatuses(6, () => logIn('bo@example.com', '10.0.0.2'))).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn('bo@example.com', '10.0.0.3')).statusCode).toBe(401);
    const claimed = await server.ask(logInCall, {
      body: { email: 'bo@example.com', password: 'wrong' },
      from: '10.0.0.2',
      headers: { 'x-forwarded-for': '10.9.9.9' },
    });
    expect(claimed.statusCode).toBe(429);
  });

  test('allows one address twenty logins a minute for all emails together', async () => {
    const found = await fetchStatuses(21, (index) => logIn(`many${index}@example.com`, '10.0.0.4'));
    expect(found).toEqual([...Array<number>(20).fill(401), 429]);
  });

  test('allows one address twenty accounts in twenty minutes', async () => {
    const found = await fetchStatuses(21, (index) =>
      server.ask(registerIdentity, {
        body: { email: `new${index}@example.com`, password: 'short', phoneNumber: '4155550142' },
        from: '10.0.0.5',
      }),
    );
    expect(found).toEqual([...Array<number>(20).fill(422), 429]);
  });

  test('allows sixty look-ups a minute', async () => {
    const found = await fetchStatuses(61, () => server.ask(readDraft, { from: '10.0.0.6' }));
    expect(found).toEqual([...Array<number>(60).fill(204), 429]);
  });

  test('allows an address 1,200 requests in five minutes in the general class, counted without the database', async () => {
    const found = await fetchStatuses(1201, () =>
      server.ask(readBanners, { params: { environment: 'test' }, from: '10.0.0.7' }),
    );
    expect(found.filter((status) => status === 429)).toHaveLength(1);
    expect(found.at(-1)).toBe(429);
  });

  test('stores no caller in the counts', async () => {
    const rows = await server.context.db.selectFrom('rate_count').select('key').execute();
    expect(rows.length).toBeGreaterThan(5);
    for (const { key } of rows) expect(key).toMatch(/^L\d[a-z ]* [\w-]{27}$/);
  });
});
