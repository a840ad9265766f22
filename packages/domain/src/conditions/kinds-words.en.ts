import type { ConditionKind, ConditionClosing } from './kinds.ts';

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
