import type { ConditionKind, ConditionClosing } from './kinds.ts';

type Reasons = Readonly<Record<ConditionClosing, Readonly<Record<string, string>>>>;

const RELEASED = {
  RELEASE_RECORDED: 'Recorded release received',
  NOTHING_OWED: 'Creditor’s letter: nothing owed',
  OTHER_DEBTOR: 'Not this owner’s debt',
} as const;

const INSURED = {
  INSURED_OVER: 'Title company insures over it',
  EXCEPTION_REMOVED: 'Title company removed the exception',
} as const;

const MISTAKE = { TITLE_CORRECTED: 'Title company corrected its search' } as const;

/**
 * Reasons for staff to close a condition, by its kind: a code for the audit trail, a sentence for the screen. A kind
 * without a removal reason can't be removed; a kind with no reasons at all is closed by its own review, never by this form.
 */
export const CONDITION_CLOSE_REASONS: Readonly<Record<ConditionKind, Reasons>> = {
  SANCTIONS: { CLEARED: { NOT_SAME_PERSON: 'Compared with the list entry: not the same person' }, CANCELLED: {} },
  TITLE_OWNER: {
    CLEARED: { DEED_NAMES_BORROWER: 'Recorded vesting deed names the borrower', ...MISTAKE },
    CANCELLED: {},
  },
  TITLE_NAME: {
    CLEARED: {
      SAME_PERSON: 'Same person as the owner of record',
      OTHER_OWNER_SIGNS: 'Different person, added as a signer',
      ...MISTAKE,
    },
    CANCELLED: {},
  },
  TITLE_ENTITY: {
    CLEARED: {
      AUTHORITY_PROVED: 'Signing authority documented',
      SHARE_ENDED: 'Recorded vesting deed removes the entity',
      ...MISTAKE,
    },
    CANCELLED: {},
  },
  TRUST: {
    CLEARED: {
      TRUST_CERTIFIED: 'Certificate of trust shows who can sign',
      OUT_OF_TRUST: 'Recorded vesting deed removes the home from the trust',
      ...MISTAKE,
    },
    CANCELLED: {},
  },
  LEGAL_DESCRIPTION: {
    CLEARED: {
      DESCRIPTION_MATCHES: 'Legal description matches county records',
      TITLE_SUPPLIED: 'Title company supplied the legal description',
    },
    CANCELLED: { ...MISTAKE },
  },
  TITLE_LIEN: { CLEARED: { ...RELEASED, ...INSURED }, CANCELLED: { ...MISTAKE } },
  TITLE_CLAIM: {
    CLEARED: { PAID: 'Receipt shows it was paid', ...RELEASED, ...INSURED },
    CANCELLED: { ...MISTAKE },
  },
  TITLE_EXCEPTION: {
    CLEARED: {
      ...INSURED,
      MATTER_ENDED: 'Underlying matter resolved',
      NO_EFFECT: 'No effect on the new lien',
    },
    CANCELLED: { ...MISTAKE },
  },
  OWNERSHIP: {
    CLEARED: {
      DEED_SHOWS_TITLE: 'Deed shows the vesting',
      ANSWER_CORRECTED: 'Borrower corrected the answer',
    },
    CANCELLED: { ...MISTAKE },
  },
  DISPUTED_LIENS: {
    CLEARED: { ...RELEASED, COURT_ORDER: 'Court order releases it' },
    CANCELLED: { DISPUTE_DROPPED: 'Borrower no longer disputes it' },
  },
  FLOOD_NOTICE: {
    CLEARED: { SIGNED_ON_PAPER: 'Borrower signed the notice on paper' },
    CANCELLED: { ZONE_CHANGED: 'New determination: not in a flood zone' },
  },
  FLOOD_INSURANCE: {
    CLEARED: { POLICY_SUFFICIENT: 'Sufficient coverage effective by closing, lender named as mortgagee' },
    CANCELLED: { ZONE_CHANGED: 'New determination: not in a flood zone' },
  },
  BANK_ACCOUNT: {
    CLEARED: {
      HOLDER_CONFIRMED: 'Bank confirmed the borrower’s ownership',
      OTHER_ACCOUNT: 'Borrower provided another account',
    },
    CANCELLED: { BANK_CORRECTED: 'Bank corrected its answer' },
  },
  SIGNING_DECLINED: {
    CLEARED: { WILL_SIGN: 'Signer confirmed they will sign' },
    CANCELLED: { NOT_NEEDED: 'Signature no longer needed' },
  },
  IDENTITY: {
    CLEARED: { ID_COMPARED: 'ID compared with the person', PROVED_OTHERWISE: 'Verified another way' },
    CANCELLED: { NOT_NEEDED: 'No longer needed' },
  },
  POSTED: {
    CLEARED: { PROOF_ACCEPTED: 'Requested item accepted', PROVED_OTHERWISE: 'Verified another way' },
    CANCELLED: { NOT_NEEDED: 'No longer needed', POSTED_BY_MISTAKE: 'Posted by mistake' },
  },
};
