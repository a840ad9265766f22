import { saveOffer } from '../features/offer-codes/index.ts';
import { insertPartner } from '../features/prepop/index.ts';
import type { Context } from '../kernel/context.ts';

/** Adds a partner and an offer letter of the default lender, with a fixed key and a fixed code. */
export async function addDemoPrefill(context: Context): Promise<void> {
  const { defaultBrand: organisation } = context.config;
  await insertPartner(context.db, { organisation, name: 'RateHarbor', key: 'sandbox-partner' });
  await context.db.transaction().execute((trx) =>
    saveOffer(context, trx, organisation, {
      offerCode: 'SPRING4821',
      firstName: 'Rosa',
      lastName: 'Delgado',
      inHomeDate: null,
      respondByDate: '2099-12-31',
      street1: '1600 Larimer Street',
      street2: '',
      city: 'Denver',
      state: 'CO',
      zip: '80202',
    }),
  );
}
