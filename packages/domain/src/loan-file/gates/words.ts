import { localized } from '../../locale/localized.ts';
import * as en from './words.en.ts';

export const { GATE_WORDS, GATE_VARIANTS, OWNER_NAMES, DEFAULT_WORDS, COMPLETE_WORDS } = /* @__PURE__ */ localized({
  en,
});
