import { streetKey } from '../sandbox-levers.ts';
import type { CreditLiability, CreditReport, CreditRequest } from './port.ts';

/**
 * The kinds of the sandbox's credit reports: plain, or with a score and debts that lead the policy to another result.
 */
export type ReportShape = 'plain' | 'delinquent' | 'declined' | 'winback' | 'assets';

type NumberPicker = (what: string, least: number, most: number) => number;

const BUREAU = {
  name: 'Experian',
  address: 'P.O. Box 4500, Allen, TX 75013',
  phoneNumber: '8883973742',
  url: 'https://www.experian.com/freeze',
} as const;

/** All debts together as a share of monthly income (per thousand), so that any income leads to the requested branch. */
const DEBT_SHARE: Readonly<Record<ReportShape, number>> = {
  plain: 170,
  delinquent: 170,
  declined: 300,
  winback: 430,
  assets: 500,
};

/**
 * Dollars a month that winback and assets leave free under the cap: enough for a small line, too little for the large
 * one.
 */
const ROOM_CENTS = 42_000;

const MAIN_HOME = streetKey('412 Alder Ridge Road', '80302');

/** Builds a full credit report. The same request always gets the same one. */
export function buildReport(shape: ReportShape, request: CreditRequest, vary: NumberPicker): CreditReport {
  const main = streetKey(request.address.street1, request.address.zip) === MAIN_HOME;
  const isLate = shape === 'delinquent';
  const debts = buildDebts(shape, main, vary).map((debt) => ({
    ...debt,
    ...buildHistory(debt, isLate, request.today),
  }));
  const natural = debts.reduce((sum, debt) => sum + debt.monthlyPaymentCents, 0);
  const wanted = wantedPayments(shape, request.statedMonthlyIncomeCents);
  const liabilities = debts.map((debt) => ({
    ...debt,
    monthlyPaymentCents:
      shape === 'plain' && natural < wanted
        ? debt.monthlyPaymentCents
        : Math.round((debt.monthlyPaymentCents * wanted) / natural),
  }));
  return {
    bureau: BUREAU,
    score: { value: pickScore(shape, main, vary), date: request.today, low: 300, high: 850, factors: FACTORS[shape] },
    liabilities,
    late: isLate ? [{ creditorName: 'Summit Federal', month: request.today.slice(0, 7), days: '30' }] : [],
    inquiries: [{ creditorName: 'Prairie Auto Finance', on: `${monthsBefore(request.today, 3)}-09` }],
  };
}

/** Returns the month (yyyy-MM) that is this many months before a day. */
export function monthsBefore(today: string, months: number): string {
  const at = new Date(`${today.slice(0, 7)}-15T12:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() - months);
  return at.toISOString().slice(0, 7);
}

const OPENED: Readonly<Record<string, string>> = {
  'mortgage-1': '2018-05',
  'card-1': '2014-09',
  'loan-1': '2023-02',
  'card-2': '2019-11',
};

/** Two years of payments. Everything is current except a late borrower's mortgage and charged-off debts. */
function buildHistory(
  { reference, kind, balanceCents, monthlyPaymentCents }: CreditLiability,
  isLate: boolean,
  today: string,
): Partial<CreditLiability> {
  const chargedOff = reference === 'card-2';
  const latest = chargedOff ? '120' : isLate && kind === 'LIEN' ? '30' : 'CURRENT';
  return {
    openedOn: OPENED[reference] ?? '2024-06',
    highCreditCents: Math.ceil((balanceCents * (kind === 'CARD' ? 2 : 1.3)) / 100_000) * 100_000,
    status: chargedOff ? 'CHARGED_OFF' : 'OPEN',
    pastDueCents: chargedOff ? balanceCents : latest === 'CURRENT' ? 0 : monthlyPaymentCents,
    reportedOn: `${today.slice(0, 7)}-01`,
    history: Array.from({ length: 24 }, (_, month) => (month === 0 ? latest : 'CURRENT')),
  };
}

function wantedPayments(shape: ReportShape, incomeCents: number): number {
  const share = Math.floor((incomeCents * DEBT_SHARE[shape]) / 1000);
  return shape === 'winback' || shape === 'assets' ? Math.max(share - ROOM_CENTS, 0) : share;
}

function pickScore(shape: ReportShape, main: boolean, vary: NumberPicker): number {
  if (shape === 'declined') return 540;
  if (shape === 'winback') return 668;
  if (shape === 'assets') return 704;
  return main ? 742 : vary('score', 690, 790);
}

function buildDebts(shape: ReportShape, main: boolean, vary: NumberPicker): CreditLiability[] {
  const mortgage = main ? 18_000_000 : vary('mortgage', 160, 190) * 100_000;
  const card = main ? 1_124_000 : vary('card', 12, 140) * 10_000;
  const loan = vary('loan', 40, 180) * 10_000;
  const debts: CreditLiability[] = [
    {
      reference: 'mortgage-1',
      creditorName: 'Summit Federal',
      mask: '0318',
      kind: 'LIEN',
      position: 1,
      balanceCents: mortgage,
      monthlyPaymentCents: Math.round(mortgage * 0.0062),
    },
    {
      reference: 'card-1',
      creditorName: 'Harbor Card',
      mask: '4417',
      kind: 'CARD',
      position: null,
      balanceCents: card,
      monthlyPaymentCents: Math.round(card * 0.028),
    },
    {
      reference: 'loan-1',
      creditorName: 'Prairie Auto Finance',
      mask: '7702',
      kind: 'LOAN',
      position: null,
      balanceCents: loan,
      monthlyPaymentCents: Math.round(loan * 0.022),
    },
  ];
  return shape === 'declined' ? [...debts, CHARGED_OFF] : debts;
}

const CHARGED_OFF: CreditLiability = {
  reference: 'card-2',
  creditorName: 'Beacon Store Card',
  mask: '2095',
  kind: 'CARD',
  position: null,
  balanceCents: 412_000,
  monthlyPaymentCents: 16_400,
};

const FACTORS: Readonly<Record<ReportShape, string[]>> = {
  plain: ['Length of time accounts have been open', 'Proportion of balances to credit limits'],
  delinquent: ['Recent late payment on a mortgage', 'Proportion of balances to credit limits'],
  declined: [
    'Accounts charged off',
    'Recent late payments',
    'Proportion of balances to credit limits',
    'Too many accounts with balances',
  ],
  winback: ['Proportion of balances to credit limits', 'Too many accounts with balances'],
  assets: ['Proportion of balances to credit limits', 'Length of time accounts have been open'],
};

/** The same person after taking another loan: $350 more a month and 64 points less. */
export function withNewLoan(report: CreditReport): CreditReport {
  const loan: CreditLiability = {
    reference: 'loan-2',
    creditorName: 'Quarry Furniture Credit',
    mask: '5586',
    kind: 'LOAN',
    position: null,
    balanceCents: 1_460_000,
    monthlyPaymentCents: 35_000,
  };
  return {
    ...report,
    score: { ...report.score, value: report.score.value - 64 },
    liabilities: [...report.liabilities, loan],
  };
}
