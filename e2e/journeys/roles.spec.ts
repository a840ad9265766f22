import { listHelocs, listOwnConditions, readSigners, readStatus } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { logInOnDevice } from '../pages/device.ts';
import { matchRequest, matchUrl } from '../pages/fake-replies.ts';
import { withFlag } from '../pages/flags.ts';
import { waitForHeading } from '../pages/page-actions.ts';
import { BASE_PATH, toRegistrationUrl } from '../pages/registration.ts';
import { drive, driveOnce, driveWithLevers, logIn } from '../pages/sandbox.ts';
import {
  createSignerAccount,
  inviteRobin,
  openSignerBrowser,
  SIGNER_LOGIN_HEADING,
  SIGNER_PATH,
  waitForSignerLinks,
} from '../pages/signer.ts';
import { logInUnderwriter } from '../pages/staff.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const UNKNOWN_APPLICATION = `${BASE_PATH}/c0a80121-7ac0-4b1c-9d3e-5f6071829502`;

const locateLogIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/i }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

test('an anonymous visitor opens registration and legal pages, sees a Login item there, and is asked to log in elsewhere [ROLE-001, ROLE-002, SHELL-016, SCREEN-047, SCREEN-048, SCREEN-049, SCREEN-050, SCREEN-056]', async ({
  page,
  org,
}) => {
  for (const [path, heading] of [
    [toRegistrationUrl(org), 'Which home would you like to borrow against?'],
    ['/terms', /^Terms of/],
    ['/communications', 'Electronic communications'],
    ['/privacy', 'Privacy policy'],
    ['/licenses', /licen/i],
    [`${SIGNER_PATH}/login`, SIGNER_LOGIN_HEADING],
  ] as const) {
    await page.goto(path);
    await waitForHeading(page, heading);
    await expect(page).toHaveURL((url) => url.pathname === new URL(path, url).pathname);
    await expect(locateLogIn(page)).toBeVisible();
  }
  for (const path of ['/dashboard', UNKNOWN_APPLICATION, `${UNKNOWN_APPLICATION}/product/select`]) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/auth/login' && url.searchParams.get('redirectUrl') === path);
    await waitForHeading(page, 'Log in');
  }
});

test('the footer leads to /privacy and /terms where the brand names no other pages [SCREEN-128]', async ({
  page,
  org,
}) => {
  await page.goto(toRegistrationUrl(org));
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Privacy policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('a borrower opens their application and the Dashboard; the base paths of the income and bank screens lead to the step that is open [ROLE-003, ROLE-004, SHELL-017, SCREEN-062, SCREEN-076]', async ({
  page,
  world,
}) => {
  const driven = await drive(world, 'found', 'INCOME_VERIFICATION');
  await logIn(page, driven);
  for (const group of ['income', 'bank']) {
    await page.goto(`${BASE_PATH}/${driven.uuid}/${group}`);
    await page.waitForURL((url) => url.pathname === `${BASE_PATH}/${driven.uuid}/income/review`);
  }
  await waitForHeading(page, 'How would you like to prove your income?');
  await expect(locateLogIn(page)).toHaveCount(0);
  await openMenu(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: /Continue/ }).first()).toBeVisible();
});

test('the closing documents wait for a flood certificate on a page of its own [SCREEN-075, ROUTE-014, DATA-008]', async ({
  page,
  world,
}) => {
  const driven = await driveWithLevers(world, 'found', 'GEN_CLOSING_DISCLOSURE', { street: '12 Slow Map Road' });
  await logIn(page, driven);
  await waitForHeading(page, 'We’re waiting for your flood certificate');
  await expect(page).toHaveURL(new RegExp(`/${driven.uuid}/error/flood-cert$`));
  await expectGoodPage(page);
});

test('the focus of the window reads the conditions again and the status not [POLL-009, NOTIF-007, CONST-019]', async ({
  page,
  world,
}) => {
  const driven = await driveOnce(world, 'assets');
  await logIn(page, driven);
  await page.waitForURL(/\/product\/assets$/);
  await page.goto(`${BASE_PATH}/${driven.uuid}/conditions`);
  await waitForHeading(page, 'Your to-do list');
  await page.waitForLoadState('networkidle');
  let statusReads = 0;
  page.on('request', (request) => {
    if (matchRequest(readStatus)(request)) statusReads += 1;
  });
  const conditionsRead = page.waitForResponse((reply) => matchRequest(listOwnConditions)(reply.request()));
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await conditionsRead;
  expect(statusReads).toBe(0);
});

test('a read that fails is repeated after one second and then two, with the same session key as every other call [CLIENT-005, CLIENT-012]', async ({
  page,
  world,
}) => {
  await logIn(page, await driveOnce(world, 'found'));
  const tries: { at: number; key: string | undefined }[] = [];
  await page.route(matchUrl(listHelocs), async (route) => {
    tries.push({ at: Date.now(), key: route.request().headers()['x-session-key'] });
    if (tries.length < 3) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your offers are ready.' })).toBeVisible();
  const [first, second, third] = tries;
  expect(second!.at - first!.at).toBeGreaterThanOrEqual(1000);
  expect(third!.at - second!.at).toBeGreaterThanOrEqual(2000);
  expect(first!.key).toMatch(/^\S{8,}$/);
  expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
});

test('a condition page opens by its type and category [QRY-007]', async ({ page, world }) => {
  const driven = await drive(world, 'found', 'INCOME_VERIFICATION');
  const underwriter = await logInUnderwriter(world);
  const ask = (categoryEnum: 'GENERIC_DOCUMENT_REQUEST' | 'ESCALATION_REVIEW', text: string) =>
    underwriter.condition(driven.uuid, {
      categoryEnum,
      blocks: 'CLOSING',
      requestDocuments: [],
      commentsToBorrower: text,
    });
  await ask('GENERIC_DOCUMENT_REQUEST', 'Send us the deed, please.');
  await ask('ESCALATION_REVIEW', 'Send us the letter of the court.');
  await logIn(page, driven);
  const conditions = `${BASE_PATH}/${driven.uuid}/conditions`;
  await page.goto(`${conditions}/upload-document?conditionType=upload-document&conditionEnum=ESCALATION_REVIEW`);
  await expect(page.getByText('Send us the letter of the court.')).toBeVisible();
  await expect(page.getByText('Send us the deed, please.')).toHaveCount(0);
  // Two requests fit the type alone, so the list shows both.
  await page.goto(`${conditions}/upload-document?conditionType=upload-document`);
  await waitForHeading(page, 'Your to-do list');
  await expectGoodPage(page);
});

test('with the flag on, an additional signer answers their conditions below heloc-signer, by default on upload-document [SCREEN-031, SCREEN-033, SIGNER-006, NOTIF-026, ROLE-006]', async ({
  page,
  browser,
  world,
  org,
  faults,
}) => {
  const email = 'robin-conditions@example.com';
  const cora = await inviteRobin(page, world, email);
  const robin = await openSignerBrowser(browser, world, faults);
  const [link = ''] = await waitForSignerLinks(world, email);
  await createSignerAccount(robin, link);
  const device = await logInOnDevice(world, cora);
  const [signer] = (await device.send(readSigners, { params: { uuid: cora.uuid } })).signers;
  const underwriter = await logInUnderwriter(world);
  await underwriter.condition(cora.uuid, {
    categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
    blocks: 'CLOSING',
    requestDocuments: [],
    commentsToBorrower: 'Send us your trust certificate.',
    signerUuid: signer!.signerUuid,
  });
  await withFlag(world, { key: 'fe-heloc-additional-signer-conditions', org }, async () => {
    for (const path of ['', '/upload-document', '/anything-else']) {
      await robin.goto(`${SIGNER_PATH}/conditions${path}`);
      await expect(robin.getByText('Send us your trust certificate.')).toBeVisible();
    }
    await expect(robin).toHaveURL(/heloc-signer\/conditions\/upload-document/);
    await expectGoodPage(robin);
  });
  await robin.context().close();
});
