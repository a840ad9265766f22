import type { Page } from '@playwright/test';
import { goToFinalOffer, FINAL_OFFER_HEADING, READY_TO_SIGN_HEADING } from '../pages/closing.ts';
import { scrollToEnd } from '../pages/documents.ts';
import { pressByKey, tabTo } from '../pages/keyboard.ts';
import { DENVER, waitForEmailCode, NOTE_TITLE, NOTICE_TITLE } from '../pages/note.ts';
import { waitForHeading, locateErrorSummary } from '../pages/page-actions.ts';
import { expect, test } from '../test.ts';

async function followLink(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name, exact: true }).filter({ visible: true }).first());
  await page.keyboard.press('Enter');
}

/** Follows an error in the summary to its field. */
async function followError(page: Page, name: string): Promise<void> {
  await expect(locateErrorSummary(page)).toBeFocused();
  await tabTo(page, locateErrorSummary(page).getByRole('link', { name }));
  await page.keyboard.press('Enter');
}

/**
 * Opens a question, answers it with nothing, and closes it. The focus moves into the dialog, to the error, and back to
 * the button that opened it.
 */
async function reportProblemAndContinue(
  page: Page,
  { opens, missing, acts, keeps }: { opens: string; missing?: string; acts: string; keeps: string },
): Promise<void> {
  await pressByKey(page, opens);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  if (missing !== undefined) {
    await tabTo(page, dialog.getByRole('button', { name: acts, exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(missing);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await tabTo(page, dialog.getByRole('button', { name: keeps, exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: opens, exact: true }).filter({ visible: true })).toBeFocused();
}

test(
  'a borrower accepts the final offer and signs by keyboard only, with the focus on each error and nothing lost by Back or a reload',
  { tag: '@long-run' },
  async ({ page, world, context }) => {
    const maria = await goToFinalOffer(page, world);
    await pressByKey(page, 'Accept this offer');
    await followError(page, 'Read your closing documents before you accept');
    await expect(page.locator('#closing-documents')).toBeFocused();
    await reportProblemAndContinue(page, {
      opens: 'Choose a different draw',
      acts: 'Open my offers again',
      keeps: 'Keep this offer',
    });

    // The documents were read in another window: the press checks again before it complains.
    const tab = await context.newPage();
    await tab.goto(page.url());
    await waitForHeading(tab, FINAL_OFFER_HEADING);
    await followLink(tab, 'Read the document');
    await scrollToEnd(tab);
    await pressByKey(tab, 'I’ve read this');
    await expect(tab.getByText('You’ve read everything.')).toBeVisible();
    await tab.close();
    await page.bringToFront();
    await pressByKey(page, 'Accept this offer');
    await waitForHeading(page, READY_TO_SIGN_HEADING);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await reportProblemAndContinue(page, {
      opens: 'I don’t want to sign',
      missing: 'Choose a reason',
      acts: 'Decline to sign',
      keeps: 'Back to the documents',
    });
    await pressByKey(page, 'Send me a code');
    await tabTo(page, page.getByRole('textbox', { name: 'Code from the email' }));
    await page.keyboard.type(await waitForEmailCode(world, maria.email));
    await pressByKey(page, 'Confirm my email');
    await followLink(page, 'Start signing');

    await waitForHeading(page, NOTICE_TITLE);
    await pressByKey(page, 'I’ve read this, next');
    await followError(page, 'Read the document to the end, or save the PDF, before you confirm that you’ve read it');
    await expect(page.locator(':focus')).toHaveAccessibleName(`${NOTICE_TITLE}, text`);
    await page.keyboard.press('End');
    await expect(page.getByRole('main').getByText('You’ve read to the end.', { exact: true })).toBeVisible();
    await pressByKey(page, 'I’ve read this, next');
    await waitForHeading(page, NOTE_TITLE);
    await expect(page.getByRole('heading', { level: 1, name: NOTE_TITLE })).toBeFocused();

    // Back leaves the documents; forward or a reload returns to the one that is still unsigned.
    await page.goBack();
    await waitForHeading(page, READY_TO_SIGN_HEADING);
    await followLink(page, 'Continue signing');
    await waitForHeading(page, NOTE_TITLE);
    await page.reload();
    await waitForHeading(page, NOTE_TITLE);

    await pressByKey(page, 'Go to the end');
    await expect(
      page.getByRole('main').getByText('You’ve read to the end. You can sign it now.', { exact: true }),
    ).toBeVisible();
    const initials = page.getByRole('textbox', { name: 'Your initials' });
    await tabTo(page, initials);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1');
    await pressByKey(page, 'Finish signing');
    await followError(page, 'Enter your initials, 1 to 4 letters');
    await expect(initials).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('MD');
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Slanted/ })).toBeChecked();
    await reportProblemAndContinue(page, { opens: 'Finish signing', acts: 'Allow location', keeps: 'Not now' });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(DENVER);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Allow location' }));
    await page.keyboard.press('Enter');
    await waitForHeading(page, /notary/i);
    // Once signed, Back doesn't show a document again.
    await page.goBack();
    await expect(page).toHaveURL(/\/notary\/intro$/);
  },
);
