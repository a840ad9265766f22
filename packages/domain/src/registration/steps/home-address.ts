import { addressForm } from '../../fields/address-form.ts';
import { stepForm } from '../step-form.ts';

/** What the draft keeps of an address: the text that was searched, and its parts. */
export const ADDRESS_FIELDS = ['address', 'street1', 'street2', 'city', 'state', 'zip'] as const;

/** Where the borrower lives, when not in the property (ledger REG-002). A home in New York is no New York loan. */
export const homeAddress = stepForm({
  fields: ADDRESS_FIELDS,
  schema: () => addressForm(),
  creation: (address) => ({ profileRequest: { addresses: [{ type: 'HOME' as const, ...address }] } }),
});
