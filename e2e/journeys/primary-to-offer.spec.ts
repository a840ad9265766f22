import { chooseOffer, confirmOffer, expectDetailsForm, expectLargeAmount, expectOffers } from '../pages/offer.ts';
import { newPerson } from '../pages/person.ts';
import { register } from '../pages/registration.ts';
import { addFault } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const HOMES = {
  FIGURE: newPerson(),
  HOMEPOINT: newPerson({
    street: '900 Congress Avenue',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    firstName: 'Tex',
    lastName: 'Homer',
  }),
};

const LEDGER =
  'REG-001, REG-002, REG-003, REG-010, REG-012, REG-013, REG-015, REG-016, REG-017, REG-019, ROUTE-001, ROUTE-053';

for (const { where, options, org, details } of [
  { where: 'a phone', options: {}, org: 'FIGURE', details: {} },
  {
    where: 'a wide screen',
    options: { viewport: { width: 1280, height: 900 } },
    org: 'FIGURE',
    details: { tag: '@long-run' },
  },
  { where: 'a phone, second brand, in Texas', options: {}, org: 'HOMEPOINT', details: {} },
] as const) {
  test.describe(where, () => {
    test.use(options);
    test(`a borrower registers and confirms an offer on ${where} [${LEDGER}]`, details, async ({ page }) => {
      const person = { ...HOMES[org], ...newPerson(HOMES[org]), email: newPerson().email };
      await register(page, org, person, expectGoodPage);
      await expectOffers(page);
      await expectLargeAmount(page);
      // Back no longer has an answered question to show: it returns to the offers.
      await page.goBack();
      await expectOffers(page);
      await chooseOffer(page, expectGoodPage);
      await confirmOffer(page, expectGoodPage);
      // A reload asks the server: the screen stays the same, and no earlier step opens again.
      const url = page.url();
      await page.reload();
      await expectDetailsForm(page);
      expect(page.url()).toBe(url);
    });
  });
}

test(
  'the processing screen lists the seven messages in order [REG-010]',
  { tag: '@long-run' },
  async ({ page, world, org }) => {
    // Without it the offers can be there before the messages have been read.
    await addFault(world, { kind: 'property', mode: 'late', count: 1, seconds: 600 });
    await register(page, org, newPerson());
    const list = page.getByRole('listitem');
    await expect(list.first()).toContainText('Creating your account');
    expect((await list.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Creating your account',
      'Pulling your soft credit',
      'Locating your property',
      'Determining property value',
      'Determining your eligibility',
      'Calculating your offers',
      'Generating your quote',
    ]);
  },
);
