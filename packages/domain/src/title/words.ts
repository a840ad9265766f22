import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

export const { REASONS, TITLE_TEXTS } = /* @__PURE__ */ localized({ en });
