import { readBanners, readFlags } from '@lintel/contract';
import { matchRequest } from '../pages/fake-replies.ts';
import { waitForHeading } from '../pages/page-actions.ts';
import { toRegistrationUrl } from '../pages/registration.ts';
import { driveOnce, logIn } from '../pages/sandbox.ts';
import { locateBanner, locatePreview, openConsolePage, submitInConsole, waitOneMinute } from '../pages/site.ts';
import { expect, expectGoodPage, expectNoSidewaysScroll, test } from '../test.ts';

const PROPERTY = 'Which home would you like to borrow against?';
const CONSOLE_PAGE = { menu: 'Banners', title: 'Banners' };
const STREET = '1600 Larimer';

test('a banner that staff publish, change and remove shows on an open page within a minute, without a reload [BANNER-001, BANNER-002, BANNER-003, BANNER-011]', async ({
  page,
  world,
  org,
}) => {
  await page.clock.install();
  await page.goto(toRegistrationUrl(org));
  await waitForHeading(page, PROPERTY);
  await page.getByRole('combobox', { name: 'Property address' }).fill(STREET);

  const staff = await openConsolePage(page, world, CONSOLE_PAGE);
  await staff.getByText('Add a banner').click();
  const message = 'Our phones are down. Chat with us instead.';
  await staff.getByRole('textbox', { name: 'Message' }).fill(message);
  await staff.getByRole('combobox', { name: 'Style' }).selectOption('Warning');
  await expect(locatePreview(staff, 'Preview')).toHaveText(message);
  await expectGoodPage(staff);
  await submitInConsole(staff, 'Save banner', 'Banner saved.');

  const fetched = page.waitForRequest(matchRequest(readBanners));
  await waitOneMinute(page);
  expect((await (await fetched).allHeaders())['cache-control']).toBe('no-cache');
  const banner = locateBanner(page, message);
  await expect(banner).toBeVisible();
  await expect(banner).toHaveAttribute('data-variant', 'warn');
  const [bannerBox, mainBox] = [await banner.boundingBox(), await page.getByRole('main').boundingBox()];
  expect(bannerBox!.y).toBeLessThan(mainBox!.y);
  await expect(page.getByRole('combobox', { name: 'Property address' })).toHaveValue(STREET);
  await expectGoodPage(page);

  await page.getByRole('button', { name: 'Dismiss: Our phones are down.' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await waitForHeading(page, PROPERTY);
  await expect(banner).toBeHidden();

  await staff.getByText('Edit or remove').first().click();
  const list = staff.getByRole('list', { name: 'Your banners' });
  await list.getByRole('textbox', { name: 'Message' }).fill('Our phones work again.');
  await list.getByRole('combobox', { name: 'Style' }).selectOption('Information');
  await submitInConsole(staff, 'Save changes', 'Changes saved.');
  await waitOneMinute(page);
  const changed = locateBanner(page, 'Our phones work again.');
  await expect(changed).toHaveAttribute('data-variant', 'info');

  await submitInConsole(staff, 'Remove banner', 'Banner removed.');
  await waitOneMinute(page);
  await expect(changed).toBeHidden();
  await staff.context().close();
});

test(
  'two tabs that edit one banner don’t overwrite each other, and the second keeps what was typed',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const first = await openConsolePage(page, world, CONSOLE_PAGE);
    await first.getByText('Add a banner').click();
    await first.getByRole('textbox', { name: 'Message' }).fill('We’re closed on Thursday.');
    await submitInConsole(first, 'Save banner', 'Banner saved.');
    const second = await first.context().newPage();
    await second.goto('/desk/banners');
    for (const tab of [first, second]) {
      await tab.getByText('Edit or remove').first().click();
    }
    const locateMessage = (tab: typeof first) =>
      tab.getByRole('list', { name: 'Your banners' }).getByRole('textbox', { name: 'Message' }).first();
    await locateMessage(first).fill('We’re closed on Thursday and Friday.');
    await submitInConsole(first, 'Save changes', 'Changes saved.');

    await locateMessage(second).fill('We’re closed all week.');
    await second.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(second.getByText('Someone changed this while you were editing.')).toBeVisible();
    await expect(locatePreview(second, 'We’re closed on Thursday and Friday.')).toBeVisible();
    await expect(locateMessage(second)).toHaveValue('We’re closed all week.');
    await expectGoodPage(second);
    await submitInConsole(second, 'Save changes', 'Changes saved.');
    await expect(locatePreview(second, 'We’re closed all week.')).toBeVisible();
    await submitInConsole(second, 'Remove banner', 'Banner removed.');
    await first.context().close();
  },
);

test('the flags of an open page are read for its application, and for none during registration [FLAG-010, SCREEN-117]', async ({
  page,
  world,
  org,
}) => {
  await page.clock.install();
  await page.goto(toRegistrationUrl(org));
  await waitForHeading(page, PROPERTY);
  const readNext = async () => {
    const request = page.waitForRequest(matchRequest(readFlags));
    await waitOneMinute(page);
    return new URL((await request).url()).searchParams;
  };
  const anonymous = await readNext();
  expect(anonymous.get('applicationUuid')).toBeNull();
  expect(anonymous.get('trackerId')).not.toBeNull();
  const driven = await driveOnce(world, 'income-linked');
  await logIn(page, driven);
  await waitForHeading(page, 'Verify your identity');
  expect((await readNext()).get('applicationUuid')).toBe(driven.uuid);
});

test(
  'staff plan a banner in the lender’s time, and the form says what is missing',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const staff = await openConsolePage(page, world, CONSOLE_PAGE);
    await staff.getByText('Add a banner').click();
    await staff.getByRole('button', { name: 'Save banner' }).click();
    await expect(staff.getByRole('alert').getByText('Enter the message.')).toBeVisible();
    await staff.getByRole('textbox', { name: 'Message' }).fill('We’re closed for the holiday.');
    await staff.getByLabel('From (Pacific Time)').fill('2098-12-24T12:00');
    await staff.getByLabel('Until (Pacific Time)').fill('2098-12-24T09:00');
    await staff.getByRole('button', { name: 'Save banner' }).click();
    await expect(staff.getByRole('alert').getByText('Enter an end after the start.')).toBeVisible();
    await staff.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(staff);
    await staff.getByLabel('Until (Pacific Time)').fill('2098-12-26T08:00');
    await submitInConsole(staff, 'Save banner', 'Banner saved.');
    const entry = staff.getByRole('listitem').filter({ has: locatePreview(staff, 'We’re closed for the holiday.') });
    await expect(entry.getByText('Planned', { exact: true })).toBeVisible();
    await expect(entry.getByText('From Dec 24, 2098, 12:00 PM')).toBeVisible();
    await staff.context().close();
  },
);
