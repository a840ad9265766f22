import { expect, test } from '../test.ts';
import { atIncome, goToSource, logInAtSource } from '../pages/income.ts';
import { choose, confirm } from '../pages/offer.ts';
import { heading } from '../pages/on-page.ts';
import { somebody } from '../pages/person.ts';
import { register } from '../pages/registration.ts';

// What `npm start` runs on without a database server.
test.use({ store: 'pglite' });

test('from the first question to a confirmed offer on the built-in database [REG-001, REG-016, ROUTE-053]', async ({ page, org }) => {
  await register(page, org, somebody());
  await choose(page);
  await confirm(page);
});

test('payroll is linked on the built-in database, and the application goes on [ROUTE-021, SCREEN-036]', async ({ page, world }) => {
  await atIncome(page, world);
  await goToSource(page, /payroll/);
  await logInAtSource(page, 'user_good');
  await heading(page, 'Verify your identity');
  await expect(page).toHaveURL(/\/identity$/);
});
