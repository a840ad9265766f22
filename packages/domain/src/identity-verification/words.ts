import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

/** The words of identity checks, in the reader's language: a review's condition, photos, kinds of ID. */
export const { REVIEW, PHOTO, ID_LABELS } = /* @__PURE__ */ localized({ en });
