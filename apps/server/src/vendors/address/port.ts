import * as z from 'zod/mini';
import type { RequestOrigin } from '../call.ts';

/** One suggestion of the typeahead (ledger DATA-028). */
export const addressItem = z.strictObject({
  fullAddress: z.string(),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
export type AddressItem = z.infer<typeof addressItem>;
export const addressItems = z.array(addressItem).check(z.maxLength(10));

/** Suggestions for what somebody is typing: best first, ten at most, unparsed (`addressItems` reads them). */
export interface AddressPort {
  readonly provider: string;
  lookup(text: string, states: readonly string[], origin: RequestOrigin): Promise<unknown>;
}
