import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

/** The assistant's sentences, in the reader's language. */
export const { ASSISTANT } = /* @__PURE__ */ localized({ en });
