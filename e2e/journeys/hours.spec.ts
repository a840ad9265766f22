import { readHours } from '@lintel/contract';
import { setPhoneHours } from '../pages/opening-hours.ts';
import { waitForHeading } from '../pages/page-actions.ts';
import { expect, expectGoodPage, test } from '../test.ts';

// A lender that no other journey of this file calls, because its hours stay changed.
const ORG = 'PROPER_RATE';
const SATURDAY = 6;
const POLL_MS = 60_000;

test('an open contact page shows the week in Pacific Time, and new weekend hours within a minute without a reload [HOURS-002, HOURS-006, CONST-042]', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await page.goto(`/contact?org=${ORG}`);
  await waitForHeading(page, 'Contact us');
  const main = page.getByRole('main');
  await expect(main.getByText('Mon-Fri from 9am-5pm PT')).toBeVisible();
  await expect(main.getByText('Sat-Sun closed')).toBeVisible();
  await expectGoodPage(page);
  await setPhoneHours(world, { org: ORG, weekday: SATURDAY, from: '09:30', to: '13:00' });
  let polls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === readHours.path.replace('{department}', 'OPS_PHONE')) polls += 1;
  });
  await page.clock.runFor(POLL_MS);
  await expect(main.getByText('Sat from 9:30am-1pm PT')).toBeVisible();
  await expect(main.getByText('Sun closed', { exact: true })).toBeVisible();
  expect(polls).toBe(1);
});
