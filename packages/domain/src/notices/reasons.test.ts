import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFact, type Fact } from '../loan-file/facts.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { emptyFile } from '../loan-file/file.ts';
import { fold, replay } from '../loan-file/fold.ts';
import {
  DECLINE_REASON_CODES,
  DECLINE_REASONS,
  principalReasons,
  type DeclineReason,
} from '../offer/decline-reasons.ts';
import type { PricingInputs } from '../offer/pricing-inputs.ts';
import { price } from '../offer/pricing.ts';
import { SAMPLE_POLICY } from '../offer/sample-policy.ts';
import { REASONS_ON_REQUEST } from './reasons-words.en.ts';
import {
  contradictedReasons,
  givenReasons,
  isContradicted,
  keyFactors,
  printedReasons,
  usesCreditReport,
  type ReasonData,
} from './reasons.ts';
import { reofferReasons, type PriceInputs } from './reoffer-reasons.ts';

const buildJudged = (file: LoanFile, overrides: Partial<ReasonData> = {}): ReasonData => ({
  file,
  score: 700,
  listedForSale: false,
  lastTransferOn: null,
  decidedOn: '2026-11-20',
  ...overrides,
});
const CREDIT_FOUND: Fact = {
  type: 'SoftCreditReturned',
  data: { attempt: 1, outcome: 'FOUND', alerts: [], report: 'report-1' },
};
const CREDIT_NO_MATCH: Fact = {
  type: 'SoftCreditReturned',
  data: { attempt: 1, outcome: 'NO_MATCH', alerts: [], report: null },
};

/** A debt of the loan file, as pricing reads it. */
const arbitraryDebt = fc.record({
  kind: fc.constantFrom('LIEN' as const, 'CARD' as const, 'LOAN' as const),
  monetaryBalance: fc.integer({ min: 0, max: 900_000 }),
  monetaryCalculatedNextPaymentMinimumAmount: fc.integer({ min: 0, max: 9000 }),
});
const arbitraryInputs: fc.Arbitrary<PricingInputs> = fc
  .record({
    score: fc.integer({ min: 300, max: 850 }),
    scoreReasons: fc.subarray<DeclineReason>([
      'DELINQUENT_OBLIGATIONS',
      'BALANCES_HIGH',
      'AMOUNT_OWED_HIGH',
      'ACCOUNTS_TOO_NEW',
    ]),
    homeValue: fc.integer({ min: 40_000, max: 900_000 }),
    occupancy: fc.constantFrom('HOME' as const, 'SECONDARY' as const, 'INVESTMENT' as const),
    state: fc.constantFrom('CO', 'TX', 'CA', 'GA'),
    annualIncome: fc.integer({ min: 0, max: 250_000 }),
    debts: fc.array(arbitraryDebt, { maxLength: 5 }),
    assets: fc.constantFrom(null, 0, 50_000),
  })
  .map(({ debts, ...rest }) => ({
    ...rest,
    automatedValue: true,
    county: null,
    reducedOfferAccepted: false,
    liensReached: false,
    manualNotary: false,
    brand: { interestOnly: false, ofeeMaxThreshold: null, discounts: [] },
    previous: null,
    liabilities: debts.map((one, index) => ({
      uuid: `debt-${index}`,
      payOff: { status: 'NOT_MARKED' as const },
      ...one,
    })),
  }));

/** The change that must remove a reason: a reason that stays was never valid. */
const WITHOUT: Partial<Record<DeclineReason, (inputs: PricingInputs) => PricingInputs>> = {
  COLLATERAL_INSUFFICIENT: (inputs) => ({ ...inputs, homeValue: 90_000_000 }),
  OBLIGATIONS_EXCESSIVE: (inputs) => ({ ...inputs, annualIncome: 90_000_000 }),
};

function isCaused(reason: DeclineReason, inputs: PricingInputs): boolean {
  const otherwise = WITHOUT[reason];
  if (otherwise) return !price(otherwise(inputs), SAMPLE_POLICY).reasons.includes(reason);
  return (
    inputs.score < SAMPLE_POLICY.lowestScore && (reason === 'CREDIT_SCORE' || inputs.scoreReasons.includes(reason))
  );
}

describe('decline reasons of a notice', () => {
  test('random declined files have one to four recorded reasons, each with its cause in the file [SCREEN-071]', () => {
    let declined = 0;
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const priced = price(inputs, SAMPLE_POLICY);
        if (priced.outcome !== 'NONE') return;
        declined += 1;
        const recorded = principalReasons(priced.reasons);
        const fact = parseFact({
          type: 'ApplicationDeclined',
          data: { reasons: recorded, ruleSet: SAMPLE_POLICY.version, reliedOn: [], ground: null },
        });
        const file = fold(fold(emptyFile(), CREDIT_FOUND), fact);
        const reasons = givenReasons(recorded, buildJudged(file, { score: inputs.score }), SAMPLE_POLICY);
        expect(reasons.length).toBeGreaterThanOrEqual(1);
        expect(reasons.length).toBeLessThanOrEqual(4);
        expect(usesCreditReport(reasons)).toBe(true);
        expect(
          (reasons as DeclineReason[]).filter((reason) => !recorded.includes(reason) || !isCaused(reason, inputs)),
        ).toEqual([]);
      }),
      { numRuns: 3000, seed: 20261120 },
    );
    console.log(`reasons: ${declined} declined files of 3000 priced`);
    expect(declined).toBeGreaterThan(500);
  });

  test('givenReasons drops staff reasons the file contradicts, and printedReasons is never empty', () => {
    const acts: readonly Fact[] = [
      { type: 'IntakeCompleted', data: { regime: 'ORDINARY', checks: ['AGE'], ruleSet: 'test' } },
      { type: 'ApplicationSubmitted', data: { hardConsentVersion: 'test' } },
      { type: 'IdentityChecked', data: { attempt: 1, result: 'VERIFIED', reason: null } },
      {
        type: 'IncomeEvidenced',
        data: { attempt: 1, source: 'BANK', accepted: 'MATCH', manual: false, matched: true, income: 'income-1' },
      },
      { type: 'EmploymentConfirmed', data: { attempt: 1, by: 'STAFF' } },
    ].map((fact) => parseFact(fact));
    const files = fc.record({
      credit: fc.constantFrom(CREDIT_FOUND, CREDIT_NO_MATCH),
      acts: fc.subarray([...acts]),
      score: fc.integer({ min: 300, max: 850 }),
      listedForSale: fc.boolean(),
      lastTransferOn: fc.constantFrom(null, '2026-10-30', '2020-01-01'),
      reasons: fc.subarray(DECLINE_REASON_CODES, { minLength: 1, maxLength: 4 }),
    });
    let [dropped, onRequest] = [0, 0];
    fc.assert(
      fc.property(files, ({ credit, acts: done, reasons, ...rest }) => {
        const file = replay([credit, ...done]);
        const hasReport = credit === CREDIT_FOUND;
        const inputs = givenReasons(
          reasons,
          buildJudged(file, { ...rest, score: hasReport ? rest.score : null }),
          SAMPLE_POLICY,
        );
        const hasFact = (type: string) => done.some((fact) => fact.type === type);
        const wrong: readonly (readonly [boolean, readonly DeclineReason[]])[] = [
          [hasReport, ['NO_CREDIT_FILE']],
          [
            !hasReport,
            [
              'CREDIT_SCORE',
              'DELINQUENT_OBLIGATIONS',
              'BANKRUPTCY',
              'RECENT_INQUIRIES',
              'ACCOUNTS_TOO_NEW',
              'CREDIT_EXPERIENCE_LIMITED',
            ],
          ],
          [hasReport && rest.score >= SAMPLE_POLICY.lowestScore, ['CREDIT_SCORE']],
          [hasFact('ApplicationSubmitted'), ['APPLICATION_INCOMPLETE']],
          [hasFact('IdentityChecked'), ['IDENTITY_UNVERIFIED']],
          [hasFact('IncomeEvidenced'), ['INCOME_UNVERIFIED']],
          [hasFact('EmploymentConfirmed'), ['EMPLOYMENT_UNVERIFIED']],
          [!rest.listedForSale, ['LISTED_FOR_SALE']],
          [rest.lastTransferOn !== '2026-10-30', ['TITLE_TRANSFERRED']],
        ];
        const contradicted = new Set<string>(wrong.flatMap(([holds, codes]) => (holds ? codes : [])));
        expect(inputs.filter((reason) => contradicted.has(reason) || !(reasons as string[]).includes(reason))).toEqual(
          [],
        );
        const printed = printedReasons(inputs);
        expect([printed.length >= 1, printed.length <= 4]).toEqual([true, true]);
        dropped += reasons.length - inputs.length;
        if (inputs.length === 0) onRequest += 1;
        expect(printed).toEqual(
          inputs.length === 0 ? [REASONS_ON_REQUEST] : inputs.map((one) => DECLINE_REASONS[one as DeclineReason]),
        );
      }),
      { numRuns: 3000, seed: 20261121 },
    );
    console.log(
      `reasons by a person: ${dropped} contradicted ones left out, ${onRequest} notices give them on request`,
    );
    expect(Math.min(dropped, onRequest)).toBeGreaterThan(50);
  });

  test('contradictedReasons lists pricing reasons only while a choice from the current figures exists', () => {
    const priced: DeclineReason[] = ['OBLIGATIONS_EXCESSIVE', 'INCOME_INSUFFICIENT', 'COLLATERAL_INSUFFICIENT'];
    const empty = fold(emptyFile(), CREDIT_FOUND);
    const chosen: LoanFile = {
      ...empty,
      pricingInputsVersion: 3,
      offers: { ...empty.offers, version: 2, inputsVersion: 3, outcome: 'OFFERS' },
      selection: { count: 1, current: true, choiceAsked: false },
    };
    const findContradictions = (file: LoanFile) =>
      contradictedReasons(
        [...priced, 'BANKRUPTCY', 'LISTED_FOR_SALE'],
        buildJudged(file, { listedForSale: true }),
        SAMPLE_POLICY,
      );
    expect(findContradictions(chosen)).toEqual(priced);
    expect([
      findContradictions(empty),
      findContradictions({ ...chosen, pricingInputsVersion: 4 }),
      findContradictions({ ...chosen, selection: { ...chosen.selection, current: false } }),
      findContradictions({ ...chosen, offers: { ...chosen.offers, outcome: 'WINBACK' } }),
    ]).toEqual([[], [], [], []]);
  });

  test('givenReasons leaves a rule’s sentence unchanged and removes duplicates', () => {
    const file = fold(emptyFile(), CREDIT_FOUND);
    expect(
      givenReasons(['Proof of insurance was not given', 'BANKRUPTCY', 'BANKRUPTCY'], buildJudged(file), SAMPLE_POLICY),
    ).toEqual(['Proof of insurance was not given', 'BANKRUPTCY']);
    expect(isContradicted('toString', buildJudged(file), SAMPLE_POLICY)).toBe(false);
  });

  test.each([
    [['LISTED_FOR_SALE'], false],
    [['TITLE_TRANSFERRED'], false],
    [['NO_CREDIT_FILE'], false],
    [['IDENTITY_UNVERIFIED'], false],
    [['COLLATERAL_INSUFFICIENT'], true],
    [['CREDIT_SCORE'], true],
    [['TITLE_TRANSFERRED', 'BANKRUPTCY'], true],
    [['Credit score lower than before: too many new accounts'], true],
  ])('usesCreditReport of %j is %s', (reasons, rests) => {
    expect(usesCreditReport(reasons)).toBe(rests);
  });

  test('keyFactors returns four factors, and a fifth about inquiries', () => {
    expect(keyFactors(['a', 'b', 'c', 'd', 'Too many inquiries last 12 months'])).toEqual([
      'a',
      'b',
      'c',
      'd',
      'Too many inquiries last 12 months',
    ]);
    expect(keyFactors(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('reofferReasons', () => {
  const before: PriceInputs = {
    score: 742,
    homeValue: 412_000,
    annualIncome: 118_000,
    owedOnHome: 180_000,
    monthlyDebts: 1500,
  };
  const getReasons = (
    change: Partial<PriceInputs>,
    limit: 'DTI' | null = null,
    overrides: { factors?: string[]; scoreReasons?: DeclineReason[] } = {},
  ) =>
    reofferReasons({
      before,
      now: { ...before, ...change },
      limit,
      factors: overrides.factors ?? [],
      scoreReasons: overrides.scoreReasons ?? [],
      cause: 'your income changed',
    });

  test.each<[string, string[], string[]]>([
    ['income that supports less', getReasons({ annualIncome: 52_000 }, 'DTI'), ['OBLIGATIONS_EXCESSIVE']],
    [
      'lower income that still supports the line',
      getReasons({ annualIncome: 100_000 }),
      ['The figures in your application changed: your income changed'],
    ],
    ['a lower home value', getReasons({ homeValue: 350_000 }), ['COLLATERAL_INSUFFICIENT']],
    ['an undisclosed lien', getReasons({ owedOnHome: 240_000 }), ['COLLATERAL_INSUFFICIENT']],
    [
      'a lower score with a mapped factor',
      getReasons({ score: 690 }, null, { scoreReasons: ['BALANCES_HIGH'], factors: ['x'] }),
      ['BALANCES_HIGH'],
    ],
    [
      'a lower score in the bureau’s words',
      getReasons({ score: 690 }, null, { factors: ['Lack of recent revolving account information'] }),
      ['Credit score lower than before: Lack of recent revolving account information'],
    ],
    [
      'better figures',
      getReasons({ score: 800, homeValue: 500_000, annualIncome: 200_000 }),
      ['The figures in your application changed: your income changed'],
    ],
  ])('returns the reason for %s', (_, reasons, expected) => {
    expect(reasons).toEqual(expected);
  });

  test('never returns an empty list or a change for the better, over random changes', () => {
    const figures = fc.record({
      score: fc.integer({ min: 600, max: 850 }),
      homeValue: fc.integer({ min: 1, max: 9 }),
      annualIncome: fc.integer({ min: 1, max: 9 }),
      owedOnHome: fc.integer({ min: 0, max: 9 }),
      monthlyDebts: fc.integer({ min: 0, max: 9 }),
    });
    fc.assert(
      fc.property(figures, figures, fc.constantFrom('DTI' as const, null), (was, now, limit) => {
        const reasons = reofferReasons({
          before: was,
          now,
          limit,
          scoreReasons: ['ACCOUNTS_TOO_NEW'],
          factors: [],
          cause: null,
        });
        expect(reasons.length).toBeGreaterThanOrEqual(1);
        expect(reasons.length).toBeLessThanOrEqual(4);
        const untrue = [
          now.score >= was.score && 'ACCOUNTS_TOO_NEW',
          now.homeValue >= was.homeValue && now.owedOnHome <= was.owedOnHome && 'COLLATERAL_INSUFFICIENT',
          limit === null && 'OBLIGATIONS_EXCESSIVE',
        ];
        expect(reasons.filter((reason) => untrue.includes(reason))).toEqual([]);
      }),
    );
  });
});
