import { proposeFunding, readSigners } from '@lintel/contract';
import { CHROMIUM } from '../chromium.ts';
import { openApplication, logInOnDevice } from '../pages/device.ts';
import { scrollToEnd, readSampleCode } from '../pages/documents.ts';
import { addPhoto } from '../pages/identity.ts';
import { chooseByKey, pressByKey, tabTo } from '../pages/keyboard.ts';
import { VIDEO_HEADING, joinNotarySession } from '../pages/notary.ts';
import { waitForHeading, pressButton, locateErrorSummary } from '../pages/page-actions.ts';
import { moveClock, readCancelDeadline } from '../pages/rescission.ts';
import { drive } from '../pages/sandbox.ts';
import {
  SIGNER_HOME_HEADING,
  waitForSignerLinks,
  openSignerBrowser,
  SIGNER_PASSWORD,
  SIGNER_LOGIN_HEADING,
} from '../pages/signer.ts';
import { createStaffCaller, readFileVersion } from '../pages/staff.ts';
import { meetNotary } from '../pages/steps/closing.ts';
import { expect, expectGoodPage, test } from '../test.ts';

// A fake camera and microphone; these launch options give this file its own browser and world.
test.use({
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test(
  'a co-owner living in a second home signs by keyboard only, both owners can cancel, and a second home with no resident has no right to cancel [SIGNER-004]',
  { tag: '@long-run' },
  async ({ page, browser, world, faults }) => {
    const stella = await drive(world, 'second-home-co-owner', 'DEED_SIGNING');
    const device = await logInOnDevice(world, stella);
    const [{ personUuid } = { personUuid: '' }] = (await device.send(readSigners, { params: { uuid: stella.uuid } }))
      .signers;
    const [link = ''] = await waitForSignerLinks(world, `signer-${personUuid}@example.com`);
    const robin = await openSignerBrowser(browser, world, faults);
    // The sandbox made the link with another name of this host, and browser storage is per host name.
    const { pathname, search, hash } = new URL(link);
    await robin.goto(pathname + search + hash);
    await waitForHeading(robin, SIGNER_LOGIN_HEADING);
    await pressByKey(robin, 'Open the request');
    await waitForHeading(robin, 'You’ve been asked to sign for Stella W.’s home equity line');
    await tabTo(robin, robin.getByLabel('Password', { exact: true }));
    await robin.keyboard.type(SIGNER_PASSWORD);
    for (const box of await robin.getByRole('checkbox').all()) await chooseByKey(robin, box);
    await pressByKey(robin, 'Continue');

    await waitForHeading(robin, SIGNER_HOME_HEADING);
    await expect.soft(robin.getByRole('heading', { level: 1 })).toBeFocused();
    await pressByKey(robin, 'Continue');
    await expect(locateErrorSummary(robin)).toBeFocused();
    await chooseByKey(robin, robin.getByRole('radio', { name: 'Yes', exact: true }));
    await pressByKey(robin, 'Continue');

    await waitForHeading(robin, 'Show us your ID');
    await expect.soft(robin.getByRole('heading', { level: 1 })).toBeFocused();
    // A radio group is one tab stop; arrow keys move within it.
    await tabTo(robin, robin.getByRole('radio').first());
    await robin.keyboard.press('ArrowDown');
    await expect(robin.getByRole('radio', { name: /Passport/ })).toBeChecked();
    await pressByKey(robin, 'Continue');
    for (const [index, side] of ['FRONT', 'SELFIE'].entries()) await addPhoto(robin, side, index + 1);
    await pressByKey(robin, 'Send my photos');

    await waitForHeading(robin, 'Your documents');
    await expect.soft(robin.getByRole('heading', { level: 1 })).toBeFocused();
    const code = await readSampleCode(robin, () => pressByKey(robin, 'Save the sample PDF'));
    await tabTo(robin, robin.getByRole('textbox', { name: 'Code in the sample PDF' }));
    await robin.keyboard.type(code);
    await chooseByKey(robin, robin.getByRole('checkbox', { name: 'I agree' }).first());
    await pressByKey(robin, 'Agree');
    await expect(robin.getByText('You get your documents on screen.')).toBeVisible();
    const end = robin.getByText('You’ve read everything.');
    await pressByKey(robin, /^Read “/);
    while (!(await end.isVisible())) {
      const title = await robin.locator('#document').innerText();
      await scrollToEnd(robin);
      await pressByKey(robin, 'I’ve read this');
      await expect(robin.locator('#document').filter({ hasNotText: title }).or(end).first()).toBeVisible();
    }
    const continueLink = robin.getByRole('link', { name: 'Continue' });
    await expect(continueLink).toHaveAttribute('href', /\/sign$/);
    await tabTo(robin, continueLink);
    await robin.keyboard.press('Enter');
    await waitForHeading(robin, VIDEO_HEADING);
    await expect.soft(robin.getByRole('heading', { level: 1 })).toBeFocused();
    await pressByKey(robin, 'Join now');
    await joinNotarySession(robin);
    await pressButton(robin, 'Show my ID');
    await pressButton(robin, 'Sign and have it notarized');
    await waitForHeading(robin, /^You’ve signed/);
    await tabTo(robin, robin.getByRole('link', { name: 'Continue' }));
    await robin.keyboard.press('Enter');
    // The borrower hasn't signed yet, so the cancellation period hasn't started.
    await waitForHeading(robin, 'You’re done');
    await expect(robin.getByText(/You can cancel through/)).toBeHidden();

    await openApplication(page, world, stella, 'FIGURE');
    await meetNotary(page, async () => {});
    await waitForHeading(page, 'You’ve signed, Stella');
    const until = /You can cancel through \w{3}, \w{3} \d+/;
    await expect(page.getByRole('main')).toContainText(until);
    await expect(page.getByRole('button', { name: 'Cancel the loan' })).toBeVisible();
    const comes = page.getByRole('list', { name: 'What happened, and what comes next' }).getByRole('listitem');
    await expect(comes.filter({ hasText: 'Your right to cancel ends' })).toHaveAttribute('aria-current', 'step');
    await expectGoodPage(page);
    await robin.reload();
    await expect(robin.getByRole('main')).toContainText(until);
    await expect(robin.getByRole('button', { name: 'Cancel the loan' })).toBeVisible();
    await expectGoodPage(robin);

    // Staff can't fund the loan before the cancellation period ends.
    const funder = await createStaffCaller(world, 'funder');
    const early = await funder.ask(proposeFunding, {
      params: { uuid: stella.uuid },
      body: { amount: 1000, approvals: 1 },
      version: await readFileVersion(funder, stella.uuid),
    });
    expect([early.status, early.body.status]).toEqual([409, 'not-at-this-step']);
    await moveClock(world, await readCancelDeadline(device, stella.uuid), 60);
    for (const one of [page, robin]) {
      await one.reload();
      await expect(one.getByRole('button', { name: 'Confirm I didn’t cancel' })).toBeVisible();
      await expect(one.getByRole('button', { name: 'Cancel the loan' })).toBeHidden();
    }
    await robin.context().close();

    const sierra = await drive(world, 'second-home');
    const signerPage = await openSignerBrowser(browser, world, faults);
    await openApplication(signerPage, world, sierra, 'FIGURE');
    await waitForHeading(signerPage, 'We’re getting ready to send your money');
    await expect(signerPage.getByRole('list', { name: 'What happened, and what comes next' })).toContainText(
      'We send your money',
    );
    await expect(signerPage.getByRole('main')).not.toContainText(/right to cancel|You can cancel|I didn’t cancel/);
    await signerPage.context().close();
  },
);
