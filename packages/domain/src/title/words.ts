import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

/** The sentences about who must sign and of the conditions that a title raises, in the reader's language. */
export const { REASONS, TITLE_TEXTS } = /* @__PURE__ */ localized({ en });
