import { test } from '../test.ts';
import { choose, confirm } from '../pages/offer.ts';
import { somebody } from '../pages/person.ts';
import { register } from '../pages/registration.ts';

// What `npm start` runs on without a database server.
test.use({ store: 'pglite' });

test('from the first question to a confirmed offer on the built-in database [REG-001, REG-016, ROUTE-053]', async ({ page, org }) => {
  await register(page, org, somebody());
  await choose(page);
  await confirm(page);
});
