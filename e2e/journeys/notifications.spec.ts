import { listNotifications, listOwnConditions, readSigners } from '@lintel/contract';
import type { Locator, Page } from '@playwright/test';
import { logInOnDevice } from '../pages/device.ts';
import { matchRequest } from '../pages/fake-replies.ts';
import { withFlag } from '../pages/flags.ts';
import { openNotifications } from '../pages/menus.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { BASE_PATH } from '../pages/registration.ts';
import { drive, driveOnce, logIn } from '../pages/sandbox.ts';
import {
  createSignerAccount,
  inviteRobin,
  openSignerBrowser,
  SIGNER_PATH,
  waitForSignerLinks,
} from '../pages/signer.ts';
import { logInUnderwriter, type NewCondition } from '../pages/staff.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const locateBell = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ });

const buildCondition = (categoryEnum: NewCondition['categoryEnum'], commentsToBorrower: string): NewCondition => ({
  categoryEnum,
  blocks: 'CLOSING',
  requestDocuments: [],
  commentsToBorrower,
});

test('conditions arrive as notifications: the latest three in the panel, all on their page, unread until opened [SCOPE-008, NOTIF-001, NOTIF-002, CONST-024, DATA-026]', async ({
  page,
  world,
}) => {
  const driven = await drive(world, 'found', 'INCOME_VERIFICATION');
  const underwriter = await logInUnderwriter(world);
  for (const [category, comment] of [
    ['GENERIC_DOCUMENT_REQUEST', 'Send us the deed, please.'],
    ['ESCALATION_REVIEW', 'Send us the letter of the court.'],
    ['REVIEW_TRUST_REQUIREMENTS', 'Send us the certificate of trust.'],
    ['MISSING_PHONE_NUMBER', 'The notary needs it.'],
  ] as const)
    await underwriter.condition(driven.uuid, buildCondition(category, comment));
  const device = await logInOnDevice(world, driven);
  const all = await device.send(listNotifications, { query: { applicationUuid: driven.uuid } });
  const unread = all.filter(({ isUnread }) => isUnread).length;
  expect(unread).toBeGreaterThan(4);

  await logIn(page, driven);
  await page.goto('/dashboard');
  await expect(locateBell(page)).toHaveAccessibleName(`Notifications, ${unread} unread`);
  const panel = await openNotifications(page);
  const readTitles = (within: Locator) => within.getByRole('listitem').locator('b').allTextContents();
  expect((await readTitles(panel)).map((title) => title.replace('Unread: ', ''))).toEqual(
    all.slice(0, 3).map(({ title }) => title),
  );
  await expectGoodPage(page);
  await panel.getByRole('link', { name: 'View All' }).click();
  await waitForHeading(page, 'Notifications');
  const list = page.getByRole('main');
  await expect(list.getByRole('listitem')).toHaveCount(all.length);
  for (const { title, body } of all)
    await expect(list.getByRole('listitem').filter({ hasText: title }).first()).toContainText(body);
  await expectGoodPage(page);

  // Opening one marks it as read, here and for other devices.
  await list.getByRole('link', { name: /^Unread: .*certificate of trust/i }).click();
  await expect(page.getByText('Send us the certificate of trust.')).toBeVisible();
  await expect(locateBell(page)).toHaveAccessibleName(`Notifications, ${unread - 1} unread`);
  await page.goto('/dashboard/notifications');
  await pressButton(page, 'Mark all as read');
  await expect(locateBell(page)).toHaveAccessibleName('Notifications');
  await expect(page.getByText('Unread:')).toHaveCount(0);
  const after = await device.send(listNotifications, { query: { applicationUuid: driven.uuid } });
  expect(after.filter(({ isUnread }) => isUnread)).toEqual([]);
});

test('a notification shows its age in minutes, hours, days or weeks, and its date after four weeks [NOTIF-003, NOTIF-004]', async ({
  page,
  world,
}) => {
  const driven = await driveOnce(world, 'found');
  const device = await logInOnDevice(world, driven);
  const [newest] = await device.send(listNotifications, { query: { applicationUuid: driven.uuid } });
  const since = Date.parse(newest?.timestamp ?? '');
  await page.clock.setFixedTime(since + 5 * MINUTE);
  await logIn(page, driven);
  for (const [age, label] of [
    [5 * MINUTE, '5 min'],
    [3 * HOUR, '3 h'],
    [2 * DAY, '2 days'],
    [15 * DAY, '2 weeks'],
    [27 * DAY, '3 weeks'],
    [29 * DAY, /^[A-Z][a-z]{2} \d{1,2}(, \d{4})?$/],
  ] as const) {
    // On another page, because an open one would end a session that was idle for so long.
    await page.goto('about:blank');
    await page.clock.setFixedTime(since + age);
    await page.goto('/dashboard/notifications');
    await expect(page.getByRole('main').locator('time').first()).toHaveText(label);
  }
});

test('conditions and notifications are read again every minute, and a new one waits while the list has the focus [NOTIF-006, CONST-019]', async ({
  page,
  world,
}) => {
  const driven = await drive(world, 'found', 'INCOME_VERIFICATION');
  const underwriter = await logInUnderwriter(world);
  await underwriter.condition(driven.uuid, buildCondition('GENERIC_DOCUMENT_REQUEST', 'Send us the deed, please.'));
  await page.clock.install();
  await logIn(page, driven);
  await page.goto(`${BASE_PATH}/${driven.uuid}/conditions`);
  await waitForHeading(page, 'Your to-do list');
  const items = page.getByRole('main').getByRole('article');
  await expect(items).toHaveCount(1);
  await items.getByRole('link').focus();
  await underwriter.condition(driven.uuid, buildCondition('ESCALATION_REVIEW', 'Send us the letter of the court.'));
  const reads = [listOwnConditions, listNotifications].map((call) =>
    page.waitForResponse((reply) => matchRequest(call)(reply.request())),
  );
  await page.clock.fastForward(MINUTE);
  await Promise.all(reads);
  await expect(page.getByText(/New on your to-do list/)).toBeAttached();
  await expect(items).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).focus();
  await expect(items).toHaveCount(2);
});

test(
  'an additional signer sees what they were told on a page of their own [SIGNER-006, NOTIF-026]',
  { tag: '@long-run' },
  async ({ page, browser, world, org, faults }) => {
    const email = 'robin-told@example.com';
    const cora = await inviteRobin(page, world, email);
    const robin = await openSignerBrowser(browser, world, faults);
    const [link = ''] = await waitForSignerLinks(world, email);
    await createSignerAccount(robin, link);
    const device = await logInOnDevice(world, cora);
    const [signer] = (await device.send(readSigners, { params: { uuid: cora.uuid } })).signers;
    const underwriter = await logInUnderwriter(world);
    await underwriter.condition(cora.uuid, {
      ...buildCondition('GENERIC_DOCUMENT_REQUEST', 'Send us your trust certificate.'),
      signerUuid: signer!.signerUuid,
    });
    await withFlag(world, { key: 'fe-heloc-additional-signer-conditions', org }, async () => {
      await robin.goto(`${SIGNER_PATH}/resume`);
      const panel = await openNotifications(robin);
      await panel.getByRole('link', { name: 'View All' }).click();
      await waitForHeading(robin, 'Notifications');
      await expect(robin).toHaveURL(/heloc-signer\/notifications$/);
      await robin
        .getByRole('main')
        .getByRole('link', { name: /^Unread: Send/ })
        .click();
      await expect(robin.getByText('Send us your trust certificate.')).toBeVisible();
    });
    await robin.context().close();
  },
);
