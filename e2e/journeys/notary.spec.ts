import { readNotary, readNotarySlots, bookNotary } from '@lintel/contract';
import { CHROMIUM } from '../chromium.ts';
import { figure } from '../pages/closing.ts';
import { logInDevice } from '../pages/device.ts';
import { matchUrl, matchRequest } from '../pages/elsewhere.ts';
import { BY_VIDEO, calendarEntry, goIn, IN_PERSON, takeTime, times } from '../pages/notary.ts';
import { heading, press, problems } from '../pages/on-page.ts';
import { moveClock } from '../pages/rescission.ts';
import { drive, logIn, type Driven } from '../pages/sandbox.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';
import type { World } from '../world.ts';

// A fake camera and microphone; these launch options give this file its own browser and world.
test.use({
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

/** When the notary meeting begins. It may be days after the waiting period: no office is open on Sunday. */
async function meetingStart(world: World, driven: Driven, organization: string): Promise<string> {
  const device = await logInDevice(world, driven, organization);
  const notary = await device.send(readNotary, { params: { uuid: driven.uuid } });
  if (!notary?.booking?.startsAt) throw new Error('No time with the notary is booked.');
  return notary.booking.startsAt;
}

test('a notary is met by video: the device is checked on a press, a time is booked and given back, a call that fails says why, and the next one signs the deed [SCREEN-085, SCREEN-088, SCREEN-089, ROUTE-050, PROG-010, OP-D-107]', async ({
  page,
  world,
  context,
  faults,
}) => {
  const found = await drive(world, 'found', 'DEED_SIGNING');
  await logIn(page, found);
  await heading(page, BY_VIDEO);
  await expect(page).toHaveURL(/\/notary\/intro$/);
  await expect(page.getByText('Talk to eNotary').first()).toBeVisible();
  await expect(figure(page, 'Fee')).toHaveText('No charge');
  await expect(page.getByText('A notary is available now.')).toBeVisible();
  await expectGoodPage(page);

  await press(page, 'Check camera, microphone and connection');
  const device = page.locator('#device-check');
  await expect(device.getByText('Everything works on this device.')).toBeVisible();
  await expect(device.getByRole('listitem')).toHaveText([
    /^Camera.*Works$/,
    /^Microphone.*Works$/,
    /^Connection.*Works$/,
  ]);
  await expectGoodPage(page);
  await page.reload();
  await expect(page.getByText(/^Checked on .*: everything works\.$/)).toBeVisible();

  // Book a time, save its calendar entry, change the time, cancel it.
  await press(page, 'Choose a time');
  await press(page, 'Book this time');
  await expect(problems(page)).toBeFocused();
  // The third day: the first is today, and from the afternoon on even tomorrow's times are less than 24 hours away,
  // which can't be changed.
  const thirdDay = page.getByRole('radiogroup', { name: 'Which day?' }).getByRole('radio').nth(2);
  await thirdDay.check();
  await takeTime(page, 1);
  await press(page, 'Book this time');
  await expect(page.getByRole('heading', { name: 'Your time with the notary' })).toBeVisible();
  const first = await figure(page, 'When').innerText();
  await expect(figure(page, 'Notary')).toHaveText(/Sample$/);
  expect(await calendarEntry(page)).toMatch(/^BEGIN:VCALENDAR[^]*BEGIN:VEVENT[^]*DTSTART[^]*END:VCALENDAR/);
  await expectGoodPage(page);
  await press(page, 'Join your call');
  await expect(page.getByRole('alert')).toContainText(/^You can meet the notary from /);
  expectLogged(faults, /too-early/);
  await press(page, 'Choose another time');
  await thirdDay.check();
  await takeTime(page);
  await press(page, 'Book this time');
  await expect(figure(page, 'When')).not.toHaveText(first);
  await press(page, 'Cancel this time');
  await expect(page.getByRole('alertdialog', { name: 'Cancel this time?' })).toBeVisible();
  await press(page, 'Cancel my time');
  await expect(page.getByRole('heading', { name: 'Your time with the notary' })).toBeHidden();

  // Meeting in person costs more, and the page says so before anything changes.
  await press(page, 'Meet a notary in person');
  await expect(page.getByRole('alertdialog')).toContainText(
    'The fee changes to $300, so we’ll prepare new documents. This takes about 2 minutes.',
  );
  await press(page, 'Stay with video');

  await press(page, 'Join now');
  await expect(page).toHaveURL(/\/notary\/session$/);
  await goIn(page);
  await page.getByRole('button', { name: 'The ID can’t be read' }).click();
  await heading(page, 'The notary couldn’t check your ID');
  await expect(page).toHaveURL(/\/notary\/error$/);
  await expectGoodPage(page);

  await press(page, 'Join again');
  await heading(page, 'Your notary is ready');
  await expectGoodPage(page);
  // A second window and a reload both show the same page.
  const tab = await context.newPage();
  await tab.goto(page.url());
  await heading(tab, 'Your notary is ready');
  await page.reload();
  await goIn(page);
  await page.getByRole('button', { name: 'Show my ID' }).click();
  await heading(tab, 'You’re with the notary');
  await page.getByRole('button', { name: 'Sign and have it notarized' }).click();
  await heading(page, /^You’ve signed/);
  await expect(page).toHaveURL(/\/notary\/session\?/);
  await expectGoodPage(page);
  await heading(tab, /^You’ve signed/);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/complete$/);
  await tab.goto(tab.url().replace('session', 'intro'));
  await expect(tab).toHaveURL(/\/complete$/);
});

test('in Texas the wait is counted on the page, and an office is booked, changed and given back before it is over; then the booking has a page of its own [SCREEN-086, SCREEN-087, ROUTE-049, ROUTE-051, PROG-009, LEGAL-011, OP-D-110, OP-D-111]', async ({
  page,
  world,
  faults,
}) => {
  const tex = await drive(world, 'texas-homestead', 'NOTARY_WAITING_PERIOD');
  await logIn(page, tex, 'HOMEPOINT');
  await heading(page, IN_PERSON);
  await expect(page).toHaveURL(/\/notary\/intro$/);
  await expect(page.getByText('Schedule Notary Session').first()).toBeVisible();
  await expect(figure(page, 'Fee')).toHaveText('$300');
  await expect(page.getByRole('heading', { name: /^You can meet the notary from \w{3}, \w{3} \d+$/ })).toBeVisible();
  await page.getByText('How the day was counted').click();
  await expect(page.getByText(/\+ 12 days/)).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole('link', { name: 'Choose a time and place' }).click();
  await heading(page, 'Choose a time and place');
  await expect(page.getByText('Texas law requires you to sign at an office.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Where do you want to meet?' })).toHaveCount(0);
  await press(page, 'Book');
  await expect(problems(page)).toContainText('Choose an office');
  // The nearest office comes first.
  const distances = page.getByRole('radiogroup', { name: 'Which office?' }).getByText(/[\d.]+ miles?/);
  await expect(distances.nth(1)).toBeVisible();
  const miles = (await distances.allInnerTexts()).map((text) => Number(/([\d.]+) mile/.exec(text)?.[1]));
  expect(miles.length).toBeGreaterThan(1);
  expect(miles).toEqual(miles.toSorted((one, other) => one - other));
  await page.getByRole('radiogroup', { name: 'Which office?' }).getByRole('radio').first().check();
  await press(page, 'Book');
  await expect(problems(page)).toContainText('Choose a time');
  await takeTime(page);
  await expectGoodPage(page);
  // Another borrower took the time first: the error is at the times, which are read again.
  const again = page.waitForResponse((response) => matchRequest(readNotarySlots)(response.request()));
  await page.route(
    matchUrl(bookNotary),
    (route) =>
      route.fulfill({
        status: 409,
        json: {
          status: 'slot-taken',
          message: 'That time was just taken. Choose another.',
          errors: [],
          requestId: tex.uuid,
        },
      }),
    { times: 1 },
  );
  await press(page, 'Book');
  await expect(problems(page)).toContainText('That time was just taken. Choose another.');
  await again;
  expectLogged(faults, /slot-taken/);
  await expectGoodPage(page);
  await takeTime(page, 1);
  await press(page, 'Book');
  await heading(page, IN_PERSON);
  await expect(page.getByRole('heading', { name: 'Your time with the notary' })).toBeVisible();
  await expect(figure(page, 'Where')).toHaveText(/Austin|Sample City/);
  const first = await figure(page, 'When').innerText();

  await page.getByRole('link', { name: 'Choose another time' }).click();
  await heading(page, 'Choose another time');
  await times(page).last().check();
  await press(page, 'Choose this time');
  await heading(page, IN_PERSON);
  await expect(figure(page, 'When')).not.toHaveText(first);
  await press(page, 'Cancel this time');
  await press(page, 'Cancel my time');
  await page.getByRole('link', { name: 'Choose a time and place' }).click();
  await page.getByRole('radiogroup', { name: 'Which office?' }).getByRole('radio').first().check();
  await takeTime(page, 2);
  await press(page, 'Book');
  await expect(page.getByRole('heading', { name: 'Your time with the notary' })).toBeVisible();

  // An hour before the meeting the waiting period is over: the booking has its own page, and it's too late to change it
  // there.
  const when = await figure(page, 'When').innerText();
  await moveClock(world, await meetingStart(world, tex, 'HOMEPOINT'), -3600);
  await page.reload();
  await heading(page, 'Your meeting with the notary');
  await expect(page).toHaveURL(/\/notary\/reserve-manual$/);
  await expect(figure(page, 'When')).toHaveText(when);
  await expectGoodPage(page);
  await press(page, 'Cancel this time');
  await press(page, 'Cancel my time');
  await expect(page.getByRole('alertdialog')).toContainText("It's less than 24 hours away. Call us to change it.");
  expectLogged(faults, /too-late-to-change/);
});
