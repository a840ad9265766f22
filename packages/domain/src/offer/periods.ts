/** Years in which one may draw again, by the term in years: the sample product's. */
export const DRAW_YEARS: Readonly<Record<number, number>> = { 10: 3, 15: 4, 20: 4, 30: 5 };

/** Calendar days for which a price holds unless what is verified changes it; the disclosure of the line says the same (12 CFR 1026.40(d)(2)(i)). */
export const OFFER_HOLD_DAYS = 30;

/** The draw period and the repayment period of a term, all in years. */
export function periodsOf(term: number): { readonly draw: number; readonly repay: number } {
  const draw = DRAW_YEARS[term] ?? 0;
  return { draw, repay: term - draw };
}
