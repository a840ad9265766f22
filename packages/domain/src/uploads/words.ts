import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

/** The sentences about refused files, in the reader's language. */
export const { FILE_SENTENCES } = /* @__PURE__ */ localized({ en });
