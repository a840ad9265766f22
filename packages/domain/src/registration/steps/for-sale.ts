import * as z from 'zod/mini';
import { saleStatusField } from '../../fields/choice.ts';

/** Whether the home is for sale (ledger REG-022). */
export const stepSchema = () => z.object({ isListedForSale: saleStatusField });
