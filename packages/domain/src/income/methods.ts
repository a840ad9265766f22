import type { DocumentType } from '../enums/document-type.ts';
import type { IncomeSource } from '../enums/income.ts';

/** What the lender sees when a borrower shows income in a certain way. */
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

/** A way to show income: how long it takes, and what is seen. */
export interface IncomeMethod {
  readonly source: IncomeSource;
  /** Last part of the address of its page, as in `income/link/truv-payroll` (resolutions OP-A-066). */
  readonly slug: string;
  /** LINK answers by itself; a person reads what came by UPLOAD. */
  readonly way: 'LINK' | 'UPLOAD';
  /** Usual time until it is settled; 480 is one business day. */
  readonly minutes: number;
  readonly shares: readonly IncomeShare[];
}

/** Every way to show income that a borrower may be offered, the fastest first (ledger ENUM-023). */
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
  { source: 'MANUAL_PAYSTUB', slug: 'manual-paystub', way: 'UPLOAD', minutes: 480, shares: ['DOCUMENTS'] },
  { source: 'OTHER', slug: 'other', way: 'UPLOAD', minutes: 480, shares: ['DOCUMENTS'] },
];

/** The method whose page this is; undefined for any other word (resolutions OP-A-066). */
export const incomeMethodAt = (slug: string, way: IncomeMethod['way']): IncomeMethod | undefined =>
  INCOME_METHODS.find((method) => method.slug === slug && method.way === way);

/** What a borrower sends with each way of uploading, and how many of them at least. */
export const INCOME_DOCUMENTS = {
  MANUAL_PAYSTUB: { types: ['USER_UPLOADED_PAYSTUB'], least: 2 },
  OTHER: { types: ['USER_UPLOADED_PAYSTUB', 'BANK_STATEMENT', 'SUPPORT'], least: 1 },
} as const satisfies Partial<Record<IncomeSource, { types: readonly DocumentType[]; least: number }>>;

/** Whether the employer must be asked: a pay stub that a person read and employer information say nothing of today. */
export const mustAskEmployer = (source: IncomeSource): boolean => source === 'MANUAL_PAYSTUB' || source === 'EMPINFO';
