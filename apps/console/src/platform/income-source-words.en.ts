import type { IncomeSource } from '@lintel/domain';

/** How income was verified, for staff. */
export const INCOME_SOURCE_WORDS: Readonly<Record<IncomeSource, string>> = {
  EMPINFO: 'Employer’s confirmation',
  MANUAL_PAYSTUB: 'Pay stub',
  OTHER: 'Other document',
  PLAID_TRANSACTIONS: 'Bank deposits (Plaid)',
  POINTSERV_1099_MISC: '1099 records (Pointserv)',
  POINTSERV_PAYROLL: 'Payroll records (Pointserv)',
  POINTSERV_TAX: 'Tax records (Pointserv)',
  TRUV_FINANCIAL_ACCOUNTS: 'Bank accounts (Truv)',
  TRUV_PAYROLL: 'Payroll (Truv)',
  UNKNOWN: 'Unknown source',
};
