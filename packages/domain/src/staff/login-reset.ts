import { localized } from '../locale/localized.ts';
import * as en from './login-reset-words.en.ts';

/** The ways in which staff verify a caller who asks to reset the second factor of their login. */
export const { CALLER_CHECKS } = /* @__PURE__ */ localized({ en });

export type CallerCheck = keyof typeof CALLER_CHECKS;

/** Hours in which the borrower can object before a reset of their second factor can be approved. */
export const LOGIN_RESET_HOURS = 24;

/** Days after which a request to reset a second factor expires. */
export const LOGIN_RESET_DAYS = 7;
