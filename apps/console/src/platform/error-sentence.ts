import { fillSentence, localErrorSentence } from '@lintel/contract';
import { STAFF_SENTENCES } from './error-words.en.ts';

type StaffError = keyof typeof STAFF_SENTENCES;

const isStaffError = (name: string): name is StaffError => Object.hasOwn(STAFF_SENTENCES, name);

/**
 * Returns the sentence of a named error for staff, filled with the values of the reply: the console's own, otherwise
 * the contract's. Undefined for a name or values that this copy of the page doesn't know.
 */
export function staffErrorSentence(name: string, values: unknown): string | undefined {
  return isStaffError(name) ? fillSentence(STAFF_SENTENCES[name], values) : localErrorSentence(name, values);
}
