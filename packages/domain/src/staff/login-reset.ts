import { localized } from '../locale/localized.ts';
import * as en from './login-reset-words.en.ts';

export const { CALLER_CHECKS } = /* @__PURE__ */ localized({ en });

export type CallerCheck = keyof typeof CALLER_CHECKS;

/** Hours in which the borrower can object before a reset of their two-step login can be approved. */
export const LOGIN_RESET_HOURS = 24;

/** Days after which a request for it ends by itself. */
export const LOGIN_RESET_DAYS = 7;
