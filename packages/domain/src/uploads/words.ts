import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

export const { FILE_SENTENCES } = /* @__PURE__ */ localized({ en });
