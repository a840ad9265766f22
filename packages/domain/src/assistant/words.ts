import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

export const { ASSISTANT } = /* @__PURE__ */ localized({ en });
