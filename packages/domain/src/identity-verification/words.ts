import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

export const { REVIEW, PHOTO, ID_LABELS } = /* @__PURE__ */ localized({ en });
