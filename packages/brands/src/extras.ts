import { listBrands } from './all-brands.ts';
import type { Brand } from './brand.ts';

/** The flags of the partner lenders that have one (BRAND-011). */
export const partnerFlags = (brands: readonly Brand[] = listBrands()): readonly string[] =>
  brands.flatMap(({ partnerFlag }) => partnerFlag ?? []);

/** The provider's own extras: on the main brand only, and only while no partner lender's flag is on (BRAND-012). */
export function shownExtras({ kind, extras }: Brand, isPartnerFlagOn: boolean): Brand['extras'] {
  return kind === 'main' && !isPartnerFlagOn ? extras : [];
}
