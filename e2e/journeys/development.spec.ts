import { join } from 'node:path';
import { root } from '../../tools/node26.mjs';
import { newPerson } from '../pages/person.ts';
import { BASE_PATH, toRegistrationUrl, pressContinue, waitForQuestion, getQuestions } from '../pages/registration.ts';
import { expect, test } from '../test.ts';

// React's development build reports what the production build doesn't: mismatched attributes, missing keys, wrong
// nesting.
test.use({ store: 'pglite', script: 'tools/dev.ts' });

test(
  'every server-rendered page hydrates on the development build without a warning',
  { tag: '@long-run' },
  async ({ page, org, faults }) => {
    const waitForHydration = async () => {
      await page.waitForLoadState('load');
      await expect
        .poll(() => page.evaluate(() => 'lintelHold' in window && window.lintelHold !== undefined))
        .toBe(false);
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
  },
);

test(
  'the shell of a page behind the login hydrates on the development build without a warning',
  { tag: '@long-run' },
  async ({ page, faults }) => {
    await page.goto('/dashboard');
    await waitForQuestion(page, 'Log in');
    expect(faults).toEqual([]);
  },
);

test('a modal that opens under the name of an open one throws, and one under its own name opens [MODAL-012, ERR-026]', async ({
  browser,
  world,
}) => {
  // The content security policy keeps a test from importing the page's modules.
  const context = await browser.newContext({ baseURL: world.address, bypassCSP: true });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await waitForQuestion(page, 'Log in');
  const modules = {
    dialog: `${BASE_PATH}/@fs${join(root, 'packages/ui/src/dialog/Dialog.tsx')}`,
    react: `${BASE_PATH}/@id/react`,
    dom: `${BASE_PATH}/@id/react-dom/client`,
  };
  const openModal = (name: string, title: string) =>
    page.evaluate(
      async ({ dialog, react, dom, ...props }) => {
        const { Dialog } = (await import(dialog)) as typeof import('../../packages/ui/src/dialog/Dialog.tsx');
        // Vite gives a CommonJS module as the default export.
        const { createElement } = ((await import(react)) as { default: typeof import('react') }).default;
        const { createRoot } = ((await import(dom)) as { default: typeof import('react-dom/client') }).default;
        return new Promise<string>((resolve) => {
          const place = document.body.appendChild(document.createElement('div'));
          const look = () => place.querySelector('dialog[open]') && resolve('opened');
          new MutationObserver(look).observe(place, { subtree: true, attributes: true });
          const failed = (error: unknown) => resolve(error instanceof Error ? error.message : String(error));
          const modal = { ...props, open: true, closeLabel: 'Close', onClose: () => {}, children: null };
          createRoot(place, { onUncaughtError: failed }).render(createElement(Dialog, modal));
        });
      },
      { ...modules, name, title },
    );
  expect(await openModal('first', 'The first')).toBe('opened');
  expect(await openModal('second', 'The second')).toBe('opened');
  expect(await openModal('first', 'The first again')).toBe(
    'Two dialogs are called "first": a modal\'s name must be its own',
  );
  await expect(page.locator('dialog[open]')).toHaveCount(2);
  await context.close();
});
