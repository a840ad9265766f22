import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

/** The words that formatted ages, times of day and file sizes contain, in the reader's language. */
export const { AGE, CLOCK, FILE_SIZE } = /* @__PURE__ */ localized({ en });
