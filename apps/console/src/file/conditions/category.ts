import { CONDITION_CATEGORIES } from '@lintel/domain';
import { formatCode } from '../../platform/code-words.en.ts';
import { CATEGORY_WORDS } from './words.en.ts';

/** Puts a type of condition into words; a type that a later version stored reads as its code's words. */
export function formatCategory(code: string): string {
  const category = CONDITION_CATEGORIES.find((one) => one === code);
  return category ? CATEGORY_WORDS[category] : formatCode(code);
}
