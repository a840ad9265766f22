import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

export const { ZONE_NAMES, DAY_NAMES } = /* @__PURE__ */ localized({ en });
