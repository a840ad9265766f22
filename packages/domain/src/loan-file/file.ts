import type { OccupancyType } from '../enums/occupancy-type.ts';

/** A question to a vendor or to ourselves: which try it is, and the answer. An odd answer is kept as it came. */
export interface Asked {
  readonly attempt: number;
  readonly outcome: string | null;
}

export type Regime = 'ORDINARY' | 'NY' | 'TX_50A6';
export type LivesThere = 'UNKNOWN' | 'YES' | 'NO';
export type ValuationPhase =
  | 'ORDER'
  | 'PROCESSING'
  | 'ESTIMATE'
  | 'APPRAISAL_REQUEST'
  | 'APPRAISAL_PAYMENT'
  | 'APPRAISAL_PENDING'
  | 'UNCLEAR'
  | 'DONE';
export type ClockName = 'SIGNING' | 'FLOOD' | 'RESCISSION' | 'SATISFIED' | 'INCOMPLETE' | 'COUNTER_OFFER';

/** The borrower's name among the persons of a file; every other person has an id. */
export const BORROWER = 'BORROWER';

export interface MustSign {
  readonly person: string;
  readonly relation: 'CO_OWNER' | 'SPOUSE';
  readonly livesThere: LivesThere;
}

export interface SignerState {
  readonly role: 'CO_BORROWER' | 'CO_DEEDER';
  readonly opened: boolean;
  readonly identity: boolean;
  /** How often the identity was checked. */
  readonly tries: number;
  readonly livesThere?: 'YES' | 'NO';
}

export interface ConditionState {
  readonly round: number;
  readonly category: string;
  readonly blocks: 'NOW' | 'CLOSING' | 'FUNDING' | 'NONE';
  readonly state: 'ASKED' | 'ANSWERED' | 'CLEARED';
  readonly declinedBy?: string;
  /** That they declined is between them and the lender: they said that they are pressured to sign. */
  readonly declinedPrivately?: true;
}

export interface ClockState {
  readonly due: string;
  readonly reached: boolean;
}

export interface NotaryTerms {
  readonly mode: string;
  readonly fee: number | null;
}

export interface Ended {
  readonly status: 'CANCELLED' | 'DECLINED';
  readonly why: string;
  readonly ground?: string;
}

type ByName<Value> = { readonly [name: string]: Value };

/** What the facts of a loan add up to. Only `fold` makes one. */
export interface LoanFile {
  readonly created: {
    readonly occupancy: OccupancyType;
    readonly crypto: boolean;
    readonly softConsent: boolean;
  } | null;
  readonly regime: Regime | null;
  readonly bypass: 'WAITING' | 'BYPASS' | 'NO_BYPASS' | null;
  readonly payMethod: 'AUTOPAY' | 'MANUAL' | null;
  readonly flood: 'CLEAR' | 'SFHA' | null;
  readonly intake: boolean;
  readonly preDoc: boolean;
  readonly softConsent: boolean;
  readonly delinquencyExplained: boolean;
  readonly contact: boolean;
  readonly hmda: boolean;
  readonly liens: boolean;
  readonly autopayConfirmed: boolean;
  readonly recorded: boolean;
  readonly finalChecks: boolean;
  readonly fundingApproved: boolean;
  /** The bank has the order, or may have it. */
  readonly fundsOrdered: boolean;
  readonly fundsSent: boolean;
  readonly creditorsPaid: boolean;
  readonly soft: Asked;
  readonly hard: Asked;
  readonly property: Asked;
  readonly value: Asked & { readonly estimated: boolean };
  readonly valuation: {
    readonly required: boolean;
    readonly route: string | null;
    readonly phase: ValuationPhase | null;
    readonly attempt: number;
  };
  readonly reviews: { readonly FACTA?: boolean; readonly DELINQUENCY?: boolean };
  /** The number of the pricing inputs: what was priced from another number is old. */
  readonly basis: number;
  /** Pricing may wait for a valuation that will change the inputs again. */
  readonly deferrable: boolean;
  readonly offers: {
    readonly version: number;
    readonly basis: number;
    readonly outcome: 'OFFERS' | 'ASSETS' | 'WINBACK' | 'NONE' | null;
    readonly counter: boolean;
    readonly limit: 'DTI' | 'RESERVE' | null;
  };
  readonly selection: { readonly n: number; readonly current: boolean; readonly choiceAsked: boolean };
  readonly docs: { readonly [Set in 'PRE' | 'APP' | 'SUMMARY']: 'ASKED' | 'READY' | null };
  readonly acks: ByName<boolean>;
  readonly texasNotices: ByName<boolean>;
  readonly esign: ByName<{ readonly n: number; readonly on: boolean }>;
  readonly ssn: number;
  readonly posted: number;
  readonly bookings: number;
  readonly payoffs: number;
  readonly required: number;
  /** The number of the turn: moves with every act of a borrower or signer and when the borrower's turn comes. */
  readonly ball: number;
  /** Submissions, and those whose pull has expired: the current pull is `spent` + 1. */
  readonly consents: number;
  readonly spent: number;
  /** The number of the pull that the borrower agreed to. */
  readonly hardConsent: number;
  readonly income: {
    readonly attempt: number;
    readonly submitted: boolean;
    readonly done: boolean;
    readonly matched: boolean;
    readonly manual: boolean;
    readonly contact: boolean;
    readonly employment: boolean;
  };
  readonly identity: { readonly attempt: number; readonly submitted: boolean; readonly result: string | null };
  readonly prequal: {
    readonly attempt: number;
    readonly done: boolean;
    readonly openA6Lien: boolean;
    readonly notBefore: string | null;
  };
  readonly payoff: { readonly attempt: number; readonly figures: boolean };
  readonly fee: { readonly paid: boolean; readonly refunded: boolean };
  readonly disbursement: {
    readonly attempt: number;
    readonly entered: 'INSTANT' | 'MICRO_DEPOSIT' | 'MANUAL' | null;
    readonly verified: boolean;
  };
  /** The attempt of the title that was ordered. */
  readonly titleOrdered: number;
  readonly finalTitle: { readonly attempt: number; readonly done: boolean; readonly mustSign: readonly MustSign[] };
  readonly signers: ByName<SignerState>;
  readonly conditions: ByName<ConditionState>;
  /** How often people of the file were compared with sanctions lists; absent before the first time. */
  readonly screenings?: number;
  /** Possible matches with a sanctions list, by their reference; absent until the first. */
  readonly sanctions?: ByName<'OPEN' | 'CLEARED'>;
  /** The number of the present paper set; 0 = none. */
  readonly papers: number;
  readonly closing: number;
  readonly finalAccepted: number;
  readonly pack: number;
  readonly attorneyOk: number;
  readonly notes: ByName<number>;
  readonly deeds: ByName<number>;
  readonly rescissionNotices: ByName<number>;
  readonly nonRescission: ByName<number>;
  /** The notary's mode and fee as disclosed, and as they are to be disclosed next. */
  readonly closingNotary: NotaryTerms | null;
  readonly quote: NotaryTerms | null;
  readonly notary: {
    readonly papers: number;
    readonly mode: string;
    readonly attorney: boolean;
    readonly notBefore: string | null;
  } | null;
  readonly lateRescissions: ByName<string>;
  readonly clocks: { readonly [Clock in ClockName]?: ClockState };
  readonly proposal: { readonly n: number; readonly by: string; readonly approvals: 1 | 2 } | null;
  readonly ended: Ended | null;
  /** Which gate was current, and in which attempt; `complete` counts as a gate. */
  readonly reached: ByName<number>;
}

const EMPTY: LoanFile = {
  created: null,
  regime: null,
  bypass: null,
  payMethod: null,
  flood: null,
  intake: false,
  preDoc: false,
  softConsent: false,
  delinquencyExplained: false,
  contact: false,
  hmda: false,
  liens: false,
  autopayConfirmed: false,
  recorded: false,
  finalChecks: false,
  fundingApproved: false,
  fundsOrdered: false,
  fundsSent: false,
  creditorsPaid: false,
  soft: { attempt: 1, outcome: null },
  hard: { attempt: 1, outcome: null },
  property: { attempt: 1, outcome: null },
  value: { attempt: 1, outcome: null, estimated: false },
  valuation: { required: false, route: null, phase: null, attempt: 1 },
  reviews: {},
  basis: 1,
  deferrable: false,
  offers: { version: 0, basis: 0, outcome: null, counter: false, limit: null },
  selection: { n: 0, current: false, choiceAsked: false },
  docs: { PRE: null, APP: null, SUMMARY: null },
  acks: {},
  texasNotices: {},
  esign: {},
  ssn: 0,
  posted: 0,
  bookings: 0,
  payoffs: 0,
  required: 0,
  ball: 0,
  consents: 0,
  spent: 0,
  hardConsent: 0,
  income: {
    attempt: 1,
    submitted: false,
    done: false,
    matched: false,
    manual: false,
    contact: false,
    employment: false,
  },
  identity: { attempt: 1, submitted: false, result: null },
  prequal: { attempt: 1, done: false, openA6Lien: false, notBefore: null },
  payoff: { attempt: 1, figures: false },
  fee: { paid: false, refunded: false },
  disbursement: { attempt: 1, entered: null, verified: false },
  titleOrdered: 0,
  finalTitle: { attempt: 1, done: false, mustSign: [] },
  signers: {},
  conditions: {},
  papers: 0,
  closing: 0,
  finalAccepted: 0,
  pack: 0,
  attorneyOk: 0,
  notes: {},
  deeds: {},
  rescissionNotices: {},
  nonRescission: {},
  closingNotary: null,
  quote: null,
  notary: null,
  lateRescissions: {},
  clocks: {},
  proposal: null,
  ended: null,
  reached: {},
};

/** The file before its first fact. */
export function emptyFile(): LoanFile {
  return EMPTY;
}
