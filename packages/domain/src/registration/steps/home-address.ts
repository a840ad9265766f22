import { addressForm } from '../../fields/address-form.ts';
import { stepForm } from '../step-form.ts';

/** The address fields that the draft stores: the search text and the address parts. */
export const ADDRESS_FIELDS = ['address', 'street1', 'street2', 'city', 'state', 'zip'] as const;

/**
 * The step for the borrower's home address, if they don't live in the property. A home in New York doesn't make a New
 * York loan.
 */
export const homeAddress = stepForm({
  fields: ADDRESS_FIELDS,
  schema: () => addressForm(),
  creation: (address) => ({ profileRequest: { addresses: [{ type: 'HOME' as const, ...address }] } }),
});
