import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

export const { AGE, CLOCK, FILE_SIZE } = /* @__PURE__ */ localized({ en });
