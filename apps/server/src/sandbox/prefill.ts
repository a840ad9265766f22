import { findBrand } from '@lintel/brands';
import { saveOffer } from '../features/offer-codes/index.ts';
import { insertPartner } from '../features/prepop/index.ts';
import type { Context } from '../kernel/context.ts';

const ORGANISATION = 'FIGURE';

/** A partner and an offer letter of the test environment, with a fixed key and a fixed code. */
export async function addDemoPrefill(context: Context): Promise<void> {
  if (!findBrand(ORGANISATION, context.config.brands)) return;
  await insertPartner(context.db, { organisation: ORGANISATION, name: 'RateHarbor', key: 'sandbox-partner' });
  await context.db.transaction().execute((trx) =>
    saveOffer(context, trx, ORGANISATION, {
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
