import * as z from 'zod/mini';
import type { RequestOrigin } from '../call.ts';

/** One address suggestion. */
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

/**
 * Suggests addresses while a person types one: at most ten, best first. Replies are unparsed: `addressItems` parses
 * them.
 */
export interface AddressPort {
  readonly provider: string;
  lookup(text: string, states: readonly string[], origin: RequestOrigin): Promise<unknown>;
}
