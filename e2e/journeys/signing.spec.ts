import { answerSigningProblem, readFile, readSigning } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { READY } from '../pages/closing.ts';
import { deskCaller } from '../pages/desk.ts';
import { matchUrl } from '../pages/elsewhere.ts';
import { confirmEmail, DENVER, mailedCode, NOTE, NOTICE, readToEnd } from '../pages/note.ts';
import { heading, press, problems } from '../pages/on-page.ts';
import { drive, logIn, type Driven } from '../pages/sandbox.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';
import type { World } from '../world.ts';

async function atTheStart(page: Page, world: World): Promise<Driven> {
  const driven = await drive(world, 'found', 'NOTE_SIGNING');
  await logIn(page, driven);
  await heading(page, READY);
  await expect(page).toHaveURL(/\/signing\/intro$/);
  return driven;
}

async function readNotice(page: Page): Promise<void> {
  await heading(page, NOTICE);
  await readToEnd(page, 'You’ve read to the end.');
  await press(page, "I've read this, next");
  await heading(page, NOTE);
}

test('the papers are read and signed one after the other with a typed name and the place that was asked for; a reload and a second window lose nothing and sign nothing twice [SCREEN-094, SCREEN-095, ROUTE-015, DOCV-002, MODAL-006, ERR-010]', async ({
  page,
  world,
  context,
  faults,
}) => {
  const ana = await atTheStart(page, world);
  await expect(page.getByRole('main')).toContainText(
    'These are the same terms you accepted. Nothing has changed since.',
  );
  await expect(page.getByRole('main')).toContainText('With the notary');
  await expectGoodPage(page);
  // Signing requires a confirmed email address.
  await expect(page.getByRole('link', { name: 'Start signing' })).toBeHidden();
  await press(page, 'Send me a code');
  const code = page.getByRole('textbox', { name: 'Code from the email' });
  const right = await mailedCode(world, ana.email);
  await code.fill(right === '000000' ? '111111' : '000000');
  await press(page, 'Confirm my email');
  await expect(page.getByText("That code doesn't match.")).toBeVisible();
  await expectGoodPage(page);
  expectLogged(faults, /code-wrong/);
  await code.fill(right);
  await press(page, 'Confirm my email');
  await page.getByRole('link', { name: 'Start signing' }).click();

  // The notice must be read before the agreement can be signed; an unread notice can't be marked as read.
  await heading(page, NOTICE);
  await expect(page.getByText('Document 1 of 3').filter({ visible: true }).first()).toBeVisible();
  await press(page, "I've read this, next");
  await expect(problems(page)).toBeFocused();
  await expect(problems(page)).toContainText('Read the document to the end');
  await expectGoodPage(page);
  await readNotice(page);
  await expect(page.getByRole('heading', { level: 1, name: NOTE })).toBeFocused();
  await page.reload();
  await heading(page, NOTE);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await heading(tab, NOTE);

  // The typed style is preselected; errors name what is missing, and no button is disabled.
  await expect(page.getByRole('radio', { name: /Handwriting/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Your initials' }).fill('1');
  await press(page, 'Finish signing');
  await expect(problems(page)).toContainText('Read the document to the end');
  await expect(problems(page)).toContainText('Enter your initials, 1 to 4 letters');
  await expectGoodPage(page);
  await page.getByRole('textbox', { name: 'Your initials' }).fill('MD');
  const name = page.getByRole('textbox', { name: 'Your name as it appears on your ID' });
  const own = await name.inputValue();
  await readToEnd(page, 'You’ve read to the end. You can sign it now.');
  await press(page, 'Finish signing');
  const why = page.getByRole('alertdialog', { name: 'Why we need your location' });
  await expect(why).toContainText('State law asks us to record where you sign.');
  await expectGoodPage(page);
  await press(page, 'Allow location');
  await expect(why).toContainText('Your browser didn’t share your location.');
  await expectGoodPage(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DENVER);
  await why.getByRole('button', { name: 'Not now' }).click();
  // A name that differs from the ID is refused before the page asks for the location.
  await name.fill('Somebody Else');
  await press(page, 'Finish signing');
  await expect(problems(page)).toContainText(`Enter your own name: ${own}`);
  await expect(why).toBeHidden();
  await name.fill(own);
  await page.getByRole('radio', { name: /Upright/ }).check();
  await press(page, 'Finish signing');
  await press(page, 'Allow location');
  await heading(page, /notary/i);
  await expect(page).toHaveURL(/\/notary\/intro$/);

  // The other window already shows it or learns it with its own press: the document is signed once.
  if (/signing\/sign$/.test(tab.url())) {
    await readToEnd(tab, 'You’ve read to the end. You can sign it now.');
    await press(tab, 'Finish signing');
    await press(tab, 'Allow location');
    await expect(tab).toHaveURL(/\/notary\/intro$/);
    expectLogged(faults, /already-signed|not-at-this-step/);
  }
  await page.goto(page.url().replace('notary/intro', 'signing/sign'));
  await expect(page).toHaveURL(/\/notary\/intro$/);
});

test('a problem pauses the signing until the desk has answered, a copy that is not ours stops it, a drawn signature counts, and whoever does not want to sign is called [SCREEN-097, DOCV-002]', async ({
  page,
  world,
  context,
  faults,
}) => {
  const ana = await atTheStart(page, world);
  await confirmEmail(page, world, ana.email);
  await readNotice(page);

  await page.getByRole('link', { name: 'Something looks wrong' }).click();
  await heading(page, 'What looks wrong?');
  await press(page, 'Tell us and pause signing');
  await expect(problems(page)).toContainText('Choose what’s wrong');
  await expect(problems(page)).toContainText('Tell us in a few words what it should say');
  await expectGoodPage(page);
  await page.getByRole('radio', { name: NOTE }).check();
  await page.getByRole('radio', { name: 'A name' }).check();
  await page.getByRole('textbox', { name: 'What should it say?' }).fill('My middle name is missing.');
  await press(page, 'Tell us and pause signing');
  await heading(page, 'We’re looking into what you told us');
  await expectGoodPage(page);
  const papers = await context.newPage();
  await papers.goto(page.url().replace('support', 'sign'));
  await heading(papers, 'We’re looking into what you told us');
  await papers.close();

  const desk = await deskCaller(world, 'closer');
  const { uuid } = ana;
  const { version, signingProblem } = await desk.send(readFile, { params: { uuid } });
  const answered = await desk.ask(answerSigningProblem, {
    params: { uuid, problemUuid: signingProblem?.problemUuid ?? '' },
    body: { outcome: 'GO_ON', comment: 'Your ID has no middle name.' },
    version,
  });
  expect(answered.status, answered.text).toBe(200);
  await heading(page, 'We looked into it');
  await expect(page.getByRole('main')).toContainText('Your ID has no middle name.');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Continue signing' }).click();
  await heading(page, NOTE);

  // A copy whose fingerprint differs from ours can't be signed.
  await page.route(
    matchUrl(readSigning),
    async (route) => {
      const reply = await route.fetch();
      const set = (await reply.json()) as { documents: { sha256: string }[] };
      await route.fulfill({
        response: reply,
        json: { ...set, documents: set.documents.map((paper) => ({ ...paper, sha256: '0'.repeat(64) })) },
      });
    },
    { times: 1 },
  );
  await page.reload();
  await press(page, 'Go to the end');
  await heading(page, 'We stopped the signing');
  await expect(page.getByRole('main')).toContainText('Nothing was signed just now.');
  await expectGoodPage(page);
  if (faults.length > 0) expectLogged(faults, /document-altered/);

  await page.reload();
  await heading(page, NOTE);
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

  await press(page, "I don't want to sign");
  const question = page.getByRole('alertdialog', { name: 'Don’t want to sign?' });
  await press(page, 'Decline to sign');
  await expect(question).toContainText('Choose a reason');
  await expectGoodPage(page);
  await question.getByRole('radio', { name: 'I want to talk to someone first' }).check();
  await press(page, 'Decline to sign');
  await expect(page).toHaveURL(/\/error\/timeout$/);
  await expect(page.getByRole('main')).toContainText(
    "You told us that you don't want to sign. A loan specialist will contact you. Changed your mind? Call us.",
  );
  await expectGoodPage(page);
});
