import { localized } from '../../locale/localized.ts';
import * as en from './words.en.ts';

/** The words of gates and of their owners, in the reader's language. `explain` puts them together. */
export const { GATE_WORDS, GATE_VARIANTS, OWNER_NAMES, DEFAULT_WORDS, COMPLETE_WORDS } = /* @__PURE__ */ localized({
  en,
});
