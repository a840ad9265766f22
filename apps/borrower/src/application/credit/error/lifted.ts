import type { FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';

/** The name of a bureau's box on the page. */
export const boxOf = (index: number): string => `lifted-${index}`;

/** The bureaus whose box is not ticked: a try while one is still frozen would be lost. */
export function unlifted(
  bureaus: readonly string[],
  typed: FormValues,
  sentence: (bureau: string) => string,
): readonly FieldMessage[] {
  return bureaus.flatMap((bureau, index) =>
    typed[boxOf(index)] === undefined ? [{ field: boxOf(index), message: sentence(bureau) }] : [],
  );
}
