import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

export const { AGE, FILE_SIZE } = /* @__PURE__ */ localized({ en });
