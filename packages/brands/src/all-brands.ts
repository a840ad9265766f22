import type { Brand } from './brand.ts';
import { BRANDS } from './brands.ts';

let added: readonly Brand[] = [];
let all: readonly Brand[] = BRANDS;

/** Returns the shipped brands, then those that the operator added. The same array until the added ones change. */
export const listBrands = (): readonly Brand[] => all;

/** Returns the brands that the operator added, from the folder DATA_DIR/brands. */
export const listAddedBrands = (): readonly Brand[] => added;

/**
 * Replaces the brands that the operator added. They belong to the process, not to a server object, because a brand is
 * found by its code wherever a sentence names the lender.
 */
export function setAddedBrands(brands: readonly Brand[]): void {
  added = brands;
  all = brands.length === 0 ? BRANDS : [...BRANDS, ...brands];
}
