import * as z from 'zod/mini';
import { saleStatusField } from '../../fields/choice.ts';
import { stepForm } from '../step-form.ts';

/** The step that asks whether the home is for sale. */
export const forSale = stepForm({
  fields: ['isListedForSale'],
  schema: () => z.object({ isListedForSale: saleStatusField }),
  creation: ({ isListedForSale }) => ({ propertyListedForSale: isListedForSale === 'YES' }),
});
