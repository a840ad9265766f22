import { test, expect } from '../test.ts';
import { somebody } from '../pages/person.ts';
import { firstStep, goOn, question, questionsFor } from '../pages/registration.ts';
import { drive, logIn } from '../pages/sandbox.ts';

test('somebody who is signed in and starts again is asked neither phone, nor e-mail, nor a password [REG-009, REG-012, PROG-015, AUTH-020]', async ({ page, world }) => {
  const driven = await drive(world, 'found');
  await logIn(page, driven);
  await page.goto(firstStep('FIGURE'));
  const person = somebody();
  for (const asked of questionsFor(person).filter(({ step }) => step !== 'phone-and-email' && step !== 'set-password')) {
    await question(page, asked.heading);
    await asked.answer(page, person);
    await goOn(page);
  }
  await question(page, 'One last thing');
  await expect(page.getByText('Step 4 of 4')).toBeAttached();
  await expect(page.getByLabel(/Password|Email|phone/i)).toHaveCount(0);
  // Reload keeps the place, and Back leads past what was not asked.
  await page.reload();
  await question(page, 'One last thing');
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  await page.getByRole('checkbox', { name: /electronically/ }).check();
  await goOn(page, 'See my offers');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
