import { completePrimaryResidence } from '../pages/primary-residence.ts';
import { test } from '../test.ts';

// The database that `npm start` uses when there is no database server.
test.use({ store: 'pglite' });

test(
  'a borrower applies, signs and gets the money on the built-in database [REG-001, REG-016, ROUTE-021, ROUTE-053, SCREEN-036]',
  { tag: '@long-run' },
  async ({ page, world, org }) => {
    await completePrimaryResidence(page, world, org);
  },
);
