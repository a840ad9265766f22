import { expect, test } from '../test.ts';
import { offersStand } from '../pages/offer.ts';
import { somebody } from '../pages/person.ts';
import { register } from '../pages/registration.ts';
import { databaseText } from '../pages/database-text.ts';
import { outbox } from '../pages/sandbox.ts';
import { openWorld } from '../world.ts';

/** Every spelling in which a value could slip into a text. */
const spellings = (...values: string[]): string[] =>
  values.flatMap((value) => [value, encodeURIComponent(value), Buffer.from(value).toString('base64').replace(/=+$/, ''), Buffer.from(value).toString('hex'), value.split('').toReversed().join('')]);

const MARKED = {
  'the Social Security number': spellings('666-00-0001', '666000001', '666 00 0001'),
  'the password': spellings('Canary-harbor-9137!'),
  'the date of birth': ['1971-08-23', '08/23/1971', '8/23/1971', '08231971', '19710823', 'August 23, 1971', '23 Aug 1971'].flatMap((one) => spellings(one)),
  'the income': ['131,847', '131847'],
  'the phone number': ['7195550187', '(719) 555-0187', '719-555-0187'],
};

test('what is secret stands in clear nowhere: not in the database, the logs, the outbox, addresses or browser storage', async ({ browser, faults }) => {
  const world = await openWorld('postgres', { LOG_LEVEL: 'debug' });
  const context = await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url(), ...(request.headers()['referer'] ? [request.headers()['referer']!] : [])));
    const person = somebody({ tag: 'no-match', street: '1600 Larimer Street', city: 'Denver', zip: '80202', born: ['08', '23', '1971'], password: 'Canary-harbor-9137!', income: '131847', phone: '7195550187' });
    await register(page, 'FIGURE', person);
    await page.getByRole('textbox', { name: 'Social Security number' }).fill('666-00-0001');
    await page.getByRole('button', { name: 'Try again' }).click();
    await offersStand(page);
    const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]));

    const places = {
      'the database': await databaseText(world.databaseUrl!),
      'the log': world.log(),
      'addresses': addresses.join('\n'),
      'browser storage': kept,
    };
    expect(places['the database']).toContain('ApplicationCreated');
    expect(places['the log']).toContain('"route"');
    for (const [place, text] of Object.entries(places)) {
      for (const [what, forms] of Object.entries(MARKED)) {
        // The identity is called by its phone number, and the loan is decided on the income: both stand in the database.
        if (place === 'the database' && (what === 'the phone number' || what === 'the income')) continue;
        expect(forms.filter((form) => text.toLowerCase().includes(form.toLowerCase())), `${what} in ${place}`).toEqual([]);
      }
    }
    const letters = JSON.stringify(await outbox(world));
    for (const what of ['the Social Security number', 'the password', 'the date of birth'] as const) {
      expect(MARKED[what].filter((form) => letters.includes(form)), `${what} in the outbox`).toEqual([]);
    }
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    await world.stop();
  }
});
