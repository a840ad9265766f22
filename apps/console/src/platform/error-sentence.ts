import { localErrorSentence } from '@lintel/contract';
import { STAFF_SENTENCES } from './error-words.en.ts';

type StaffError = keyof typeof STAFF_SENTENCES;

const isStaffError = (name: string): name is StaffError => Object.hasOwn(STAFF_SENTENCES, name);

/**
 * Returns the sentence of a named error for staff, filled with the values of the reply: the console's own, otherwise the
 * contract's. Undefined for a name or values that this copy of the page doesn't know.
 */
export function staffErrorSentence(name: string, values: unknown): string | undefined {
  if (!isStaffError(name)) return localErrorSentence(name, values);
  const sentence: string | ((say: never) => string) = STAFF_SENTENCES[name];
  try {
    return typeof sentence === 'string' ? sentence : sentence(values as never);
  } catch {
    // Another version of the server sends other values.
    return undefined;
  }
}
