import type { ValuationKind } from '@lintel/domain';
import { SOURCES } from './words.ts';

/** The stored source of a home value. */
interface ValueSource {
  readonly kind?: ValuationKind;
  readonly source: string;
}

/** Sources of values that were stored without a kind. */
const KINDS_BY_SOURCE: ReadonlyMap<string, ValuationKind> = new Map([
  ['Broker price opinion', 'BPO'],
  ['Evaluation', 'RESI_EVAL'],
  ['Appraisal', 'ONSITE_APPRAISAL'],
]);

/** Returns the valuation that found a value, or undefined for an automated value. */
export const getValuationKind = ({ kind, source }: ValueSource): ValuationKind | undefined =>
  kind ?? KINDS_BY_SOURCE.get(source);

/** Returns the name of a value's source for its reader. A vendor's own name stays as the vendor wrote it. */
export function valueSource(value: ValueSource): string {
  const kind = getValuationKind(value);
  return kind ? SOURCES[kind] : value.source;
}
