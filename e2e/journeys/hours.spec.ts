import { readHours } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { setPhoneHours } from '../pages/opening-hours.ts';
import { waitForHeading } from '../pages/page-actions.ts';
import { toRegistrationUrl } from '../pages/registration.ts';
import { expect, expectGoodPage, test } from '../test.ts';

// Lenders that no other journey calls, because their hours stay changed.
const [ORG, OTHER_ORG] = ['PROPER_RATE', 'ORIGIN_POINT'];
const SATURDAY = 6;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const POLL_MS = 60_000;

/** Counts the page's reads of the phone hours. */
function countPolls(page: Page): () => number {
  let polls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === readHours.path.replace('{department}', 'OPS_PHONE')) polls += 1;
  });
  return () => polls;
}

/** Moves the page's clock in small steps until the hours have been read once. */
async function tickUntilPoll(page: Page, polls: () => number): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return polls();
    })
    .toBe(1);
}

test('an open contact page shows the week in Pacific Time, and new weekend hours within a minute without a reload [HOURS-002, HOURS-006, CONST-042]', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const polls = countPolls(page);
  await page.goto(`/contact?org=${ORG}`);
  await waitForHeading(page, 'Contact us');
  const main = page.getByRole('main');
  await expect(main.getByText('Mon-Fri from 9am-5pm PT')).toBeVisible();
  await expect(main.getByText('Sat-Sun closed')).toBeVisible();
  await expectGoodPage(page);
  await setPhoneHours(world, { org: ORG, weekday: SATURDAY, from: '09:30', to: '13:00' });
  await tickUntilPoll(page, polls);
  await expect(main.getByText('Sat from 9:30am-1pm PT')).toBeVisible();
  await expect(main.getByText('Sun closed', { exact: true })).toBeVisible();
});

test(
  'header and footer of an open page show whether the office is open by new hours within a minute, without a reload [HOURS-003, HOURS-006]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.clock.install();
    const polls = countPolls(page);
    await page.goto(toRegistrationUrl(OTHER_ORG));
    const field = page.getByRole('combobox', { name: 'Property address' });
    await field.fill('1600 Larimer');
    const parts = [page.getByRole('banner'), page.getByRole('contentinfo')];
    for (const part of parts) await expect(part).toContainText(/Opens (today at|\w{3}) 9 am PT|until 5 pm PT/);

    for (const weekday of WEEK) await setPhoneHours(world, { org: OTHER_ORG, weekday, from: '00:01', to: '23:58' });
    await tickUntilPoll(page, polls);
    // It opens one day later where today is a holiday.
    for (const part of parts) {
      await expect(part).toContainText(/Opens (today at|\w{3}) 12:01 am PT|Open today until 11:58 pm PT/);
      await expect(part).not.toContainText(/9 am|5 pm/);
    }
    await expect(field).toHaveValue('1600 Larimer');
    await expectGoodPage(page);

    for (const minute of [2, 3]) {
      await page.clock.runFor(POLL_MS);
      await expect.poll(polls).toBe(minute);
    }
  },
);
