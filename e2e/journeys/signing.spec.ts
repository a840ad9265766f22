import { answerSigningProblem, readLoanFile, readSigning } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { READY_TO_SIGN_HEADING } from '../pages/closing.ts';
import { matchUrl } from '../pages/fake-replies.ts';
import { confirmEmail, DENVER, waitForEmailCode, NOTE_TITLE, NOTICE_TITLE, readToEnd } from '../pages/note.ts';
import { waitForHeading, pressButton, locateErrorSummary } from '../pages/page-actions.ts';
import { drive, logIn, type DrivenLoan } from '../pages/sandbox.ts';
import { createStaffCaller } from '../pages/staff.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';
import type { World } from '../world.ts';

async function openSigning(page: Page, world: World): Promise<DrivenLoan> {
  const driven = await drive(world, 'found', 'NOTE_SIGNING');
  await logIn(page, driven);
  await waitForHeading(page, READY_TO_SIGN_HEADING);
  await expect(page).toHaveURL(/\/signing\/intro$/);
  return driven;
}

async function confirmNotice(page: Page): Promise<void> {
  await waitForHeading(page, NOTICE_TITLE);
  await readToEnd(page, 'You’ve read to the end.');
  await pressButton(page, 'I’ve read this, next');
  await waitForHeading(page, NOTE_TITLE);
}

test('a borrower signs with a typed name and a location, and a reload or a second window signs nothing twice [SCREEN-094, SCREEN-095, ROUTE-015, DOCV-002, MODAL-006, ERR-010, SCOPE-012]', async ({
  page,
  world,
  context,
  faults,
}) => {
  const ana = await openSigning(page, world);
  await expect(page.getByRole('main')).toContainText(
    'These are the same terms you accepted. Nothing has changed since.',
  );
  await expect(page.getByRole('main')).toContainText('with the notary');
  await expectGoodPage(page);
  // Signing requires a confirmed email address.
  await expect(page.getByRole('link', { name: 'Start signing' })).toBeHidden();
  await pressButton(page, 'Send me a code');
  const code = page.getByRole('textbox', { name: 'Code from the email' });
  const right = await waitForEmailCode(world, ana.email);
  await code.fill(right === '000000' ? '111111' : '000000');
  await pressButton(page, 'Confirm my email');
  await expect(page.getByText('That code doesn’t match.')).toBeVisible();
  await expectGoodPage(page);
  expectLogged(faults, /code-wrong/);
  await code.fill(right);
  await pressButton(page, 'Confirm my email');
  await page.getByRole('link', { name: 'Start signing' }).click();

  // The notice must be read before the agreement can be signed; an unread notice can't be marked as read.
  await waitForHeading(page, NOTICE_TITLE);
  await expect(page.getByText('Document 1 of 3').filter({ visible: true }).first()).toBeVisible();
  await pressButton(page, 'I’ve read this, next');
  await expect(locateErrorSummary(page)).toBeFocused();
  await expect(locateErrorSummary(page)).toContainText('Read the document to the end');
  await expectGoodPage(page);
  await confirmNotice(page);
  await expect(page.getByRole('heading', { level: 1, name: NOTE_TITLE })).toBeFocused();
  await page.reload();
  await waitForHeading(page, NOTE_TITLE);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await waitForHeading(tab, NOTE_TITLE);

  // The typed style is preselected; errors name what is missing, and no button is disabled.
  await expect(page.getByRole('radio', { name: /Handwriting/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Your initials' }).fill('1');
  await pressButton(page, 'Finish signing');
  await expect(locateErrorSummary(page)).toContainText('Read the document to the end');
  await expect(locateErrorSummary(page)).toContainText('Enter your initials, 1 to 4 letters');
  await expectGoodPage(page);
  await page.getByRole('textbox', { name: 'Your initials' }).fill('MD');
  const name = page.getByRole('textbox', { name: 'Your name as it appears on your ID' });
  const own = await name.inputValue();
  await readToEnd(page, 'You’ve read to the end. You can sign it now.');
  await pressButton(page, 'Finish signing');
  const locationDialog = page.getByRole('alertdialog', { name: 'Why we need your location' });
  await expect(locationDialog).toContainText('We record your location once');
  await expectGoodPage(page);
  await pressButton(page, 'Allow location');
  await expect(locationDialog).toContainText('Your browser didn’t share your location.');
  await expectGoodPage(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DENVER);
  await locationDialog.getByRole('button', { name: 'Not now' }).click();
  // A name that differs from the ID is refused before the page asks for the location.
  await name.fill('Somebody Else');
  await pressButton(page, 'Finish signing');
  await expect(locateErrorSummary(page)).toContainText(`Enter your own name: ${own}`);
  await expect(locationDialog).toBeHidden();
  await name.fill(own);
  await page.getByRole('radio', { name: /Upright/ }).check();
  await pressButton(page, 'Finish signing');
  await pressButton(page, 'Allow location');
  await waitForHeading(page, /notary/i);
  await expect(page).toHaveURL(/\/notary\/intro$/);

  // The other window already shows it or learns it with its own press: the document is signed once.
  if (/signing\/sign$/.test(tab.url())) {
    await readToEnd(tab, 'You’ve read to the end. You can sign it now.');
    await pressButton(tab, 'Finish signing');
    await pressButton(tab, 'Allow location');
    await expect(tab).toHaveURL(/\/notary\/intro$/);
    expectLogged(faults, /already-signed|not-at-this-step/);
  }
  await page.goto(page.url().replace('notary/intro', 'signing/sign'));
  await expect(page).toHaveURL(/\/notary\/intro$/);
});

test(
  'a reported problem pauses the signing, an altered copy stops it, and a borrower can decline to sign [SCREEN-097, DOCV-002]',
  { tag: '@long-run' },
  async ({ page, world, context, faults }) => {
    const ana = await openSigning(page, world);
    await confirmEmail(page, world, ana.email);
    await confirmNotice(page);

    await page.getByRole('link', { name: 'Something looks wrong' }).click();
    await waitForHeading(page, 'What looks wrong?');
    await pressButton(page, 'Tell us and pause signing');
    await expect(locateErrorSummary(page)).toContainText('Choose what’s wrong');
    await expect(locateErrorSummary(page)).toContainText('Tell us in a few words what it should say');
    await expectGoodPage(page);
    await page.getByRole('radio', { name: NOTE_TITLE }).check();
    await page.getByRole('radio', { name: 'A name' }).check();
    await page.getByRole('textbox', { name: 'What should it say?' }).fill('My middle name is missing.');
    await pressButton(page, 'Tell us and pause signing');
    await waitForHeading(page, 'We’re looking into what you told us');
    await expectGoodPage(page);
    const otherPage = await context.newPage();
    await otherPage.goto(page.url().replace('support', 'sign'));
    await waitForHeading(otherPage, 'We’re looking into what you told us');
    await otherPage.close();

    const closer = await createStaffCaller(world, 'closer');
    const { uuid } = ana;
    const { version, signingProblem } = await closer.send(readLoanFile, { params: { uuid } });
    const answered = await closer.ask(answerSigningProblem, {
      params: { uuid, problemUuid: signingProblem?.problemUuid ?? '' },
      body: { outcome: 'GO_ON', comment: 'Your ID has no middle name.' },
      version,
    });
    expect(answered.status, answered.text).toBe(200);
    await waitForHeading(page, 'We looked into it');
    await expect(page.getByRole('main')).toContainText('Your ID has no middle name.');
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Continue signing' }).click();
    await waitForHeading(page, NOTE_TITLE);

    // A copy whose fingerprint differs from ours can't be signed.
    await page.route(
      matchUrl(readSigning),
      async (route) => {
        const reply = await route.fetch();
        const set = (await reply.json()) as { documents: { sha256: string }[] };
        await route.fulfill({
          response: reply,
          json: { ...set, documents: set.documents.map((document) => ({ ...document, sha256: '0'.repeat(64) })) },
        });
      },
      { times: 1 },
    );
    await page.reload();
    await pressButton(page, 'Go to the end');
    await waitForHeading(page, 'We stopped the signing');
    await expect(page.getByRole('main')).toContainText('Nothing was signed just now.');
    await expectGoodPage(page);
    if (faults.length > 0) expectLogged(faults, /document-altered/);

    await page.reload();
    await waitForHeading(page, NOTE_TITLE);
    await page.getByRole('radio', { name: 'Draw it instead' }).check();
    const pad = page.locator('canvas#drawing');
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (!box) throw new Error('There is no place to draw.');
    await page.mouse.move(box.x + 20, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await expectGoodPage(page);

    await pressButton(page, 'I don’t want to sign');
    const question = page.getByRole('alertdialog', { name: 'Don’t want to sign?' });
    await pressButton(page, 'Decline to sign');
    await expect(question).toContainText('Choose a reason');
    await expectGoodPage(page);
    await question.getByRole('radio', { name: 'I want to talk to someone first' }).check();
    await pressButton(page, 'Decline to sign');
    await expect(page).toHaveURL(/\/error\/timeout$/);
    await expect(page.getByRole('main')).toContainText(
      'You told us that you don’t want to sign. A loan specialist will contact you. Changed your mind? Call us.',
    );
    await expectGoodPage(page);
  },
);
