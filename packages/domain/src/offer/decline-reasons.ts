import { localized } from '../locale/localized.ts';
import * as en from './decline-reasons-words.en.ts';

/** The reasons that an adverse action notice can give, with their sentences. */
export const { DECLINE_REASONS } = /* @__PURE__ */ localized({ en });

export type DeclineReason = keyof typeof DECLINE_REASONS;

export const DECLINE_REASON_CODES = Object.keys(DECLINE_REASONS) as [DeclineReason, ...DeclineReason[]];

/** A notice gives at most four principal reasons (12 CFR 1002.9(b)(2), comment 1). */
export const MAX_PRINCIPAL_REASONS = 4;

/** Returns the sentence that the notice prints for a reason. */
export function reasonSentence(reason: DeclineReason): string {
  return DECLINE_REASONS[reason];
}

/** Returns the principal reasons among those found: each once, the first four. */
export function principalReasons<R extends string>(found: readonly R[]): R[] {
  return [...new Set(found)].slice(0, MAX_PRINCIPAL_REASONS);
}
