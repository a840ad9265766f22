import * as z from 'zod/mini';
import { addressForm } from '../../fields/address-form.ts';
import { occupancyField } from '../../fields/choice.ts';

/** Which home, and how it is used (ledger REG-020, REG-021). `newYorkRefused`: see newYorkRule. */
export function stepSchema(context: { newYorkRefused?: boolean } = {}) {
  return z.intersection(addressForm(context), z.object({ occupancyType: occupancyField }));
}
