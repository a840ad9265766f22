import { listBrands } from './all-brands.ts';
import type { Brand } from './brand.ts';

/** Returns the flags of the partner lenders. While one is on, the main brand hides its extras. */
export const partnerFlags = (brands: readonly Brand[] = listBrands()): readonly string[] =>
  brands.flatMap(({ partnerFlag }) => partnerFlag ?? []);

/**
 * Returns whether a page links the provider's other products: on the main brand only, while no partner's flag is on.
 */
export const showsProviderExtras = ({ kind }: Pick<Brand, 'kind'>, isPartnerFlagOn: boolean): boolean =>
  kind === 'main' && !isPartnerFlagOn;
