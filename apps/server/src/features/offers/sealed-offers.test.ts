import { readOffers, saveDraftChoice } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { findTablesWith } from '../../../test/stored-text.ts';
import { walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { findLatestSet } from '../../records/offer-sets/latest-set.ts';
import { findDraftChoice } from '../../records/offer-sets/saved-sets.ts';

onOneDatabase('stored offers', (open) => {
  let server: TestApp;
  let maria: WalkedLoan;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    maria = await walkToStatus(server, 'found', 'OFFER_SELECTION');
    const offers = await maria.send(readOffers);
    const offerId = Object.values(offers.offersByType).flat()[0]?.id;
    await maria.loose(saveDraftChoice, {
      body: {
        offerSetId: offers.offerSetId,
        offerId,
        drawAmount: 41_234,
        discountTypes: [],
        payOffPreference: 'DEDUCT',
      },
    });
  });

  test('contain no readable figure of the borrower', async () => {
    const { db, vault } = server.context;
    const [set, draft] = [await findLatestSet(vault, db, maria.uuid), await findDraftChoice(vault, db, maria.uuid)];
    expect(set?.data.inputs.annualIncome).toBeGreaterThan(0);
    expect(draft?.drawAmount).toBe(41_234);
    expect(
      await findTablesWith(server, ['offer_set', 'offer_selection'], /annualIncome|homeValue|score|drawAmount|41234/),
    ).toEqual([]);
  });
});
