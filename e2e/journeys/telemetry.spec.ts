import { openTelemetrySession } from '@lintel/contract';
import { findLeaks, splitByTable, toEncodings } from '../pages/canaries.ts';
import { readDatabaseText } from '../pages/database-text.ts';
import { listEvents } from '../pages/events.ts';
import { expectOffers } from '../pages/offer.ts';
import { newPerson } from '../pages/person.ts';
import { register, toRegistrationUrl } from '../pages/registration.ts';
import { expect, test } from '../test.ts';

const STARTS = ['helocStarted', 'appStarted', 'heloc-register-start'];
const VISIT_PATH = openTelemetrySession.path.replace('{context}', 'external');

test('a registration is page views and three start events in their order, and none of them names the person [TELE-006, TELE-008, TELE-009, TELE-010, TELE-011, REG-018, TELE-015, CALL-016]', async ({
  page,
  world,
  org,
}) => {
  const person = newPerson({ firstName: 'Telemachus', lastName: 'Quixworth', street: '412 Alder Ridge Road' });
  const products = new Set<string>();
  page.on('request', (request) => {
    const sent = request.postData();
    if (/\/ft\/\w+\/event$/.test(new URL(request.url()).pathname) && sent !== null)
      products.add((JSON.parse(sent) as { productType: string }).productType);
  });
  // Other journeys of this world have visits, too.
  const earlier = (await listEvents(world)).length;
  const listOwn = async () => (await listEvents(world)).slice(earlier);
  // A page measures from its first idle moment on, which a quick test would leave behind.
  await register(page, org, person, () => expect.poll(async () => (await listOwn()).length).toBeGreaterThan(0));
  await expectOffers(page);
  const uuid = new URL(page.url()).pathname.split('/')[3] ?? '';
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
  const isStart = ({ event }: { event: string }): boolean => STARTS.includes(event);
  await expect.poll(async () => (await listOwn()).filter(isStart)).toHaveLength(STARTS.length);
  const events = await listOwn();
  expect(events.filter(isStart).map(({ event }) => event)).toEqual(STARTS);
  expect([...products]).toEqual(['HELOC']);
  const views = events.filter(({ event }) => event === 'page-view').map(({ page_path: path }) => path);
  expect(views[0]).toBe('/account/heloc/register-v2');
  expect(views).toContain('/account/heloc/register-v2/set-password');
  expect(views).toContain('/account/heloc/:uuid');

  const { sub } = JSON.parse(
    await page.evaluate(() => atob((localStorage.getItem('jwt') ?? '').split('.')[1] ?? '')),
  ) as { sub: string };
  const tables = Object.entries(splitByTable(await readDatabaseText(world.databaseUrl!))).filter(([table]) =>
    table.includes('telemetry'),
  );
  expect(tables.map(([table]) => table)).toContain('table public.telemetry_event');
  expect(
    findLeaks(Object.fromEntries(tables), {
      'the email': toEncodings(person.email, person.email.split('@')[0] ?? ''),
      'the phone': toEncodings(person.phone),
      'the name': toEncodings(person.firstName, person.lastName),
      'the street': toEncodings(person.street),
      'the application': toEncodings(uuid),
      'the identity': toEncodings(sub),
    }),
  ).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('lintel-tracker'))).toMatch(/^[0-9a-f-]{36}$/);
});

test(
  'a browser with Global Privacy Control sends nothing, and the others do',
  { tag: '@long-run' },
  async ({ page, browser, world, org }) => {
    const visits: string[] = [];
    const opened = page.waitForRequest((request) => new URL(request.url()).pathname === VISIT_PATH);
    const context = await browser.newContext({ baseURL: world.address });
    const quiet = await context.newPage();
    await quiet.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    quiet.on('request', (request) => visits.push(new URL(request.url()).pathname));
    const calm = quiet.waitForRequest(/after-load/);
    await quiet.goto(toRegistrationUrl(org));
    await page.goto(toRegistrationUrl(org));
    await Promise.all([calm, opened]);
    expect(visits.filter((path) => path.startsWith('/ft/'))).toEqual([]);
    await context.close();
  },
);
