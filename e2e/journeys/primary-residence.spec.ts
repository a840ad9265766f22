import { completePrimaryResidence } from '../pages/primary-residence.ts';
import { expectGoodPage, test } from '../test.ts';

test('from the first question to the money, in one browser: offer, papers, details, income, identity, liens, bank, final offer, signature, notary, right to cancel, recording, funding; the archive verifies and the facts give the stored file [ROUTE-019, SCREEN-065, SCREEN-070, SCREEN-084, SCREEN-099, SCREEN-100, SCREEN-101, OP-D-115, OP-D-118, OP-D-120, OP-D-124]', async ({
  page,
  world,
  org,
}) => {
  await completePrimaryResidence(page, world, org, expectGoodPage);
});
