import { localized } from '../locale/localized.ts';
import * as en from './review-words.en.ts';

/** The reasons with which staff clear or confirm a possible sanctions match, with their labels. */
export const { CLEAR_REASONS, CONFIRM_REASONS } = /* @__PURE__ */ localized({ en });

export type ClearReason = keyof typeof CLEAR_REASONS;

export const isClearReason = (reason: string): reason is ClearReason => Object.hasOwn(CLEAR_REASONS, reason);

export type ConfirmReason = keyof typeof CONFIRM_REASONS;

export const isConfirmReason = (reason: string): reason is ConfirmReason => Object.hasOwn(CONFIRM_REASONS, reason);

/** Business days to report blocked property or a rejected transaction to OFAC (31 CFR 501.603(b)(1), 501.604(c)). */
export const REPORT_BUSINESS_DAYS = 10;
