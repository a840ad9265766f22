import { localized } from '../locale/localized.ts';
import * as en from './reasons-words.en.ts';

/** The reasons that an adverse action notice can give, with their sentences. */
export const { DECLINE_REASONS } = /* @__PURE__ */ localized({ en });

export type DeclineReason = keyof typeof DECLINE_REASONS;

export const DECLINE_REASON_CODES = Object.keys(DECLINE_REASONS) as [DeclineReason, ...DeclineReason[]];

/** A notice gives at most four principal reasons (12 CFR 1002.9(b)(2), comment 1). */
export const MAX_REASONS = 4;

/** The sentence of a reason as the notice prints it. */
export function reasonSentence(reason: DeclineReason): string {
  return DECLINE_REASONS[reason];
}

/** Returns the principal reasons among those found: each once, the first four. */
export function principalReasons(found: readonly DeclineReason[]): DeclineReason[] {
  return [...new Set(found)].slice(0, MAX_REASONS);
}
