import { addressForm } from '../../fields/address-form.ts';

/** Where the borrower lives, when not in the property (ledger REG-002). A home in New York is no New York loan. */
export const stepSchema = () => addressForm();
