import type { PrefilledField } from '@lintel/domain';
import { useDraft } from '../draft.tsx';
import { FROM } from './source-words.en.ts';

/** Returns a function for a field's hint: it says who prefilled the answer, until the borrower changes it. */
export function useSource(): (field: PrefilledField, hint?: string) => string | undefined {
  const { sources, prepop } = useDraft().draft;
  return (field, hint) => {
    const source = sources?.[field];
    const from = source && FROM[source](prepop?.partner);
    return from && hint ? `${from}. ${hint}` : (from ?? hint);
  };
}
