import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

export const { TURN_WORDS } = /* @__PURE__ */ localized({ en });
