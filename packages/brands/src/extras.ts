import { listBrands } from './all-brands.ts';
import type { Brand } from './brand.ts';

/** The flags of the partner lenders that have one. */
export const partnerFlags = (brands: readonly Brand[] = listBrands()): readonly string[] =>
  brands.flatMap(({ partnerFlag }) => partnerFlag ?? []);

/** Whether a page shows what the provider adds: on the main brand only, while no partner lender's flag is on. */
export const showsProviderExtras = ({ kind }: Pick<Brand, 'kind'>, isPartnerFlagOn: boolean): boolean =>
  kind === 'main' && !isPartnerFlagOn;
