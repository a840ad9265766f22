import type { Brand } from './brand.ts';
import { BRANDS } from './brands.ts';

let own: readonly Brand[] = [];
let all: readonly Brand[] = BRANDS;

/** The brands of this package, and those that the lender added. The same list until one of them changes. */
export const listBrands = (): readonly Brand[] => all;

/** The brands that the lender added, without those of this package. */
export const listOwnBrands = (): readonly Brand[] => own;

/**
 * Replaces the brands that the lender added. They belong to the process, not to a server object, because a brand is
 * found by its code wherever a sentence names the lender.
 */
export function setOwnBrands(brands: readonly Brand[]): void {
  own = brands;
  all = brands.length === 0 ? BRANDS : [...BRANDS, ...brands];
}
