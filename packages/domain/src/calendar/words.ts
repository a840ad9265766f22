import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

/** The names of time zones and holidays, in the reader's language. */
export const { ZONE_NAMES, DAY_NAMES } = /* @__PURE__ */ localized({ en });
