import * as z from 'zod/mini';
import { saleStatusField } from '../../fields/choice.ts';
import { stepForm } from '../step-form.ts';

/** Collects YES or NO; the created application gets `propertyListedForSale`, true for YES. */
export const forSale = stepForm({
  fields: ['isListedForSale'],
  schema: () => z.object({ isListedForSale: saleStatusField }),
  creation: ({ isListedForSale }) => ({ propertyListedForSale: isListedForSale === 'YES' }),
});
