import { completePrimaryResidence } from '../pages/primary-residence.ts';
import { expectGoodPage, test } from '../test.ts';

test('a borrower applies, signs and gets the money in one browser, and the archive and the stored facts verify [ROUTE-019, SCREEN-065, SCREEN-070, SCREEN-084, SCREEN-099, SCREEN-100, SCREEN-101, OP-D-115, OP-D-118, OP-D-120, OP-D-124]', async ({
  page,
  world,
  org,
}) => {
  await completePrimaryResidence(page, world, org, expectGoodPage);
});
