import { importOfferCodes, listOfferMailings, readOfferCode } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { DAY_MS } from '../../kernel/time.ts';

const HEAD = 'offerCode,firstName,lastName,inHomeDate,respondByDate,street1,street2,city,state,zip';
const buildRow = (code: string, respondBy = '2026-12-31', lastName = 'Ruiz') =>
  `${code},Ana,${lastName},2026-11-02,${respondBy},1600 Larimer Street,Unit 4,Denver,co,80202-1234`;

onOneDatabase('offer codes', (open) => {
  let server: TestApp;
  let admin: StaffMember;
  let now = new Date('2026-11-25T18:00:00Z');
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    admin = await logInStaffMember(server, 'admin');
  });

  const importRows = (...rows: string[]) =>
    server.ask(importOfferCodes, { token: admin.token, body: { csv: [HEAD, ...rows].join('\n') } });
  const lookUp = (code: string, org = 'FIGURE') =>
    server.ask(readOfferCode, { params: { code }, headers: { 'x-org': org } });

  test('return the whole letter, however the code is typed [REG-047, CALL-006, DATA-013]', async () => {
    expect((await importRows(buildRow('SPRING-4821'))).json()).toEqual({ added: 1, changed: 0 });
    for (const typed of ['SPRING-4821', 'spring4821', ' Spring 4821 ']) {
      expect((await lookUp(typed)).json()).toEqual({
        firstName: 'Ana',
        lastName: 'Ruiz',
        inHomeDate: '2026-11-02',
        offerCode: 'SPRING4821',
        respondByDate: '2026-12-31',
        street1: '1600 Larimer Street',
        street2: 'Unit 4',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
      });
    }
  });

  test('answer alike when unknown, over or another lender’s, and work through the respond-by date [CALL-006, OP-A-035]', async () => {
    await importRows(buildRow('LASTDAY01', '2026-11-25'), buildRow('TOOLATE01', '2026-11-24'));
    expect((await lookUp('LASTDAY01')).statusCode).toBe(200);
    const refusals = [await lookUp('TOOLATE01'), await lookUp('NOSUCH001'), await lookUp('LASTDAY01', 'HOMEPOINT')];
    const bodies = refusals.map((answer) => ({ ...answer.json(), requestId: '' }));
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
    expect(bodies[0]).toMatchObject({ status: 'not-found' });
    const before = now;
    now = new Date(before.getTime() + DAY_MS);
    expect((await lookUp('LASTDAY01')).statusCode).toBe(404);
    now = before;
  });

  test('are imported all or none, and a known code is replaced', async () => {
    const wrong = await importRows(
      buildRow('GOOD00001'),
      buildRow('GOOD00001'),
      buildRow('x', 'soon').replace('Ana', '7'),
    );
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors?.map(({ field }) => field)).toEqual([
      '3 offerCode',
      '4 offerCode',
      '4 firstName',
      '4 respondByDate',
    ]);
    expect((await lookUp('GOOD00001')).statusCode).toBe(404);
    await importRows(buildRow('GOOD00001'));
    expect((await importRows(buildRow('good-00001', '2026-12-31', 'Reyes'))).json()).toEqual({ added: 0, changed: 1 });
    expect((await lookUp('GOOD00001')).json().lastName).toBe('Reyes');
  });

  test('are counted for staff by respond-by date, without a name or an address', async () => {
    const list = await server.send(listOfferMailings, { token: admin.token });
    expect(list).toEqual([
      { respondByDate: '2026-12-31', codes: 2, isOver: false },
      { respondByDate: '2026-11-25', codes: 1, isOver: false },
      { respondByDate: '2026-11-24', codes: 1, isOver: true },
    ]);
  });

  test('are stored sealed under a hash that only this server can compute', async () => {
    const rows = await server.context.db.selectFrom('offer_code').selectAll().execute();
    const text = rows.map((row) => JSON.stringify(row) + row.sealed.toString('latin1')).join('\n');
    expect(rows.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/SPRING|Ruiz|Larimer/);
  });
});

onOneDatabase('guesses of an offer code', (open) => {
  test('are refused after 10 misses in a minute, also of a code that exists and on a page [CALL-006]', async () => {
    const server = await createTestApp(await open(), { env: { QUOTAS: '1' } });
    const admin = await logInStaffMember(server, 'admin');
    await server.send(importOfferCodes, {
      token: admin.token,
      body: { csv: `${HEAD}\n${buildRow('SPRING4821', '2999-12-31')}` },
    });
    const guess = (code: string) => server.loose(readOfferCode, { params: { code }, from: '198.51.100.7' });
    for (let count = 0; count < 10; count += 1) expect((await guess(`GUESS000${count}`)).statusCode).toBe(404);
    expect((await guess('SPRING4821')).statusCode).toBe(429);
    const page = await server.app.inject({
      method: 'GET',
      url: '/account/heloc/register-v2?offerCode=SPRING4821',
      headers: { accept: 'text/html' },
      remoteAddress: '198.51.100.7',
    });
    expect(page.cookies.map(({ name }) => name)).not.toContain('heloc-draft');
  });
});
