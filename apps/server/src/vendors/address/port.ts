import * as z from 'zod/mini';
import type { RequestOrigin } from '../call.ts';

/** One address suggestion. */
export const addressSuggestion = z.strictObject({
  fullAddress: z.string(),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
export type AddressSuggestion = z.infer<typeof addressSuggestion>;
export const addressSuggestions = z.array(addressSuggestion).check(z.maxLength(10));

/**
 * Suggests addresses while a person types one: at most ten, best first. Replies are unparsed: `addressSuggestions`
 * parses them.
 */
export interface AddressPort {
  readonly provider: string;
  lookup(text: string, states: readonly string[], origin: RequestOrigin): Promise<unknown>;
}
