import { addressForm } from '../../fields/address-form.ts';
import { stepForm } from '../step-form.ts';
import { ADDRESS_FIELDS } from './address-fields.ts';

/** Where the borrower lives, when not in the property (ledger REG-002). A home in New York is no New York loan. */
export const homeAddress = stepForm({
  fields: ADDRESS_FIELDS,
  schema: () => addressForm(),
  creation: (address) => ({ profileRequest: { addresses: [{ type: 'HOME' as const, ...address }] } }),
});
