import { listEvents } from '../pages/events.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const CONTACT_SCRIPT = /\/contact-screen-[^/]*\.js/;
/** The first load and five reloads (LOAD-005). */
const LOADS = 6;

test('a page whose script never arrives reloads five times, then says so with ways to continue; "Try again" shows it once the script is there [LOAD-005, LOAD-006, CONST-009, ERR-012, ERR-013, ERR-014, ERR-015, ERR-016, ERR-042, TELE-018]', async ({
  page,
  faults,
  world,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(CONTACT_SCRIPT, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, looks like we have hit a snag!', {
    timeout: 60_000,
  });
  expect(loads).toBe(LOADS);
  await expectGoodPage(page);

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();

  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, looks like we have hit a snag!');
  await page.unroute(CONTACT_SCRIPT);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();

  // Once the page is calm, it sends each time that the error page was shown, with the kind of error.
  const shown = { event_type: 'ERROR', page_path: '/contact', properties: { where: 'screen', what: 'TypeError' } };
  await expect
    .poll(async () => (await listEvents(world)).filter(({ event }) => event === 'error-page'), { timeout: 20_000 })
    .toMatchObject([shown, shown]);
  // React reports that it discarded the server's HTML (422), whose script is missing.
  const expected = /Failed to fetch dynamically imported module|^\[screen stack\]|^\[hydration\] .*#422;/;
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  faults.length = 0;
});
