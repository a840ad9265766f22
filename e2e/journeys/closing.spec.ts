import { openSignerInvitation, readOffers, saveStepDraft } from '@lintel/contract';
import {
  goToFinalOffer,
  changeDraw,
  locateFigure,
  FINAL_OFFER_HEADING,
  OWNERS_HEADING,
  readClosingDocuments,
  READY_TO_SIGN_HEADING,
} from '../pages/closing.ts';
import { matchUrl, matchRequest } from '../pages/fake-replies.ts';
import { waitForHeading, pressButton, locateErrorSummary } from '../pages/page-actions.ts';
import { drive, logIn, readOutbox } from '../pages/sandbox.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

test(
  'a borrower names another owner after errors and a lost connection, and a second window shows the same final offer [ROUTE-046, SCREEN-096]',
  { tag: '@long-run' },
  async ({ page, world, context, faults }) => {
    const cora = await drive(world, 'co-owner');
    await logIn(page, cora);
    await waitForHeading(page, OWNERS_HEADING);
    await expect(page).toHaveURL(/\/signing\/additional$/);
    await expect(page.getByRole('main')).toContainText(
      /Robin Sample[^]*Why: every owner of the home must sign the deed of trust\./,
    );
    await expect(page.getByText('They don’t take on the debt').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await expect(page.getByLabel('Last name')).toHaveValue('Sample');
    await expectGoodPage(page);
    const tab = await context.newPage();
    await tab.goto(page.url());
    await waitForHeading(tab, OWNERS_HEADING);

    await pressButton(page, 'Save and invite');
    await expect(locateErrorSummary(page)).toBeFocused();
    await expect(locateErrorSummary(page)).toContainText('Enter their email address or mobile phone number');
    await expect(locateErrorSummary(page)).toContainText('Choose yes, no or I don’t know');
    await expectGoodPage(page);
    // The borrower's own address can't invite a signer: the server returns the error for the field.
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill(cora.email);
    await page.getByRole('radio', { name: 'I don’t know' }).check();
    await pressButton(page, 'Save and invite');
    await expect(locateErrorSummary(page)).toContainText('Enter their own email address. They log in with it.');
    expectLogged(faults, /invalid-request/);

    await email.fill('robin@example.com');
    const saved = page.waitForResponse(
      (response) => matchRequest(saveStepDraft, { step: 'co-deed' })(response.request()) && response.ok(),
    );
    await page.getByLabel('Mobile phone').fill('(303) 555-0142');
    await saved;
    await page.reload();
    await expect(email).toHaveValue('robin@example.com');
    await context.setOffline(true);
    await pressButton(page, 'Save and invite');
    await expect(page.getByRole('alert')).toContainText('We couldn’t send this. Check your connection');
    await context.setOffline(false);
    expectLogged(faults, /\[application\]|no-response/);
    await expect(email).toHaveValue('robin@example.com');
    await expect(page.getByLabel('Mobile phone')).toHaveValue('(303) 555-0142');
    await expect(page.getByRole('radio', { name: 'I don’t know' })).toBeChecked();
    await pressButton(page, 'Save and invite');

    // With the signer named, the documents are created and list the other signer.
    await waitForHeading(page, FINAL_OFFER_HEADING);
    await expect(page).toHaveURL(/\/signing\/intro$/);
    await expect(locateFigure(page, 'Also signs the deed of trust')).toHaveText('Robin Sample');
    await tab.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
    await tab.getByRole('radio', { name: 'No', exact: true }).check();
    await pressButton(tab, 'Save and invite');
    await waitForHeading(tab, FINAL_OFFER_HEADING);
    expectLogged(faults, /not-at-this-step/);
  },
);

test(
  'a borrower can remove and replace a signer until the signer opens the invitation',
  { tag: '@long-run' },
  async ({ page, world, faults }) => {
    const cora = await drive(world, 'co-owner');
    await logIn(page, cora);
    const nameSigner = async (email: string): Promise<void> => {
      await waitForHeading(page, OWNERS_HEADING);
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('radio', { name: 'No', exact: true }).check();
      await pressButton(page, 'Save and invite');
      await waitForHeading(page, FINAL_OFFER_HEADING);
    };
    await nameSigner(`wrong.${cora.email}`);
    const opens = page.getByRole('button', { name: 'Remove Robin Sample' });
    const dialog = page.getByRole('alertdialog', { name: 'Remove Robin Sample?' });
    const reasonField = dialog.getByRole('textbox', { name: 'Why?' });
    await opens.press('Enter');
    await expect(dialog.getByRole('heading')).toBeFocused();
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(reasonField).toBeFocused();
    await expect(dialog).toContainText('Tell us why in a few words');
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Keep this person' }).press('Enter');
    await expect(opens).toBeFocused();
    await opens.press('Enter');
    await reasonField.fill('The address was wrong.');
    await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
    await nameSigner(`robin.${cora.email}`);
    await expect(locateFigure(page, 'Also signs the deed of trust')).toHaveText('Robin Sample');

    const link = async () =>
      (await readOutbox(world))
        .find(({ to }) => to === `robin.${cora.email}`)
        ?.links.find((one) => one.includes('heloc-signer')) ?? '';
    await expect.poll(link).not.toBe('');
    const opened = await page.request.post(openSignerInvitation.path, {
      headers: { 'x-org': 'FIGURE' },
      data: { token: new URL(await link()).hash.slice(1) },
    });
    expect(opened.ok()).toBe(true);
    await pressButton(page, 'Remove Robin Sample');
    await reasonField.fill('The wrong person.');
    await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(
      'Robin has opened the invitation. Call us to change who signs. Nothing has changed.',
    );
    expectLogged(faults, /signer-opened/);
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Close' }).first().press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opens).toBeHidden();
  },
);

test(
  'a borrower accepts the final offer once, only with the figures of its documents, even with two windows open [ROUTE-016, SCREEN-094, OP-D-101, OP-D-104]',
  { tag: '@long-run' },
  async ({ page, world, context, faults }) => {
    await goToFinalOffer(page, world);
    // It is "Today" for an hour after midnight where the home is, when the lender's day hasn't ended yet.
    await expect(locateFigure(page, 'You can sign starting')).toHaveText(/^(Today|\w{3}, \w{3} \d+ \(.+\))$/);
    await expect(locateFigure(page, 'Notary')).toHaveText('By video, no charge');
    await expect(locateFigure(page, 'All fees')).toHaveText(/^\$[\d,]+\.\d\d$/);
    await expect(page.getByText('Nothing changed. These are the figures you chose.')).toBeVisible();
    await expectGoodPage(page);

    await pressButton(page, 'Accept this offer');
    await expect(locateErrorSummary(page)).toContainText('Read your closing documents before you accept');
    await expectGoodPage(page);
    await readClosingDocuments(page);
    await expect(page.getByText(/^You’ve read (it|all of them)\.$/)).toBeVisible();

    // A window whose figures differ from the documents: the server refuses, and the page shows the documents' figures and
    // asks again.
    const accepting = page.getByText(/^You’re not signing anything yet\. Once you sign, you’ll pay \$/);
    const right = await accepting.innerText();
    await page.route(
      matchUrl(readOffers),
      async (route) => {
        const reply = await route.fetch();
        const offers = (await reply.json()) as { selection: { monthlyPayment: number } };
        await route.fulfill({
          response: reply,
          json: { ...offers, selection: { ...offers.selection, monthlyPayment: 123.45 } },
        });
      },
      { times: 1 },
    );
    await page.reload();
    await expect(accepting).toContainText('$123.45 a month');
    await pressButton(page, 'Accept this offer');
    await expect(page.getByRole('alert')).toContainText(
      'The numbers changed since you opened this page. Here are the new ones.',
    );
    await expect(accepting).toHaveText(right);
    await expectGoodPage(page);
    expectLogged(faults, /quote-changed/);

    const tab = await context.newPage();
    await tab.goto(page.url());
    await waitForHeading(tab, FINAL_OFFER_HEADING);
    await pressButton(page, 'Accept this offer');
    await waitForHeading(page, READY_TO_SIGN_HEADING);
    await expect(page).toHaveURL(/\/signing\/intro$/);
    await expectGoodPage(page);
    await pressButton(tab, 'Accept this offer');
    await waitForHeading(tab, READY_TO_SIGN_HEADING);
    expectLogged(faults, /not-at-this-step/);
    await tab.reload();
    await waitForHeading(tab, READY_TO_SIGN_HEADING);
  },
);

test(
  'choosing a different draw leads to new closing documents with its figures [ROUTE-054, QRY-011, OP-D-102]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await goToFinalOffer(page, world);
    await readClosingDocuments(page);
    const before = await locateFigure(page, 'Your draw').innerText();
    await pressButton(page, 'Choose a different draw');
    const dialog = page.getByRole('alertdialog', { name: 'Choose a different draw?' });
    await expect(dialog).toContainText('we’ll prepare new documents');
    await expectGoodPage(page);
    await pressButton(page, 'Keep this offer');
    await expect(dialog).toBeHidden();
    await pressButton(page, 'Choose a different draw');
    await pressButton(page, 'Open my offers again');
    await changeDraw(page);
    await waitForHeading(page, FINAL_OFFER_HEADING);
    await expect(locateFigure(page, 'Your draw')).not.toHaveText(before);
    await expect(page.getByText('0 of 1 read.')).toBeVisible();
    await expectGoodPage(page);
  },
);
