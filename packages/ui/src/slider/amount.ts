/** The ends of an amount and its step, in whole units such as dollars. */
export interface AmountRange {
  min: number;
  max: number;
  step: number;
}

/** Parses a typed whole amount: ignores separators, a dollar sign and zero cents; undefined if it is not an amount. */
export function parseAmount(typed: string): number | undefined {
  const digits = typed.replaceAll(/[$,\s]/g, '').replace(/\.0*$/, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

/** Returns the amount one step up or down: the next multiple of the step, never past an end. */
export function stepAmount(value: number, direction: 1 | -1, { min, max, step }: AmountRange): number {
  const next = direction > 0 ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
  return Math.min(max, Math.max(min, next));
}

/**
 * Returns the ends of the slider's native range: whole steps around the amount's own ends, so that the slider stops at
 * round amounts and reaches both ends.
 */
export function roundRange({ min, max, step }: AmountRange): { min: number; max: number } {
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step };
}

/** Returns a value's position between min and max: 0 to 1. */
export function positionInRange(value: number, { min, max }: Pick<AmountRange, 'min' | 'max'>): number {
  return max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 1;
}
