import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

/** The text of each gate's message, in the reader's language. */
export const { TURN_WORDS } = /* @__PURE__ */ localized({ en });
