import { readPrepop, storePrepop, type SentBodyOf } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { insertPartner } from './store.ts';

const KEY = 'partner-key';
const PAGE = '/account/heloc/register-v2';
const ANSWERS: SentBodyOf<typeof storePrepop> = {
  email: 'ana@example.com',
  phoneNumber: '(303) 555-0142',
  name: { firstName: 'Ana', lastName: 'Ruiz' },
  address: { street1: '1600 Larimer Street', city: 'Denver', state: 'CO', zip: '80202' },
  income: 96_000,
  employmentType: 'FULL_TIME',
  affiliate: { abVersion: 'b', appIndicator: 'web', liveOffers: '3' },
};

onOneDatabase('the answers of a partner', (open) => {
  let server: TestApp;
  let now = new Date('2026-11-25T18:00:00Z');
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    for (const organisation of ['FIGURE', 'HOMEPOINT'])
      await insertPartner(server.context.db, { organisation, name: 'RateHarbor', key: `${organisation} ${KEY}` });
  });

  const store = (key: string | undefined, body = ANSWERS) =>
    server.ask(storePrepop, { body, headers: key === undefined ? {} : { 'x-partner-key': key } });
  const storeLink = async () => new URL((await store(`FIGURE ${KEY}`)).json().link ?? '');
  const openPage = (url: string, cookie = '') =>
    server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', cookie } });
  const getCookie = (answer: Awaited<ReturnType<typeof openPage>>): string =>
    answer.cookies.flatMap(({ name, value }) => (name === 'heloc-prefill' ? [`${name}=${value}`] : [])).join('');
  const openLink = async (link: URL) => getCookie(await openPage(link.pathname + link.search));
  const read = (cookie: string, org = 'FIGURE') => server.ask(readPrepop, { headers: { cookie, 'x-org': org } });

  test('are returned to the browser that opened the link [REG-046, CALL-047, OP-A-034]', async () => {
    const link = await storeLink();
    const answer = await openPage(`${link.pathname}${link.search}&utm_source=harbor`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['location']).toBe(`${PAGE}?org=FIGURE&utm_source=harbor`);
    expect(answer.cookies.find(({ name }) => name === 'heloc-prefill')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect((await read(getCookie(answer))).json()).toEqual({
      email: 'ana@example.com',
      phoneNumber: '3035550142',
      name: { firstName: 'Ana', middleName: '', lastName: 'Ruiz', suffix: '' },
      address: { street1: '1600 Larimer Street', street2: '', city: 'Denver', state: 'CO', zip: '80202' },
      income: 96_000,
      employmentType: 'FULL_TIME',
      affiliate: { abVersion: 'b', appIndicator: 'web', liveOffers: '3' },
    });
  });

  test('are returned as 204 without the cookie, to another lender, and after a day [REG-046, CALL-047]', async () => {
    const cookie = await openLink(await storeLink());
    expect((await read('')).statusCode).toBe(204);
    expect((await read(`heloc-prefill=${'a'.repeat(32)}`)).statusCode).toBe(204);
    expect((await read(cookie, 'HOMEPOINT')).statusCode).toBe(204);
    expect((await read(cookie)).statusCode).toBe(200);
    const before = now;
    now = new Date(before.getTime() + DAY_MS);
    expect((await read(cookie)).statusCode).toBe(204);
    now = before;
  });

  test('are returned as 204 while the lender’s flag is off [REG-046]', async () => {
    const cookie = await openLink(await storeLink());
    const { db } = server.context;
    const flag = { key: 'fe-heloc-prepop', organisation: 'FIGURE', enabled: false, variables: '{}' };
    await db.insertInto('flag').values(flag).execute();
    expect((await read(cookie)).statusCode).toBe(204);
    await db.deleteFrom('flag').where('key', '=', flag.key).execute();
    expect((await read(cookie)).statusCode).toBe(200);
  });

  test('reach one browser: a link that was opened, or is 7 days old, sets no cookie', async () => {
    const link = await storeLink();
    expect(await openLink(link)).not.toBe('');
    const again = await openPage(link.pathname + link.search);
    expect(getCookie(again)).toBe('');
    expect(again.headers['location']).toBe(`${PAGE}?org=FIGURE`);
    const late = await storeLink();
    const before = now;
    now = new Date(before.getTime() + 7 * DAY_MS);
    expect(await openLink(late)).toBe('');
    now = before;
  });

  test.each([
    ['no key', undefined],
    ['an unknown key', 'other'],
    ["another lender's key", `HOMEPOINT ${KEY}`],
  ])('are refused with %s', async (_what, key) => {
    const answer = await store(key);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ status: 'unauthenticated' });
  });

  test('are stored sealed, and neither link nor table contains them', async () => {
    const link = await storeLink();
    expect([...link.searchParams.keys()].toSorted()).toEqual(['org', 'prepop']);
    const rows = await server.context.db.selectFrom('prepop').selectAll().execute();
    const text = rows.map((row) => JSON.stringify(row) + row.sealed.toString('latin1')).join('\n');
    expect(text).not.toMatch(/ana@|Ruiz|Larimer|3035550142/);
    expect(text).not.toContain(link.searchParams.get('prepop'));
  });
});
