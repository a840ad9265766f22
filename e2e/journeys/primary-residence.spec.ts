import { borrowOnOwnHome } from '../pages/primary-residence.ts';
import { expectGoodPage, test } from '../test.ts';

test('from the first question to the papers that are to be signed: offer, papers, details, income, identity, liens, bank, final offer [ROUTE-019, SCREEN-070, SCREEN-084, SCREEN-099, SCREEN-100, SCREEN-101]', async ({ page, world, org }) => {
  test.setTimeout(300_000);
  await borrowOnOwnHome(page, world, org, expectGoodPage);
});
