import { newPerson } from '../pages/person.ts';
import { BASE_PATH, toRegistrationUrl, pressContinue, waitForQuestion, getQuestions } from '../pages/registration.ts';
import { expect, test } from '../test.ts';

// React's development build reports what the production build doesn't: mismatched attributes, missing keys, wrong
// nesting.
test.use({ store: 'pglite', script: 'tools/dev.ts' });

test('every server-rendered page hydrates on the development build without a warning', async ({
  page,
  org,
  faults,
}) => {
  const waitForHydration = async () => {
    await page.waitForLoadState('load');
    await expect.poll(() => page.evaluate(() => 'lintelHold' in window && window.lintelHold !== undefined)).toBe(false);
    expect(faults, page.url()).toEqual([]);
  };
  const person = newPerson({ occupancy: 'Second home' });
  await page.goto(toRegistrationUrl(org));
  for (const { step, heading, answer, button } of getQuestions(person)) {
    await waitForQuestion(page, heading);
    // The reload has the server render each step with the values typed so far.
    await page.reload();
    await waitForHydration();
    if (step === 'set-password') break;
    await answer(page, person);
    await pressContinue(page, button);
  }
  for (const path of [
    'register-v2',
    'register-v2/home-address',
    'register-v2/legal-name',
    'register-v2/phone-and-email',
    'register',
    'register/support',
  ]
    .map((one) => `${BASE_PATH}/${one}`)
    .concat('/waitlist', '/auth/login', '/contact', '/nothing')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForHydration();
  }
});

test('the shell of a page behind the login hydrates on the development build without a warning', async ({
  page,
  faults,
}) => {
  await page.goto('/dashboard');
  await waitForQuestion(page, 'Log in');
  expect(faults).toEqual([]);
});
