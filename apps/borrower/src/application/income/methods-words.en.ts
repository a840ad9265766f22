import type { IncomeShare, IncomeSource, NextAction } from '@lintel/domain';

interface MethodWords {
  /** The label of its tile. */
  label: string;
  hint: string;
  /** The object of "Connect {it}". */
  it: string;
}

const PAYROLL: MethodWords = {
  label: 'Connect your payroll',
  hint: 'Log in to the payroll site where you see your pay stubs.',
  it: 'your payroll',
};
const BANK: MethodWords = {
  label: 'Connect your bank',
  hint: 'We look for your paycheck in the last 90 days of deposits.',
  it: 'your bank',
};

/** Text about the ways to show income that several screens share. */
export const METHODS = {
  words: {
    TRUV_PAYROLL: PAYROLL,
    POINTSERV_PAYROLL: PAYROLL,
    PLAID_TRANSACTIONS: BANK,
    TRUV_FINANCIAL_ACCOUNTS: BANK,
    POINTSERV_TAX: {
      label: 'Share your tax record',
      hint: 'You sign one form, and the IRS sends us your tax record for the last 2 years.',
      it: 'your tax record',
    },
    POINTSERV_1099_MISC: {
      label: 'Share your 1099 forms',
      hint: 'For income that isn’t paid through payroll.',
      it: 'your 1099 forms',
    },
    MANUAL_PAYSTUB: {
      label: 'Upload pay stubs',
      hint: 'Your two most recent ones, as photos or PDFs. A loan specialist reviews them. Then we ask your employer to confirm your job.',
      it: 'your pay stubs',
    },
    OTHER: {
      label: 'Upload other documents',
      hint: 'A benefits (award) letter, a pension statement or a tax return. A loan specialist reviews them.',
      it: 'your documents',
    },
    EMPINFO: { label: 'Confirmation from your employer', hint: '', it: 'your employer' },
    UNKNOWN: { label: 'Another source', hint: '', it: 'this source' },
  } satisfies Record<IncomeSource, MethodWords>,
  /** A business day is 480 minutes. */
  time: (minutes: number) => {
    const days = minutes / 480;
    if (days < 1) return `Confirmed in about ${minutes} minutes`;
    return `Confirmed in about ${days} business ${days === 1 ? 'day' : 'days'}`;
  },
  see: (what: string) => `We’ll see ${what}`,
  shares: {
    PAY: 'your pay',
    JOB_TITLE: 'job title',
    DEPOSITS: 'your deposits',
    BALANCES: 'balances',
    TAX_RECORD: 'your tax record',
    FORM_1099: 'your 1099 forms',
    DOCUMENTS: 'what you send',
  } satisfies Record<IncomeShare, string>,
  never: {
    title: 'What you can count on',
    items: [
      { title: 'We never see your password', text: 'You type it at your payroll service or bank, not here.' },
      { title: 'We look only once', text: 'We don’t read your records again later.' },
      {
        title: 'We don’t tell your employer if you connect',
        text: 'If you upload pay stubs instead, we ask your employer to confirm your job.',
      },
    ],
  },
  next: {
    TRY_AGAIN: 'Try again',
    WAIT: 'Try again in a while',
    ANOTHER_SOURCE: 'Choose another way',
    UPLOAD: 'Upload pay stubs',
    TALK: 'Talk to a person',
  } satisfies Record<NextAction, string>,
} as const;
