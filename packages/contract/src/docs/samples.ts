import type { OfferSet, Quote, Offer, Liability, Choice } from '../shapes/offer.ts';
import type { Status } from '../shapes/status.ts';

// Example values for the documentation of calls: one borrower, one home, one loan.

/** The id of the example loan. */
export const LOAN = '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10';
/** The id of the example person. */
export const PERSON = '7a0d4f6b-3a2e-4c58-8a7d-0f6a1b2c3d4e';
/** The id of anything else: a document, a link, a debt. */
export const OTHER = 'c0a80121-7ac0-4b1c-9d3e-5f6071829304';
export const NOW = '2026-03-03T17:00:00Z';

export const NAME = { firstName: 'Ana', middleName: null, lastName: 'Ruiz', suffix: '' } as const;
export const ADDRESS = { street1: '120 Alder Street', street2: null, city: 'Boise', state: 'ID', zip: '83702' };
export const EMAIL = 'ana@example.com';
export const PHONE = '2085550123';

export const STATUS: Status = {
  checklistStatus: 'OFFER_SELECTION',
  waitingOnFloodCert: false,
  bpo: 'BPO_NOT_REQUIRED',
  uwDecision: 'SELECT',
  uwSubDecision: 'UNVERIFIED_OFFER',
  primaryParticipantAcceptComplete: false,
  manualNotary: false,
  condition: 'GOOD',
  title: 'TITLE_REQUIRED',
  bypass: 'WAITING',
  verification: null,
  awaitingAcknowledgement: 0,
  stages: [{ stage: 'Calculating your offers', section: 'COMPLETE' }],
  explain: {
    owner: 'YOU',
    ownerName: 'you',
    party: 'borrower',
    text: 'Your offers are ready.',
    ask: 'Choose a term and an amount.',
    since: NOW,
    next: 'A few details about you',
    nextGate: 'contact',
    usualTime: '5 min',
    takesSeconds: false,
    dueOn: null,
  },
  gate: 'choose',
  progress: { stage: 'PRODUCT_SELECT', reopened: null },
  updatedAt: NOW,
};
/** The fields of every reply to a write on a loan. */
export const WRITE_REPLY = { status: STATUS, version: 12 };

export const PROPERTY = {
  ...ADDRESS,
  occupancyType: 'HOME',
  condition: 'GOOD',
  parcelNumber: 'R1234567890',
  estimate: 520_000,
} as const;

export const HELOC = {
  uuid: LOAN,
  loanNumber: 'L-000123',
  active: true,
  activeForAppStart: true,
  isInquiry: false,
  isCrypto: false,
  status: STATUS,
  property: PROPERTY,
  adjustedHomeAmount: 520_000,
  rate: 0.0835,
  rateType: 'FIXED',
  amount: 87_541.5,
  uwCalculatedDrawAmount: 85_000,
  term: 20,
  referrer: null,
  disburseAccount: null,
  auditFields: { createdDate: NOW },
  additionalSignerVersion: 0,
  helocSigners: [],
  organizationCode: 'FIGURE',
  ownershipType: 'SOLE',
  payOffPreference: 'PRESERVE',
  paymentMethod: 'AUTOPAY',
  consents: [{ type: 'SOFT_CREDIT', version: '3', at: NOW }],
  dates: { submittedAt: null, signedAt: null, rescissionEndsAt: null, fundingOn: null, firstPaymentOn: null },
  refund: null,
  messages: [{ text: 'We have your release letter.', at: NOW }],
  version: 12,
} as const;

export const PROFILE = {
  uuid: PERSON,
  email: EMAIL,
  name: NAME,
  dob: '1980-05-17',
  phoneNumbers: [{ type: 'MOBILE', number: PHONE }],
  addresses: [{ type: 'HOME', ...ADDRESS }],
  type: 'BORROWER',
  agreedToTexts: false,
} as const;

export const IDENTITY_V1 = {
  uuid: PERSON,
  organizationCode: 'FIGURE',
  profileType: 'BORROWER',
  email: EMAIL,
  updatedAt: NOW,
  isManageable: false,
  isBroker: false,
  isSigner: false,
  aliases: [{ type: 'Phone', value: '(***) ***-0123', verified: false }],
  passwordExpired: false,
  twoFactorEnabled: false,
  totpVerified: false,
  emailVerified: false,
};
export const IDENTITY = { ...IDENTITY_V1, walletAddresses: [] };

export const CHOICE: Choice = {
  offerSetId: '1',
  offerId: '20-2.99',
  drawAmount: 85_000,
  discountTypes: ['AUTOPAY'],
  payOffPreference: 'PRESERVE',
};
export const QUOTE: Quote = {
  ...CHOICE,
  monthlyPayment: 751.42,
  rate: 0.0835,
  apr: 0.0835,
  costIncludingFee: 0.0875,
  originationFeeAmount: 2541.5,
  recordingFee: 0,
  recordingTax: 0,
  totalDraw: 87_541.5,
  lineAmount: 87_541.5,
  payoffTotal: 0,
  cashToBorrower: 85_000,
  dailyInterest: 20.01,
};
export const OFFER: Offer = {
  id: '20-2.99',
  term: 20,
  type: 'TERM_20',
  min: 15_448.5,
  max: 206_000,
  minDraw: 15_000,
  maxDraw: 200_000,
  originationFee: 0.0299,
  rate: 0.086,
  otherRate: null,
  baseRate: 0.086,
  discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0835 }],
};
export const BANK_ACCOUNT = {
  uuid: OTHER,
  bankName: 'First Sample Bank',
  mask: '4821',
  routingMask: '0008',
  accountType: 'CHECKING',
  ownerName: 'Ana Ruiz',
  verification: 'VERIFIED',
  purpose: 'DISBURSEMENT',
  method: 'INSTANT',
  refusal: null,
  refusedBecause: null,
  microDeposit: null,
  at: NOW,
} as const;
export const LIABILITY: Liability = {
  uuid: OTHER,
  creditorName: 'Sample Card',
  mask: '4321',
  kind: 'CARD',
  position: null,
  monetaryBalance: 8200,
  monetaryCalculatedNextPaymentMinimumAmount: 246,
  payOff: { status: 'NOT_MARKED', allowed: true, whyNot: null },
};
export const OFFER_SET: OfferSet = {
  offersByType: { TERM_20: [OFFER] },
  minRecordingTax: 0,
  maxRecordingTax: 0,
  ofeeMaxThreshold: 0.0499,
  maxDtiUnlimited: 0.43,
  incomeRequestRecords: [
    { source: 'TRUV_PAYROLL', methods: ['LINK'] },
    { source: 'MANUAL_PAYSTUB', methods: ['UPLOAD'] },
  ],
  costs: [{ feeType: 'RECORDING_FEE', borrowerPaidAmount: 0, jsCriteria: null }],
  totalPaidByBorrower: 0,
  decision: 'SELECT',
  subDecision: 'UNVERIFIED_OFFER',
  maxDraw: 200_000,
  amount: 85_000,
  status: { bpo: 'BPO_NOT_REQUIRED' },
  consents: [{ type: 'HARD_CREDIT', version: '3' }],
  assetDepletion: { complete: false },
  offerSetId: '1',
  liabilities: [LIABILITY],
  selection: QUOTE,
  changed: null,
};
