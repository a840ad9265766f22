import { INCOME_SOURCES } from '@lintel/domain';
import { formatCode } from './code-words.en.ts';
import { INCOME_SOURCE_WORDS } from './income-source-words.en.ts';

/** Returns the label of an income source; formats any other code as words. */
export function formatIncomeSource(code: string): string {
  const source = INCOME_SOURCES.find((one) => one === code);
  return source ? INCOME_SOURCE_WORDS[source] : formatCode(code);
}
