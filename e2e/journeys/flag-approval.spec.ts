import type { Locator, Page } from '@playwright/test';
import { createStaff, logInToConsole } from '../pages/console.ts';
import { openStep } from '../pages/draft.ts';
import { unsetFlag } from '../pages/flags.ts';
import { newPerson } from '../pages/person.ts';
import { getQuestions, pressContinue } from '../pages/registration.ts';
import { renameStaff } from '../pages/staff.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const KEY = 'fe-heloc-new-york';
const PERSON = newPerson({
  street: '11 Pearl Street',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  occupancy: 'Second home',
});

/** What a visitor with a home in New York sees at the main site. */
async function answerNewYork(page: Page, org: string): Promise<Locator> {
  await openStep(page, { org, person: PERSON, step: 'index' });
  await getQuestions(PERSON)[0]!.answer(page, PERSON);
  await pressContinue(page);
  return page.getByRole('alertdialog', { name: /located in New York/ });
}

const press = (staff: Page, name: string): Promise<void> =>
  staff.getByRole('button', { name: `${name} ${KEY}`, exact: true }).click();

const locateEntry = (staff: Page): Locator =>
  staff.getByRole('list', { name: 'Feature flags' }).locator('> li').filter({ hasText: KEY });

test(
  'one teammate proposes a flag that affects money, another approves, and borrowers see the earlier value until then',
  { tag: '@long-run' },
  async ({ page, browser, world, org }) => {
    const openStaffPage = async (name: string): Promise<Page> => {
      const account = await createStaff(world, 'admin', org);
      await renameStaff(world, account.staffUuid, name);
      const staff = await (await browser.newContext({ baseURL: world.address })).newPage();
      await staff.setViewportSize({ width: 390, height: 844 });
      await logInToConsole(staff, account, org);
      await staff.waitForURL((url) => !url.pathname.startsWith('/desk/login'));
      await staff.goto('/desk/site-settings');
      await locateEntry(staff).waitFor();
      return staff;
    };
    const [ana, ben] = [await openStaffPage('Ana Prior'), await openStaffPage('Ben Okoro')];
    try {
      await press(ana, 'Propose to turn on');
      await expect(ana.getByText('Proposed. A second person must approve it.')).toBeVisible();
      await expect(locateEntry(ana)).toContainText('Waiting for approval');
      await expect(locateEntry(ana).getByRole('button', { name: /Approve|Reject|Propose/ })).toHaveCount(0);
      await expectGoodPage(ana);
      await expect(await answerNewYork(page, org)).toHaveCount(0);
      await expect(page.getByText(/We're not yet available in your state/).first()).toBeVisible();

      await ben.reload();
      await expect(locateEntry(ben)).toContainText('Proposed by Ana Prior on');
      await expectGoodPage(ben);
      await press(ben, 'Reject');
      await expect(ben.getByText(`You rejected the change to ${KEY}.`)).toBeVisible();
      await press(ben, 'Propose to turn on');
      await expect(locateEntry(ben)).toContainText('Waiting for approval');
      await ana.reload();
      await press(ana, 'Approve');
      await expect(ana.getByText(`You approved the change to ${KEY}.`)).toBeVisible();
      await expect(locateEntry(ana).getByRole('button', { name: `Propose to turn off ${KEY}` })).toBeVisible();
      await page.context().clearCookies();
      await expect(await answerNewYork(page, org)).toBeVisible();

      await locateEntry(ana).getByText('History').click();
      const changes = locateEntry(ana).getByRole('listitem');
      await expect(changes).toHaveCount(2);
      await expect(changes.first()).toContainText('Off → on. Proposed by Ben Okoro, approved by Ana Prior.');
      await expect(changes.last()).toContainText('Off → on. Proposed by Ana Prior, rejected by Ben Okoro.');
      await expectGoodPage(ana);
    } finally {
      await unsetFlag(world, { key: KEY, org });
      await Promise.all([ana, ben].map((staff) => staff.context().close()));
    }
  },
);
