import { readNotary, readNotarySlots, bookNotary } from '@lintel/contract';
import { CHROMIUM } from '../chromium.ts';
import { locateFigure } from '../pages/closing.ts';
import { logInOnDevice } from '../pages/device.ts';
import { matchUrl, matchRequest } from '../pages/fake-replies.ts';
import {
  VIDEO_HEADING,
  readCalendarEntry,
  joinNotarySession,
  IN_PERSON_HEADING,
  chooseTimeSlot,
  locateTimeSlots,
} from '../pages/notary.ts';
import { waitForHeading, pressButton, locateErrorSummary } from '../pages/page-actions.ts';
import { moveClock } from '../pages/rescission.ts';
import { drive, logIn, type DrivenLoan } from '../pages/sandbox.ts';
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
async function readMeetingStart(world: World, driven: DrivenLoan, organization: string): Promise<string> {
  const device = await logInOnDevice(world, driven, organization);
  const notary = await device.send(readNotary, { params: { uuid: driven.uuid } });
  if (!notary?.booking?.startsAt) throw new Error('No time with the notary is booked.');
  return notary.booking.startsAt;
}

test(
  'a borrower checks their device, books and cancels a time, reads why a call failed, and signs the deed by video [SCREEN-085, SCREEN-088, SCREEN-089, ROUTE-050, PROG-010, OP-D-107]',
  { tag: '@long-run' },
  async ({ page, world, context, faults }) => {
    const found = await drive(world, 'found', 'DEED_SIGNING');
    await logIn(page, found);
    await waitForHeading(page, VIDEO_HEADING);
    await expect(page).toHaveURL(/\/notary\/intro$/);
    await expect(page.getByText('Talk to eNotary').first()).toBeVisible();
    await expect(locateFigure(page, 'Fee')).toHaveText('No charge');
    await expect(page.getByText('A notary is available now.')).toBeVisible();
    await expectGoodPage(page);

    await pressButton(page, 'Check camera, microphone and connection');
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
    await pressButton(page, 'Choose a time');
    await pressButton(page, 'Book this time');
    await expect(locateErrorSummary(page)).toBeFocused();
    // The third day: the first is today, and from the afternoon on even tomorrow's times are less than 24 hours away,
    // which can't be changed.
    const thirdDay = page.getByRole('radiogroup', { name: 'Which day?' }).getByRole('radio').nth(2);
    await thirdDay.check();
    await chooseTimeSlot(page, 1);
    await pressButton(page, 'Book this time');
    await expect(page.getByRole('heading', { name: 'Your time with the notary' })).toBeVisible();
    const first = await locateFigure(page, 'When').innerText();
    await expect(locateFigure(page, 'Notary')).toHaveText(/Sample$/);
    expect(await readCalendarEntry(page)).toMatch(/^BEGIN:VCALENDAR[^]*BEGIN:VEVENT[^]*DTSTART[^]*END:VCALENDAR/);
    await expectGoodPage(page);
    await pressButton(page, 'Join your call');
    await expect(page.getByRole('alert')).toContainText(/^You can meet the notary starting /);
    expectLogged(faults, /too-early/);
    await pressButton(page, 'Choose another time');
    await thirdDay.check();
    await chooseTimeSlot(page);
    await pressButton(page, 'Book this time');
    await expect(locateFigure(page, 'When')).not.toHaveText(first);
    await pressButton(page, 'Cancel this time');
    await expect(page.getByRole('alertdialog', { name: 'Cancel this time?' })).toBeVisible();
    await pressButton(page, 'Cancel my time');
    await expect(page.getByRole('heading', { name: 'Your time with the notary' })).toBeHidden();

    // Meeting in person costs more, and the page says so before anything changes.
    await pressButton(page, 'Meet a notary in person');
    await expect(page.getByRole('alertdialog')).toContainText(
      'The fee changes to $300, so we’ll prepare new documents. This takes about 2 minutes.',
    );
    await pressButton(page, 'Stay with video');

    await pressButton(page, 'Join now');
    await expect(page).toHaveURL(/\/notary\/session$/);
    await joinNotarySession(page);
    await page.getByRole('button', { name: 'The ID can’t be read' }).click();
    await waitForHeading(page, 'The notary couldn’t check your ID');
    await expect(page).toHaveURL(/\/notary\/error$/);
    await expectGoodPage(page);

    await pressButton(page, 'Join again');
    await waitForHeading(page, 'Your notary is ready');
    await expectGoodPage(page);
    // A second window and a reload both show the same page.
    const tab = await context.newPage();
    await tab.goto(page.url());
    await waitForHeading(tab, 'Your notary is ready');
    await page.reload();
    await joinNotarySession(page);
    await page.getByRole('button', { name: 'Show my ID' }).click();
    await waitForHeading(tab, 'You’re with the notary');
    await page.getByRole('button', { name: 'Sign and have it notarized' }).click();
    await waitForHeading(page, /^You’ve signed/);
    await expect(page).toHaveURL(/\/notary\/session\?/);
    await expectGoodPage(page);
    await waitForHeading(tab, /^You’ve signed/);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/complete$/);
    await tab.goto(tab.url().replace('session', 'intro'));
    await expect(tab).toHaveURL(/\/complete$/);
  },
);

test(
  'a Texas borrower books, changes and cancels an office visit during the waiting period, then sees the booking’s own page [SCREEN-086, SCREEN-087, ROUTE-049, ROUTE-051, PROG-009, LEGAL-011, OP-D-110, OP-D-111]',
  { tag: '@long-run' },
  async ({ page, world, faults }) => {
    const tex = await drive(world, 'texas-homestead', 'NOTARY_WAITING_PERIOD');
    await logIn(page, tex, 'HOMEPOINT');
    await waitForHeading(page, IN_PERSON_HEADING);
    await expect(page).toHaveURL(/\/notary\/intro$/);
    await expect(page.getByText('Schedule Notary Session').first()).toBeVisible();
    await expect(locateFigure(page, 'Fee')).toHaveText('$300');
    await expect(
      page.getByRole('heading', { name: /^You can meet the notary starting \w{3}, \w{3} \d+$/ }),
    ).toBeVisible();
    await page.getByText('How the day was counted').click();
    await expect(page.getByText(/\+ 12 days/)).toBeVisible();
    await expectGoodPage(page);

    await page.getByRole('link', { name: 'Choose a time and place' }).click();
    await waitForHeading(page, 'Choose a time and place');
    await expect(page.getByText('Texas law requires you to sign at an office.')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Where do you want to meet?' })).toHaveCount(0);
    await pressButton(page, 'Book');
    await expect(locateErrorSummary(page)).toContainText('Choose an office');
    // The nearest office comes first.
    const distances = page.getByRole('radiogroup', { name: 'Which office?' }).getByText(/[\d.]+ miles?/);
    await expect(distances.nth(1)).toBeVisible();
    const miles = (await distances.allInnerTexts()).map((text) => Number(/([\d.]+) mile/.exec(text)?.[1]));
    expect(miles.length).toBeGreaterThan(1);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    await page.getByRole('radiogroup', { name: 'Which office?' }).getByRole('radio').first().check();
    await pressButton(page, 'Book');
    await expect(locateErrorSummary(page)).toContainText('Choose a time');
    await chooseTimeSlot(page);
    await expectGoodPage(page);
    // Another borrower took the time first: the error is at the times, which are read again.
    const slotsResponse = page.waitForResponse((response) => matchRequest(readNotarySlots)(response.request()));
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
    await pressButton(page, 'Book');
    await expect(locateErrorSummary(page)).toContainText('That time was just taken. Choose another.');
    await slotsResponse;
    expectLogged(faults, /slot-taken/);
    await expectGoodPage(page);
    await chooseTimeSlot(page, 1);
    await pressButton(page, 'Book');
    await waitForHeading(page, IN_PERSON_HEADING);
    await expect(page.getByRole('heading', { name: 'Your time with the notary' })).toBeVisible();
    await expect(locateFigure(page, 'Where')).toHaveText(/Austin|Sample City/);
    const first = await locateFigure(page, 'When').innerText();

    await page.getByRole('link', { name: 'Choose another time' }).click();
    await waitForHeading(page, 'Choose another time');
    await locateTimeSlots(page).last().check();
    await pressButton(page, 'Choose this time');
    await waitForHeading(page, IN_PERSON_HEADING);
    await expect(locateFigure(page, 'When')).not.toHaveText(first);
    await pressButton(page, 'Cancel this time');
    await pressButton(page, 'Cancel my time');
    await page.getByRole('link', { name: 'Choose a time and place' }).click();
    await page.getByRole('radiogroup', { name: 'Which office?' }).getByRole('radio').first().check();
    await chooseTimeSlot(page, 2);
    await pressButton(page, 'Book');
    await expect(page.getByRole('heading', { name: 'Your time with the notary' })).toBeVisible();

    // An hour before the meeting the waiting period is over: the booking has its own page, and it's too late to change it
    // there.
    const when = await locateFigure(page, 'When').innerText();
    await moveClock(world, await readMeetingStart(world, tex, 'HOMEPOINT'), -3600);
    await page.reload();
    await waitForHeading(page, 'Your meeting with the notary');
    await expect(page).toHaveURL(/\/notary\/reserve-manual$/);
    await expect(locateFigure(page, 'When')).toHaveText(when);
    await expectGoodPage(page);
    await pressButton(page, 'Cancel this time');
    await pressButton(page, 'Cancel my time');
    await expect(page.getByRole('alertdialog')).toContainText('It’s less than 24 hours away. Call us to change it.');
    expectLogged(faults, /too-late-to-change/);
  },
);
