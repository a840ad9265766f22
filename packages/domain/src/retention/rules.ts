/** What a file holds that goes at one time: each kind has its own rule. */
export const FILE_RECORDS = ['APPLICATION', 'ID_IMAGES', 'CREDIT_PERMISSION', 'HMDA', 'SANCTIONS'] as const;
export type FileRecord = (typeof FILE_RECORDS)[number];

/** From which day a period runs. */
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
  /** The least that the law lets a lender keep the record, in months. */
  readonly months: number;
  readonly source: string;
}

/** The law's least periods. Where several rules hold for one record, the latest day counts. A lender's policy may lengthen each and shorten none. */
export const RETENTION_RULES = {
  ECOA: { record: 'APPLICATION', start: 'LAST_ACT', months: 25, source: '12 CFR 1002.12(b)' },
  DISCLOSURES: { record: 'APPLICATION', start: 'LAST_ACT', months: 24, source: '12 CFR 1026.25(a)' },
  RESCISSION: { record: 'APPLICATION', start: 'SIGNING', months: 36, source: '12 CFR 1026.15(a)(3)' },
  LINE: { record: 'APPLICATION', start: 'LINE_END', months: 24, source: '12 CFR 1026.25(a)' },
  // Identifying information of a customer: 5 years after the account is closed, at the line's end or when a signed line is canceled.
  CUSTOMER: { record: 'APPLICATION', start: 'ACCOUNT_CLOSED', months: 60, source: '31 CFR 1020.220(a)(3)(ii)' },
  // Records of a blocked or rejected transaction: 10 years, in force since March 12, 2025 (89 FR 74832).
  BLOCKED: { record: 'APPLICATION', start: 'CONFIRMED_MATCH', months: 120, source: '31 CFR 501.601' },
  EVALUATION: { record: 'ID_IMAGES', start: 'LAST_ACT', months: 25, source: '12 CFR 1002.12(b)(1)(ii)' },
  // What a bank relied on to identify the customer: 5 years after the record was made.
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

/** A lender's own periods in months; a rule that is absent keeps the law's. */
export type RetentionPolicy = { readonly [Name in RetentionRule]?: number };

/** The months that a lender keeps a record by this rule: never fewer than the law's. */
export const monthsBy = (rule: RetentionRule, policy: RetentionPolicy): number =>
  Math.max(RETENTION_RULES[rule].months, policy[rule] ?? 0);

/** Days that what belongs to no file is kept. Nothing in the law asks for it; 16 CFR 314.4(c)(6) has customer information go when it is no longer used. */
export const OTHER_RECORDS = {
  /** An account that never applied, from its last visit. */
  ACCOUNT: 90,
  /** A session that ended or ran out: as long as an account, whose last visit it shows. */
  SESSION: 90,
  /** Codes, links and challenges, from when they ran out. */
  CODE: 7,
  /** Emails and texts that were handed over. */
  MESSAGE: 30,
  /** What a vendor told by itself, once it is dealt with. */
  VENDOR_EVENT: 30,
  /** An upload that was refused. */
  REFUSED_UPLOAD: 7,
  /** Someone who waits for their state to open. */
  WAIT_LIST: 730,
} as const;
export type OtherRecord = keyof typeof OTHER_RECORDS;
