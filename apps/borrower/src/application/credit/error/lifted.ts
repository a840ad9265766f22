import type { Fault } from '../../../gate/refusal.ts';
import type { Typed } from '../../../gate/use-press.ts';

/** The name of a bureau's box on the page. */
export const boxOf = (index: number): string => `lifted-${index}`;

/** The bureaus whose box is not ticked: a try while one is still frozen would be lost. */
export function unlifted(
  bureaus: readonly string[],
  typed: Typed,
  sentence: (bureau: string) => string,
): readonly Fault[] {
  return bureaus.flatMap((bureau, index) =>
    typed[boxOf(index)] === undefined ? [{ id: boxOf(index), message: sentence(bureau) }] : [],
  );
}
