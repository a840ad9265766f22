import type { ConditionState } from '../loan-file/file.ts';

/** What a condition is about. POSTED: posted by staff, or of a kind without reasons of its own. */
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
 * What a condition is about, from its id or from the signer who declined. A tax or a judgment is a question for the
 * borrower; staff settle any other exception.
 */
export function conditionKind(
  id: string,
  { category, declinedBy }: Pick<ConditionState, 'category' | 'declinedBy'>,
): ConditionKind {
  if (declinedBy !== undefined) return 'SIGNING_DECLINED';
  if (id.startsWith('title-exception-')) return category === 'ESCALATION_REVIEW' ? 'TITLE_EXCEPTION' : 'TITLE_CLAIM';
  return BY_ID.find(([pattern]) => pattern.test(id))?.[1] ?? 'POSTED';
}

/** How a condition is closed: met or waived. */
export type ConditionClosing = 'CLEARED' | 'CANCELLED';

type Reasons = Readonly<Record<ConditionClosing, Readonly<Record<string, string>>>>;

const RELEASED = {
  RELEASE_RECORDED: 'A release was recorded',
  NOTHING_OWED: 'The creditor confirmed in writing that nothing is owed',
  OTHER_DEBTOR: "It isn't this owner's debt",
} as const;
const INSURED = {
  INSURED_OVER: 'The title company insures over it',
  EXCEPTION_REMOVED: 'The title company removed it',
} as const;
const MISTAKE = { TITLE_CORRECTED: 'The title company corrected its search' } as const;

/**
 * Reasons for staff to close a condition, by its kind: a code for the audit trail, a sentence for the screen. A kind
 * with no waiver reason can't be waived; a kind with no reasons at all is closed by its own review, never by this form.
 */
export const CONDITION_CLOSE_REASONS: Readonly<Record<ConditionKind, Reasons>> = {
  SANCTIONS: { CLEARED: { NOT_SAME_PERSON: 'Compared with the list entry: not the same person' }, CANCELLED: {} },
  TITLE_OWNER: { CLEARED: { DEED_NAMES_BORROWER: 'A recorded deed names the borrower', ...MISTAKE }, CANCELLED: {} },
  TITLE_NAME: {
    CLEARED: {
      SAME_PERSON: 'The owner of record is the borrower',
      OTHER_OWNER_SIGNS: 'Someone else: they were added as a signer',
      ...MISTAKE,
    },
    CANCELLED: {},
  },
  TITLE_ENTITY: {
    CLEARED: {
      AUTHORITY_PROVED: 'Documents show who signs for the entity',
      SHARE_ENDED: 'A recorded deed ends its share',
      ...MISTAKE,
    },
    CANCELLED: {},
  },
  TRUST: {
    CLEARED: {
      TRUST_CERTIFIED: 'The certificate of trust says who can sign',
      OUT_OF_TRUST: 'A recorded deed takes the home out of the trust',
      ...MISTAKE,
    },
    CANCELLED: {},
  },
  LEGAL_DESCRIPTION: {
    CLEARED: {
      DESCRIPTION_MATCHES: 'The description matches county records',
      TITLE_SUPPLIED: 'The title company supplied the description',
    },
    CANCELLED: { ...MISTAKE },
  },
  TITLE_LIEN: { CLEARED: { ...RELEASED, ...INSURED }, CANCELLED: { ...MISTAKE } },
  TITLE_CLAIM: {
    CLEARED: { PAID: 'A receipt shows it was paid', ...RELEASED, ...INSURED },
    CANCELLED: { ...MISTAKE },
  },
  TITLE_EXCEPTION: {
    CLEARED: {
      ...INSURED,
      MATTER_ENDED: 'The underlying matter was resolved',
      NO_EFFECT: "It doesn't affect our lien",
    },
    CANCELLED: { ...MISTAKE },
  },
  OWNERSHIP: {
    CLEARED: {
      DEED_SHOWS_TITLE: 'The deed shows how title is held',
      ANSWER_CORRECTED: 'The borrower corrected the answer',
    },
    CANCELLED: { ...MISTAKE },
  },
  DISPUTED_LIENS: {
    CLEARED: { ...RELEASED, COURT_ORDER: 'A court order ends it' },
    CANCELLED: { DISPUTE_DROPPED: 'The borrower no longer disputes it' },
  },
  FLOOD_NOTICE: {
    CLEARED: { SIGNED_ON_PAPER: 'The borrower signed the notice on paper' },
    CANCELLED: { ZONE_CHANGED: 'A new determination: not in a flood zone' },
  },
  FLOOD_INSURANCE: {
    CLEARED: { POLICY_SUFFICIENT: 'The policy covers the loan from closing, and names the lender' },
    CANCELLED: { ZONE_CHANGED: 'A new determination: not in a flood zone' },
  },
  BANK_ACCOUNT: {
    CLEARED: {
      HOLDER_CONFIRMED: 'The bank confirmed that the borrower owns it',
      OTHER_ACCOUNT: 'The borrower gave another account',
    },
    CANCELLED: { BANK_CORRECTED: 'The bank corrected its answer' },
  },
  SIGNING_DECLINED: {
    CLEARED: { WILL_SIGN: 'We spoke with them, and they want to sign' },
    CANCELLED: { NOT_NEEDED: "Their signature isn't needed anymore" },
  },
  IDENTITY: {
    CLEARED: { ID_COMPARED: 'Compared the ID with its holder', PROVED_OTHERWISE: 'Proven another way' },
    CANCELLED: { NOT_NEEDED: 'No longer needed' },
  },
  POSTED: {
    CLEARED: { PROOF_ACCEPTED: 'What we asked for is here', PROVED_OTHERWISE: 'Proven another way' },
    CANCELLED: { NOT_NEEDED: 'No longer needed', POSTED_BY_MISTAKE: 'Posted by mistake' },
  },
};

/** Whether a condition of this kind can be closed this way for this reason. */
export const isCloseReason = (kind: ConditionKind, closing: ConditionClosing, reason: string): boolean =>
  Object.hasOwn(CONDITION_CLOSE_REASONS[kind][closing], reason);
