import { addOriginator, linkOriginator, listOriginators } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { confirmBorrowerEmail } from '../pages/confirm-email.ts';
import { createStaff } from '../pages/console.ts';
import { openApplicationShared } from '../pages/device.ts';
import { expectMenuClosed, openMenu, readLinks } from '../pages/menus.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { toRegistrationUrl } from '../pages/registration.ts';
import { drive, driveOnce, logIn } from '../pages/sandbox.ts';
import {
  createSignerAccount,
  inviteRobin,
  openSignerBrowser,
  SIGNER_LOGIN_HEADING,
  SIGNER_PATH,
  waitForLoginCode,
  waitForSignerLinks,
} from '../pages/signer.ts';
import { createStaffCaller } from '../pages/staff.ts';
import { expect, expectGoodPage, expectLargeTextFits, expectNoSidewaysScroll, test } from '../test.ts';
import type { World } from '../world.ts';

const COMPUTER = { width: 1280, height: 900 };
/** What 400% zoom leaves of that window. */
const ZOOMED = { width: 320, height: 225 };

const APPS = {
  Passport: '/universal-passport',
  'Group Manager': '/group-manager',
  'Portfolio Manager': '/portfolio',
  Pay: '/pay',
  Exchange: '/exchange',
};

test('on a phone the menu is a dialog with every destination; Esc, its button and Back close it, and a link takes its place [SHELL-003, SHELL-009, SHELL-011, SHELL-012, SHELL-013, SHELL-017]', async ({
  page,
  world,
}) => {
  await logIn(page, await driveOnce(world, 'found'));
  await page.goto('/dashboard');
  await waitForHeading(page, /^(Welcome back|\w+, we need one thing from you)/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const menu = await openMenu(page);
  expect(await readLinks(menu)).toEqual({
    Dashboard: '/dashboard',
    Marketplace: '/universal-marketplace',
    ...APPS,
    Support: '/contact',
    Settings: '/dashboard/settings',
    [(await menu.getByRole('link').last().textContent()) ?? '']: expect.stringMatching(/^tel:/),
  });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await expectGoodPage(page);
  await expectLargeTextFits(page);
  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScroll(page);
  await menu.getByRole('button', { name: 'Log out' }).scrollIntoViewIfNeeded();
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Alderpoint Home' })).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expectMenuClosed(page);
  await openMenu(page);
  await menu.getByRole('button', { name: 'Close' }).click();
  await expectMenuClosed(page);
  await openMenu(page);
  await page.goBack();
  await expectMenuClosed(page);
  await expect(page).toHaveURL(/\/dashboard$/);

  await openMenu(page);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await waitForHeading(page, 'Settings');
  await page.goBack();
  await waitForHeading(page, /^(Welcome back|\w+, we need one thing from you)/);
  await expect(menu).toBeHidden();
  await openMenu(page);
  await menu.getByRole('link', { name: 'Support' }).click();
  await waitForHeading(page, 'Contact us');
});

test('on a computer the apps have a menu, the side bar has Dashboard, Marketplace and Portfolio Manager, and the profile menu the rest [SHELL-004, SHELL-005, SHELL-006, SHELL-007, SHELL-008, SHELL-014, SHELL-015, ROLE-013]', async ({
  page,
  world,
}) => {
  await page.setViewportSize(COMPUTER);
  await logIn(page, await driveOnce(world, 'found'));
  await page.goto('/dashboard');
  await waitForHeading(page, /^(Welcome back|\w+, we need one thing from you)/);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Portfolio Manager' })).toBeVisible();
  expect(await readLinks(bar)).toEqual({
    Dashboard: '/dashboard',
    Marketplace: '/universal-marketplace',
    'Portfolio Manager': '/portfolio',
  });
  await page.getByRole('button', { name: 'Apps' }).click();
  const apps = page.getByRole('dialog', { name: 'Go to' });
  await expect(apps).toBeVisible();
  expect(await readLinks(apps)).toEqual(APPS);
  // A click next to the menu closes it.
  await page.mouse.click(20, 850);
  await expect(apps).toBeHidden();
  const menu = await openMenu(page);
  expect(await readLinks(menu)).toEqual({ Support: '/contact', Settings: '/dashboard/settings' });
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Portfolio Manager' }).click();
  await waitForHeading(page, 'Portfolio Manager');
  await expect(bar.getByRole('link', { name: 'Portfolio Manager' })).toHaveAttribute('aria-current', 'page');
});

test(
  'a lender without Portfolio Manager, Passport or Marketplace shows none, and leads to its own payment site [SHELL-015, ROLE-013, SCREEN-122]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const org = 'HOMEPOINT';
    await openApplicationShared(page, world, await driveOnce(world, 'texas-homestead'), org);
    await page.waitForURL(/product\/select/);
    await page.goto(`/dashboard?org=${org}`);
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', 'https://pay.brightwell.example/');
    await expect(menu.getByRole('link', { name: /Passport|Manager|Exchange|Marketplace/ })).toHaveCount(0);
    await page.goto('/pay');
    await waitForHeading(page, 'Pay');
    await expect(page.getByRole('link', { name: 'Continue to pay.brightwell.example' })).toHaveAttribute(
      'href',
      'https://pay.brightwell.example/',
    );
    await expectGoodPage(page);
  },
);

test('a page of another product says what isn’t part of this site, and what is [SCREEN-121, SCREEN-122, SCREEN-123, SCREEN-124, SCREEN-125, SCREEN-126]', async ({
  page,
  org,
}) => {
  for (const [path, title] of [
    ['/exchange', 'Exchange'],
    ['/pay', 'Pay'],
    ['/universal-marketplace', 'Marketplace'],
    ['/universal-passport', 'Passport'],
    ['/portfolio', 'Portfolio Manager'],
    ['/group-manager', 'Group Manager'],
  ] as const) {
    await page.goto(`${path}?org=${org}`);
    await waitForHeading(page, title);
    await expect(page.getByRole('main')).toContainText(/isn’t part of this site|can’t make a payment on this site/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await expectGoodPage(page);
  }
});

/** Makes the person with this console account a broker. */
async function appointBroker(world: World, staffUuid: string): Promise<void> {
  const admin = await createStaffCaller(world, 'admin');
  const { originatorUuid } = await admin.send(addOriginator, {
    body: {
      kind: 'BROKER',
      name: 'Robin Rivers',
      nmlsId: String(7_000_000 + Math.floor(Math.random() * 999_999)),
      phone: '3035550151',
      email: 'robin.rivers@alderpoint.example',
      licensedStates: ['CO'],
      enforceLicensedStates: true,
      repliesWithinHours: null,
    },
  });
  const version = (await admin.send(listOriginators, {})).find((one) => one.originatorUuid === originatorUuid)?.version;
  await admin.send(linkOriginator, { params: { originatorUuid }, version: version ?? 0, body: { staffUuid } });
}

test('an additional signer has no Dashboard, unless they are a broker, whose dashboard is in the console [SHELL-018, SIGNER-010, ROLE-006, ROLE-007]', async ({
  page,
  browser,
  world,
  faults,
}) => {
  const { email, staffUuid } = await createStaff(world, 'officer');
  await inviteRobin(page, world, email);
  const robin: Page = await openSignerBrowser(browser, world, faults);
  const [link = ''] = await waitForSignerLinks(world, email);
  await createSignerAccount(robin, link);
  const menu = await openMenu(robin);
  await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expectGoodPage(robin);

  await appointBroker(world, staffUuid);
  await robin.goto(`${SIGNER_PATH}/resume`);
  await openMenu(robin);
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/desk');
  await robin.context().close();
});

test('an account that borrows and also signs for someone else switches between its two logins [SHELL-010]', async ({
  page,
  browser,
  world,
  faults,
}) => {
  const maria = await drive(world, 'found');
  await confirmBorrowerEmail(world, maria);
  await inviteRobin(page, world, maria.email);
  const own = await openSignerBrowser(browser, world, faults);
  await own.goto((await waitForSignerLinks(world, maria.email))[0] ?? '');
  await pressButton(own, 'Open the request');
  await own.getByRole('textbox', { name: 'Email' }).fill(maria.email);
  await pressButton(own, 'Send me a code');
  await own.getByRole('textbox', { name: 'Code' }).fill(await waitForLoginCode(world, maria.email));
  await pressButton(own, 'Log in');
  await own.waitForURL(/heloc-signer\/(intro|resume)/);
  await openMenu(own);
  await own.getByRole('link', { name: 'Switch Accounts' }).click();
  await waitForHeading(own, 'Log in');
  await logIn(own, maria);
  // A menu that is open closes when the application moves on to its step.
  await own.waitForURL(/\/product\/select$/);
  await openMenu(own);
  await own.getByRole('link', { name: 'Switch Accounts' }).click();
  await waitForHeading(own, SIGNER_LOGIN_HEADING);
  await expectGoodPage(own);
  await own.context().close();

  // The borrower who only borrows has nothing to switch to.
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Switch Accounts' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header still leads to the login [SHELL-016]', async ({ page, org }) => {
    await page.goto(toRegistrationUrl(org));
    await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await waitForHeading(page, 'Log in');
  });
});
