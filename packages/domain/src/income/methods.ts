import type { DocumentType } from '../enums/document-type.ts';
import type { IncomeSource } from '../enums/income.ts';

/** Kinds of data that the lender sees when a borrower proves income. */
export const INCOME_SHARES = [
  'PAY',
  'JOB_TITLE',
  'DEPOSITS',
  'BALANCES',
  'TAX_RECORD',
  'FORM_1099',
  'DOCUMENTS',
] as const;
export type IncomeShare = (typeof INCOME_SHARES)[number];

/** A way to prove income: how long it takes and what the lender sees. */
export interface IncomeMethod {
  readonly source: IncomeSource;
  /** Last segment of its page's path, as in `income/link/truv-payroll`. */
  readonly slug: string;
  /** LINK returns a result by itself; staff read an UPLOAD. */
  readonly way: 'LINK' | 'UPLOAD';
  /** Usual minutes until it is settled; 480 is one business day. */
  readonly minutes: number;
  readonly shares: readonly IncomeShare[];
}

/** Every way to prove income that a borrower can be offered, fastest first. */
export const INCOME_METHODS: readonly IncomeMethod[] = [
  { source: 'TRUV_PAYROLL', slug: 'truv-payroll', way: 'LINK', minutes: 2, shares: ['PAY', 'JOB_TITLE'] },
  { source: 'POINTSERV_PAYROLL', slug: 'pointserv-payroll', way: 'LINK', minutes: 2, shares: ['PAY', 'JOB_TITLE'] },
  { source: 'PLAID_TRANSACTIONS', slug: 'plaid-transactions', way: 'LINK', minutes: 3, shares: ['DEPOSITS'] },
  {
    source: 'TRUV_FINANCIAL_ACCOUNTS',
    slug: 'truv-financial-accounts',
    way: 'LINK',
    minutes: 3,
    shares: ['DEPOSITS', 'BALANCES'],
  },
  { source: 'POINTSERV_TAX', slug: 'pointserv-tax', way: 'LINK', minutes: 5, shares: ['TAX_RECORD'] },
  { source: 'POINTSERV_1099_MISC', slug: 'pointserv-1099-misc', way: 'LINK', minutes: 5, shares: ['FORM_1099'] },
  { source: 'OTHER', slug: 'other', way: 'UPLOAD', minutes: 480, shares: ['DOCUMENTS'] },
  // Staff read them in a business day, then the employer confirms the job in two.
  { source: 'MANUAL_PAYSTUB', slug: 'manual-paystub', way: 'UPLOAD', minutes: 1440, shares: ['DOCUMENTS'] },
];

/** The method of a page; undefined for an unknown slug. */
export const incomeMethodAt = (slug: string, way: IncomeMethod['way']): IncomeMethod | undefined =>
  INCOME_METHODS.find((method) => method.slug === slug && method.way === way);

/** The documents for each kind of upload, and the minimum number. */
export const INCOME_DOCUMENTS = {
  OTHER: { types: ['USER_UPLOADED_PAYSTUB', 'BANK_STATEMENT', 'SUPPORT'], least: 1 },
  MANUAL_PAYSTUB: { types: ['USER_UPLOADED_PAYSTUB'], least: 2 },
} as const satisfies Partial<Record<IncomeSource, { types: readonly DocumentType[]; least: number }>>;

/**
 * Whether the employer must confirm the job: a pay stub read by staff and employer information don't show that it still
 * exists today.
 */
export const mustAskEmployer = (source: IncomeSource): boolean => source === 'MANUAL_PAYSTUB' || source === 'EMPINFO';
