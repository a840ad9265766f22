import * as z from 'zod/mini';
import { addressForm } from '../../fields/address-form.ts';
import { occupancyField } from '../../fields/choice.ts';
import { stepForm } from '../step-form.ts';
import { ADDRESS_FIELDS } from './home-address.ts';

/** The first step: the property's address and its use. `newYorkRefused`: see `newYorkRule`. */
export const index = stepForm({
  fields: [...ADDRESS_FIELDS, 'occupancyType'],
  schema: (context: { newYorkRefused?: boolean } = {}) =>
    z.intersection(addressForm(context), z.object({ occupancyType: occupancyField })),
  creation: ({ occupancyType, ...address }) => ({
    propertyRequest: { address, occupancyType },
    // The step home-address replaces it if the borrower lives elsewhere.
    profileRequest: { addresses: [{ type: 'HOME' as const, ...address }] },
  }),
});
