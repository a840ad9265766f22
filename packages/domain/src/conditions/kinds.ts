import type { ConditionState } from '../loan-file/file.ts';
import { localized } from '../locale/localized.ts';
import * as en from './kinds-words.en.ts';

/** The reasons with which staff close a condition, by its kind. */
export const { CONDITION_CLOSE_REASONS } = /* @__PURE__ */ localized({ en });

/** What a condition is about, for staff. POSTED: posted by staff, or of a kind without separate close reasons. */
export const CONDITION_KINDS = [
  'SANCTIONS',
  'TITLE_OWNER',
  'TITLE_NAME',
  'TITLE_ENTITY',
  'TRUST',
  'LEGAL_DESCRIPTION',
  'TITLE_LIEN',
  'TITLE_CLAIM',
  'TITLE_EXCEPTION',
  'OWNERSHIP',
  'DISPUTED_LIENS',
  'FLOOD_NOTICE',
  'FLOOD_INSURANCE',
  'BANK_ACCOUNT',
  'SIGNING_DECLINED',
  'IDENTITY',
  'POSTED',
] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

/** Labels of the lines of a condition's subject. */
export const CONDITION_SUBJECTS = [
  'APPLICANT',
  'OWNERS',
  'VESTING',
  'STATED',
  'RECORDED',
  'EXCEPTION',
  'LIEN',
  'FLOOD_ZONE',
  'FLOOD_MAP',
  'CERTIFICATE',
  'ACCOUNT',
  'SIGNER',
  'DECLINE_REASON',
  'PHONE',
] as const;
export type ConditionSubject = (typeof CONDITION_SUBJECTS)[number];

/** The ids of conditions that the system posts; the first match wins. A second screening posts under a different id. */
const BY_ID: readonly (readonly [id: RegExp, kind: ConditionKind])[] = [
  [/^(intake-review|final-sanctions|sanctions-.+)$/, 'SANCTIONS'],
  [/^title-owner$/, 'TITLE_OWNER'],
  [/^title-name$/, 'TITLE_NAME'],
  [/^title-entity$/, 'TITLE_ENTITY'],
  [/^title-trust$/, 'TRUST'],
  [/^title-legal$/, 'LEGAL_DESCRIPTION'],
  [/^title-lien-/, 'TITLE_LIEN'],
  [/^ownership-differs$/, 'OWNERSHIP'],
  [/^liens-disputed$/, 'DISPUTED_LIENS'],
  [/^flood-notice$/, 'FLOOD_NOTICE'],
  [/^(flood|final)-insurance$/, 'FLOOD_INSURANCE'],
  [/^account-/, 'BANK_ACCOUNT'],
  [/^signer-id-/, 'IDENTITY'],
];

/**
 * Returns what a condition is about, from its id or from the signer who declined. A tax or a judgment is a question for
 * the borrower; staff settle any other exception.
 */
export function conditionKind(
  id: string,
  { category, declinedBy }: Pick<ConditionState, 'category' | 'declinedBy'>,
): ConditionKind {
  if (declinedBy !== undefined) return 'SIGNING_DECLINED';
  if (id.startsWith('title-exception-')) return category === 'ESCALATION_REVIEW' ? 'TITLE_EXCEPTION' : 'TITLE_CLAIM';
  return BY_ID.find(([pattern]) => pattern.test(id))?.[1] ?? 'POSTED';
}

/** How a condition is closed: cleared because it is met, or removed because it no longer applies. */
export type ConditionClosing = 'CLEARED' | 'CANCELLED';

/** Whether a condition of this kind can be closed this way for this reason. */
export const isCloseReason = (kind: ConditionKind, closing: ConditionClosing, reason: string): boolean =>
  Object.hasOwn(CONDITION_CLOSE_REASONS[kind][closing], reason);
