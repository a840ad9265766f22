/** Kinds of records that are erased together: each kind has its own rule. */
export const FILE_RECORDS = ['APPLICATION', 'ID_IMAGES', 'CREDIT_PERMISSION', 'HMDA', 'SANCTIONS'] as const;
export type FileRecord = (typeof FILE_RECORDS)[number];

/** The event that starts a period. */
export type RetentionStart =
  | 'LAST_ACT'
  | 'SIGNING'
  | 'LINE_END'
  | 'ACCOUNT_CLOSED'
  | 'LAST_PULL'
  | 'HMDA_REPORT'
  | 'CONFIRMED_MATCH';

interface Rule {
  readonly record: FileRecord;
  readonly start: RetentionStart;
  /** The legal minimum, in months. */
  readonly months: number;
  readonly source: string;
}

/**
 * The legal minimum periods. If several rules apply to one record, the latest day counts. A lender's policy can extend
 * a period but not shorten it.
 */
export const RETENTION_RULES = {
  ECOA: { record: 'APPLICATION', start: 'LAST_ACT', months: 25, source: '12 CFR 1002.12(b)' },
  DISCLOSURES: { record: 'APPLICATION', start: 'LAST_ACT', months: 24, source: '12 CFR 1026.25(a)' },
  RESCISSION: { record: 'APPLICATION', start: 'SIGNING', months: 36, source: '12 CFR 1026.15(a)(3)' },
  LINE: { record: 'APPLICATION', start: 'LINE_END', months: 24, source: '12 CFR 1026.25(a)' },
  // Identifying information of a customer: 5 years after the account is closed, at the line's end or when a signed line
  // is canceled.
  CUSTOMER: { record: 'APPLICATION', start: 'ACCOUNT_CLOSED', months: 60, source: '31 CFR 1020.220(a)(3)(ii)' },
  // Records of a blocked or rejected transaction: 10 years, in force since March 12, 2025 (89 FR 74832).
  BLOCKED: { record: 'APPLICATION', start: 'CONFIRMED_MATCH', months: 120, source: '31 CFR 501.601' },
  EVALUATION: { record: 'ID_IMAGES', start: 'LAST_ACT', months: 25, source: '12 CFR 1002.12(b)(1)(ii)' },
  // Documents that a bank relied on to identify the customer: 5 years after the record was made.
  CUSTOMER_ID: { record: 'ID_IMAGES', start: 'SIGNING', months: 60, source: '31 CFR 1020.220(a)(3)(ii)' },
  PERMISSIBLE_PURPOSE: {
    record: 'CREDIT_PERMISSION',
    start: 'LAST_PULL',
    months: 60,
    source: '15 U.S.C. 1681b, 1681p',
  },
  HMDA: { record: 'HMDA', start: 'HMDA_REPORT', months: 36, source: '12 CFR 1003.6(a)(1)' },
  SANCTIONS: { record: 'SANCTIONS', start: 'CONFIRMED_MATCH', months: 120, source: '31 CFR 501.601' },
} as const satisfies Readonly<Record<string, Rule>>;
export type RetentionRule = keyof typeof RETENTION_RULES;
export const RETENTION_RULE_NAMES = Object.keys(RETENTION_RULES) as RetentionRule[];

/** A lender's own periods in months; a missing rule keeps the legal minimum. */
export type RetentionPolicy = { readonly [Name in RetentionRule]?: number };

/** The months that a lender keeps a record under this rule: never fewer than the legal minimum. */
export const retentionMonths = (rule: RetentionRule, policy: RetentionPolicy): number =>
  Math.max(RETENTION_RULES[rule].months, policy[rule] ?? 0);

/**
 * Days that data outside a loan file is kept. No law sets a minimum; 16 CFR 314.4(c)(6) requires customer information
 * to be disposed of when it is no longer used.
 */
export const OTHER_RECORDS = {
  /** An account that never applied, from its last visit. */
  ACCOUNT: 90,
  /** A session that ended or expired: kept as long as an account, because it shows the last visit. */
  SESSION: 90,
  /** Codes, links and challenges, from their expiry. */
  CODE: 7,
  /** Emails and texts that were handed to a provider. */
  MESSAGE: 30,
  /** A vendor's own event, once it is handled. */
  VENDOR_EVENT: 30,
  REFUSED_UPLOAD: 7,
  /** A visitor on the wait list of a state. */
  WAIT_LIST: 730,
  /** A referral, from its expiry. The application has the answers that the borrower took from it. */
  REFERRAL: 30,
  /** An offer code, from its respond-by date. */
  OFFER_CODE: 30,
  /** A person's message to the lender about its product. */
  FEEDBACK: 730,
  /** A chat of a visitor without an application, from its last message. Others are erased with their application. */
  CHAT: 730,
  /** The variation of an experiment that a browser saw. */
  EXPERIMENT: 365,
  /** Thirteen months, so that a month can be compared with the same month a year ago. */
  TELEMETRY: 400,
} as const;
export type OtherRecord = keyof typeof OTHER_RECORDS;
