import type { OccupancyType } from '../enums/home.ts';
import type { PropertyCondition } from '../enums/valuation.ts';

/** A request to a vendor or to ourselves: its attempt number and its outcome. An unknown answer is stored unchanged. */
export interface AttemptState {
  readonly attempt: number;
  readonly outcome: string | null;
}

/** The state law that an application is under: New York's, section 50(a)(6) of Texas, or neither. */
export type Regime = 'ORDINARY' | 'NY' | 'TX_50A6';
/** Whether an owner lives in the home. */
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

/** The borrower's key among a loan file's people; every other person has an id. */
export const BORROWER = 'BORROWER';

/** Someone besides the borrower who must sign, according to the title search. */
export interface RequiredSigner {
  /** Their id, and their key in `signers` from the moment they're named. */
  readonly person: string;
  readonly relation: 'CO_OWNER' | 'SPOUSE';
  readonly livesThere: LivesThere;
}

/** An additional signer whom the borrower or staff named. `opened`: they opened their invitation. */
export interface NamedSigner {
  readonly role: 'CO_BORROWER' | 'CO_DEEDER';
  readonly opened: boolean;
  readonly identity: boolean;
  /** How many times the identity was checked. */
  readonly tries: number;
  readonly livesThere?: 'YES' | 'NO';
}

/** A condition. `blocks` is the step that waits for it. */
export interface ConditionState {
  /** 1 when posted; increases with every answer, return and clearing. */
  readonly round: number;
  readonly category: string;
  readonly blocks: 'NOW' | 'CLOSING' | 'FUNDING' | 'NONE';
  readonly state: 'ASKED' | 'ANSWERED' | 'CLEARED';
  /** The signer whom it is about; absent for the borrower. */
  readonly person?: string;
  /** The person who declined to sign, if the condition is about that. */
  readonly declinedBy?: string;
  /** Their refusal is confidential between them and the lender: they reported being pressured to sign. */
  readonly declinedPrivately?: true;
}

/** A running deadline or waiting period: the instant it ends (ISO 8601), and whether that was recorded. */
export interface ClockState {
  readonly due: string;
  readonly reached: boolean;
}

/** Notary terms as facts store them: a mode that is neither REMOTE nor MANUAL is possible. */
export interface StoredNotaryTerms {
  readonly mode: string;
  /** Dollars; null: no fee. */
  readonly fee: number | null;
}

/** How an application ended without a loan. */
export interface FileEnd {
  readonly status: 'CANCELLED' | 'DECLINED';
  readonly why: string;
  readonly ground?: string;
  /** When the lender received the rescission; absent in files rescinded before it was recorded. */
  readonly receivedAt?: string;
}

type ByName<Value> = { readonly [name: string]: Value };

/** The state that a loan's facts add up to. Only `fold` creates one. */
export interface LoanFile {
  readonly created: {
    readonly occupancy: OccupancyType;
    /** The money goes to the custodian of the borrower's crypto, not to a bank account. */
    readonly crypto: boolean;
    readonly softConsent: boolean;
  } | null;
  readonly regime: Regime | null;
  /** Whether income must be proved: only BYPASS means no. WAITING: not decided yet; null: not submitted. */
  readonly bypass: 'WAITING' | 'BYPASS' | 'NO_BYPASS' | null;
  readonly paymentMethod: 'AUTOPAY' | 'MANUAL' | null;
  readonly floodZone: 'CLEAR' | 'SFHA' | null;
  readonly intakeCompleted: boolean;
  readonly preDisclosureRequested: boolean;
  readonly softConsent: boolean;
  readonly delinquencyExplained: boolean;
  readonly contactGiven: boolean;
  readonly demographicsAnswered: boolean;
  readonly liensConfirmed: boolean;
  readonly autopayConfirmed: boolean;
  readonly deedRecorded: boolean;
  readonly finalChecksPassed: boolean;
  readonly fundingApproved: boolean;
  /** The order to the bank is recorded. That happens just before it is sent, so the bank has it or may have it. */
  readonly fundsOrdered: boolean;
  readonly fundsSent: boolean;
  readonly creditorsPaid: boolean;
  readonly softPull: AttemptState;
  readonly hardPull: AttemptState;
  readonly propertySearch: AttemptState;
  readonly automatedValue: AttemptState & { readonly estimated: boolean };
  /** The home's condition as its owner last described it; absent before the first estimate. */
  readonly homeCondition?: PropertyCondition;
  readonly valuation: {
    readonly required: boolean;
    readonly route: string | null;
    readonly phase: ValuationPhase | null;
    readonly attempt: number;
  };
  /** Reviews of alerts in a credit report: true while open, false once cleared, absent without an alert. */
  readonly creditReviews: { readonly FACTA?: boolean; readonly DELINQUENCY?: boolean };
  /** Increases with every change of the pricing inputs. Offers are outdated unless `inputsVersion` is the same. */
  readonly pricingInputsVersion: number;
  /** Pricing can wait for a valuation that will change the inputs again. */
  readonly pricingMayWait: boolean;
  readonly offers: {
    readonly version: number;
    readonly inputsVersion: number;
    readonly outcome: 'OFFERS' | 'ASSETS' | 'WINBACK' | 'NONE' | null;
    readonly counterOffer: boolean;
    readonly limit: 'DTI' | 'RESERVE' | null;
  };
  readonly selection: { readonly count: number; readonly current: boolean; readonly choiceAsked: boolean };
  readonly documentSets: { readonly [Set in 'PRE' | 'APP' | 'SUMMARY']: 'ASKED' | 'READY' | null };
  readonly acknowledgedSets: ByName<boolean>;
  /** True for each owner to whom the notice of section 50(g) was sent. */
  readonly texasNotices: ByName<boolean>;
  /** By person. `changes` counts how often the consent was given or withdrawn. */
  readonly esignConsents: ByName<{ readonly changes: number; readonly given: boolean }>;
  readonly ssnAttempts: number;
  readonly noticesPosted: number;
  readonly notaryBookings: number;
  readonly markedPayoffs: number;
  readonly requiredPayoffs: number;
  /** Increases with every act of the borrower or a signer, and when the file begins to wait for the borrower. */
  readonly turn: number;
  /**
   * How many times the application was submitted, and how many of these submissions belong to hard pulls whose report
   * has expired. The current pull is number `spentPulls` + 1.
   */
  readonly submissions: number;
  readonly spentPulls: number;
  /** The number of the pull that the borrower consented to. */
  readonly hardConsentPull: number;
  readonly income: {
    readonly attempt: number;
    readonly submitted: boolean;
    readonly done: boolean;
    readonly matched: boolean;
    readonly manual: boolean;
    readonly employerContactGiven: boolean;
    readonly employmentConfirmed: boolean;
  };
  readonly identity: { readonly attempt: number; readonly submitted: boolean; readonly result: string | null };
  readonly prequalTitle: {
    readonly attempt: number;
    readonly done: boolean;
    readonly openA6Lien: boolean;
    readonly notBefore: string | null;
  };
  readonly payoffFigures: { readonly attempt: number; readonly received: boolean };
  readonly appraisalFee: { readonly paid: boolean; readonly refunded: boolean };
  readonly disbursement: {
    readonly attempt: number;
    readonly entered: 'INSTANT' | 'MICRO_DEPOSIT' | 'MANUAL' | null;
    readonly verified: boolean;
  };
  /** The attempt of `finalTitle` that was last ordered; 0: none. */
  readonly titleOrderAttempt: number;
  readonly finalTitle: {
    readonly attempt: number;
    readonly done: boolean;
    readonly mustSign: readonly RequiredSigner[];
  };
  readonly signers: ByName<NamedSigner>;
  readonly conditions: ByName<ConditionState>;
  /** The number of sanctions screenings of the people in this loan file; absent before the first. */
  readonly screenings?: number;
  /** Possible sanctions matches, by reference; absent until the first. */
  readonly sanctions?: ByName<'OPEN' | 'CLEARED'>;
  /**
   * The number of the current set of closing documents, made or still to be made: increases with every choice of an
   * offer and with every change that voids a set. 0 before the first choice. A step's own number below is that of the
   * set for which it was last done, so it's done for the current set if it equals `closingSet`.
   */
  readonly closingSet: number;
  readonly closingDisclosureSet: number;
  readonly finalOfferAcceptedSet: number;
  readonly signingPackageSet: number;
  readonly attorneyApprovedSet: number;
  /** By person, like the next three. */
  readonly noteSignedSets: ByName<number>;
  readonly deedSignedSets: ByName<number>;
  readonly rescissionNoticeSets: ByName<number>;
  readonly nonRescissionSets: ByName<number>;
  /** The notary's mode and fee as disclosed, and as the next disclosure will state them. */
  readonly disclosedNotary: StoredNotaryTerms | null;
  readonly quotedNotary: StoredNotaryTerms | null;
  readonly notary: {
    readonly closingSet: number;
    readonly mode: string;
    readonly attorney: boolean;
    readonly notBefore: string | null;
  } | null;
  /** By owner: the stored document with which they rescinded too late, after the money was sent. */
  readonly lateRescissions: ByName<string>;
  readonly clocks: { readonly [Clock in ClockName]?: ClockState };
  readonly proposal: { readonly count: number; readonly by: string; readonly approvals: 1 | 2 } | null;
  /** The number of the last proposal that was rejected; absent until one was. */
  readonly rejectedProposal?: number;
  readonly ended: FileEnd | null;
  /**
   * By id, every gate that was ever the current one, with its attempt when it last was. `complete` stands for the end
   * of the checklist. A new cancellation period removes `recording`, whose order is then sent again.
   */
  readonly reached: ByName<number>;
}

const EMPTY: LoanFile = {
  created: null,
  regime: null,
  bypass: null,
  paymentMethod: null,
  floodZone: null,
  intakeCompleted: false,
  preDisclosureRequested: false,
  softConsent: false,
  delinquencyExplained: false,
  contactGiven: false,
  demographicsAnswered: false,
  liensConfirmed: false,
  autopayConfirmed: false,
  deedRecorded: false,
  finalChecksPassed: false,
  fundingApproved: false,
  fundsOrdered: false,
  fundsSent: false,
  creditorsPaid: false,
  softPull: { attempt: 1, outcome: null },
  hardPull: { attempt: 1, outcome: null },
  propertySearch: { attempt: 1, outcome: null },
  automatedValue: { attempt: 1, outcome: null, estimated: false },
  valuation: { required: false, route: null, phase: null, attempt: 1 },
  creditReviews: {},
  pricingInputsVersion: 1,
  pricingMayWait: false,
  offers: { version: 0, inputsVersion: 0, outcome: null, counterOffer: false, limit: null },
  selection: { count: 0, current: false, choiceAsked: false },
  documentSets: { PRE: null, APP: null, SUMMARY: null },
  acknowledgedSets: {},
  texasNotices: {},
  esignConsents: {},
  ssnAttempts: 0,
  noticesPosted: 0,
  notaryBookings: 0,
  markedPayoffs: 0,
  requiredPayoffs: 0,
  turn: 0,
  submissions: 0,
  spentPulls: 0,
  hardConsentPull: 0,
  income: {
    attempt: 1,
    submitted: false,
    done: false,
    matched: false,
    manual: false,
    employerContactGiven: false,
    employmentConfirmed: false,
  },
  identity: { attempt: 1, submitted: false, result: null },
  prequalTitle: { attempt: 1, done: false, openA6Lien: false, notBefore: null },
  payoffFigures: { attempt: 1, received: false },
  appraisalFee: { paid: false, refunded: false },
  disbursement: { attempt: 1, entered: null, verified: false },
  titleOrderAttempt: 0,
  finalTitle: { attempt: 1, done: false, mustSign: [] },
  signers: {},
  conditions: {},
  closingSet: 0,
  closingDisclosureSet: 0,
  finalOfferAcceptedSet: 0,
  signingPackageSet: 0,
  attorneyApprovedSet: 0,
  noteSignedSets: {},
  deedSignedSets: {},
  rescissionNoticeSets: {},
  nonRescissionSets: {},
  disclosedNotary: null,
  quotedNotary: null,
  notary: null,
  lateRescissions: {},
  clocks: {},
  proposal: null,
  ended: null,
  reached: {},
};

/** The loan file before its first fact. */
export function emptyFile(): LoanFile {
  return EMPTY;
}
