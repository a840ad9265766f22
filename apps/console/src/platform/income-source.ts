import { INCOME_SOURCES } from '@lintel/domain';
import { formatCode } from './code-words.en.ts';
import { INCOME_SOURCE_WORDS } from './income-source-words.en.ts';

/** Puts a source of income into words; a code that isn't a source reads as its words. */
export function formatIncomeSource(code: string): string {
  const source = INCOME_SOURCES.find((one) => one === code);
  return source ? INCOME_SOURCE_WORDS[source] : formatCode(code);
}
