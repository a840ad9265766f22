import type { DiscountType } from '../enums/offer.ts';

/** Discounts of which a borrower can have only one: a member belongs to the association or doesn't. */
const ALTERNATIVES: readonly (readonly DiscountType[])[] = [['VALLEY_STRONG_FFA', 'VALLEY_STRONG_NON_FFA']];

/** Whether a borrower with the one discount can't have the other. */
export const excludesDiscount = (one: DiscountType, other: DiscountType): boolean =>
  one !== other && ALTERNATIVES.some((group) => group.includes(one) && group.includes(other));

/** The discounts that one borrower can have together: of alternatives only the first. */
export const combinableDiscounts = (types: readonly DiscountType[]): DiscountType[] =>
  types.filter((type, index) => !types.slice(0, index).some((earlier) => excludesDiscount(earlier, type)));
