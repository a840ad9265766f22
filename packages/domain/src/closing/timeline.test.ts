import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseFact } from '../loan-file/facts.ts';
import { BORROWER, type LoanFile, emptyFile } from '../loan-file/file.ts';
import { currentGate, fold } from '../loan-file/fold.ts';
import { owners } from '../loan-file/people.ts';
import { isMarginOver } from '../loan-file/predicates.ts';
import { CLOSING_STEPS, type ClosingDays, closingTimeline, hasMoneyLeft, moneyStage } from './timeline.ts';

const GOLDEN_FOLDER = new URL('../../test/golden/', import.meta.url);

/** The loan file after each fact of every stored stream. */
const STORED_FILES: readonly LoanFile[] = readdirSync(GOLDEN_FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => {
    const [, ...lines] = readFileSync(new URL(name, GOLDEN_FOLDER), 'utf8').trim().split('\n');
    const files: LoanFile[] = [];
    for (const line of lines) files.push(fold(files.at(-1) ?? emptyFile(), parseFact(JSON.parse(line) as unknown)));
    return files;
  });

const getCurrentGateId = (file: LoanFile): string => currentGate(file)?.id ?? 'complete';
const confirmBorrower = (file: LoanFile): LoanFile => ({
  ...file,
  nonRescissionSets: Object.fromEntries(owners(file).map((person) => [person, file.closingSet])),
});
const DAYS: ClosingDays = {
  signedOn: '2026-11-20',
  lastDay: '2026-11-24',
  satisfiedOn: '2026-11-25',
  recordedOn: '2026-11-25',
  fundingOn: '2026-11-27',
  sentOn: null,
  paidOn: null,
  firstPaymentOn: '2026-12-27',
};
const buildSignedFile = (change: Partial<LoanFile>): LoanFile =>
  ({
    ...emptyFile(),
    created: { occupancy: 'HOME', crypto: false, softConsent: true },
    closingSet: 1,
    noteSignedSets: { [BORROWER]: 1 },
    deedSignedSets: { [BORROWER]: 1 },
    clocks: {
      RESCISSION: { due: '2026-11-25T07:00:00.000Z', reached: true },
      SATISFIED: { due: '2026-11-26T07:00:00.000Z', reached: false },
    },
    ...change,
  }) as LoanFile;
const getTimeline = (file: LoanFile, gate: string, days: Partial<ClosingDays>, today: string) =>
  Object.fromEntries(
    closingTimeline(file, gate, { ...DAYS, ...days }, today).map(({ step, state, on }) => [
      step,
      on === null ? state : `${state} ${on}`,
    ]),
  );

describe('closingTimeline and moneyStage', () => {
  test('closingTimeline marks no step done before an earlier step or on a future day, in every stored state', () => {
    let count = 0;
    for (const stored of STORED_FILES) {
      for (const base of [stored, confirmBorrower(stored)]) {
        for (const [payoffs, creditorsPaid] of [
          [0, false],
          [2, false],
          [2, true],
        ] as const) {
          const file: LoanFile = { ...base, markedPayoffs: payoffs, creditorsPaid: creditorsPaid && base.fundsSent };
          for (const today of ['2026-11-20', '2026-11-26', '2026-11-27', '2026-12-28']) {
            const days = {
              ...DAYS,
              sentOn: file.fundsSent ? '2026-11-27' : null,
              paidOn: file.creditorsPaid ? '2026-11-26' : null,
            };
            const steps = closingTimeline(file, getCurrentGateId(file), days, today);
            const states = steps.map(({ state }) => state).join(' ');
            expect(states, `${getCurrentGateId(file)} on ${today}`).toMatch(/^((DONE ?)*(NOW ?)?(LATER ?)*)$/);
            expect(
              steps.filter(({ state, on }) => state === 'DONE' && on !== null && on > today),
              `${getCurrentGateId(file)} on ${today}`,
            ).toEqual([]);
            expect(
              steps.map(({ step }) => CLOSING_STEPS.indexOf(step)),
              'in order',
            ).toEqual(steps.map(({ step }) => CLOSING_STEPS.indexOf(step)).toSorted((one, other) => one - other));
            expect(isMarginOver(file) && steps.some(({ step }) => step === 'LETTERS'), 'no waived wait').toBe(false);
            if (steps.length > 0) count += 1;
          }
        }
      }
    }
    expect(count).toBeGreaterThan(200);
  });

  test('closingTimeline drops the wait for mailed cancellations after every owner confirms', () => {
    expect(getTimeline(buildSignedFile({}), 'recording', {}, '2026-11-25')).toMatchObject({
      CANCEL_PERIOD: 'DONE 2026-11-24',
      RECORDING: 'NOW 2026-11-25',
      LETTERS: 'LATER 2026-11-25',
    });
    expect(getTimeline(confirmBorrower(buildSignedFile({})), 'recording', {}, '2026-11-25')).not.toHaveProperty(
      'LETTERS',
    );
  });

  test('closingTimeline shows no day that rests on a cancellation period which has not begun', () => {
    const unnoticed = buildSignedFile({ clocks: {}, deedRecorded: true });
    for (const gate of ['rescission-notice', 'rescission']) {
      expect(getTimeline(unnoticed, gate, {}, '2026-11-25')).toMatchObject({
        SIGNED: 'DONE 2026-11-20',
        CANCEL_PERIOD: gate === 'rescission' ? 'NOW' : 'LATER',
        RECORDING: 'LATER 2026-11-25',
        SENDING: 'LATER',
        FIRST_PAYMENT: 'LATER',
      });
    }
    // A clock of earlier signatures counts no more than none.
    for (const gate of ['deed-others', 'rescission-notice']) {
      const timeline = getTimeline(buildSignedFile({}), gate, {}, '2026-11-25');
      expect(timeline['SENDING']).toBe('LATER');
      expect(timeline['FIRST_PAYMENT']).toBe('LATER');
      expect(timeline).not.toHaveProperty('LETTERS');
    }
    expect(getTimeline(buildSignedFile({}), 'rescission', {}, '2026-11-25')).toMatchObject({
      SENDING: 'LATER 2026-11-27',
      FIRST_PAYMENT: 'LATER 2026-12-27',
    });
  });

  test("closingTimeline shows money and payoffs as pending until the bank's payment date", () => {
    const sent = buildSignedFile({
      deedRecorded: true,
      finalChecksPassed: true,
      fundingApproved: true,
      fundsSent: true,
      markedPayoffs: 1,
      creditorsPaid: true,
    });
    const days = { sentOn: '2026-11-27', paidOn: '2026-11-26' };
    expect(getTimeline(sent, 'complete', days, '2026-11-26')).toMatchObject({
      SENDING: 'NOW 2026-11-27',
      CREDITORS: 'LATER 2026-11-27',
      FIRST_PAYMENT: 'LATER 2026-12-27',
    });
    expect(getTimeline(sent, 'complete', days, '2026-11-27')).toMatchObject({
      SENDING: 'DONE 2026-11-27',
      CREDITORS: 'DONE 2026-11-27',
      FIRST_PAYMENT: 'LATER 2026-12-27',
    });
  });

  // Fri, Nov 27 is followed by the business day Mon, Nov 30.
  test.each([
    [null, '2026-11-26', 'SENT', true],
    ['2026-11-27', '2026-11-26', 'ORDERED', false],
    ['2026-11-27', '2026-11-27', 'SENT', true],
    ['2026-11-27', '2026-11-30', 'SENT', true],
    ['2026-11-27', '2026-12-01', 'CREDITED', true],
  ] as const)('moneyStage with bank date %s on %s is %s', (sentOn, today, stage, left) => {
    expect(moneyStage({ fundsSent: true }, sentOn, today)).toBe(stage);
    expect(hasMoneyLeft(stage)).toBe(left);
    expect(moneyStage({ fundsSent: false }, sentOn, today)).toBe('PLANNED');
  });

  test('closingTimeline omits the first payment after its due date', () => {
    const sent = buildSignedFile({ deedRecorded: true, fundsSent: true });
    expect(getTimeline(sent, 'complete', { sentOn: '2026-11-27' }, '2026-12-27')).toHaveProperty('FIRST_PAYMENT');
    expect(getTimeline(sent, 'complete', { sentOn: '2026-11-27' }, '2026-12-28')).not.toHaveProperty('FIRST_PAYMENT');
  });

  test('closingTimeline is empty before signing and after the file ends', () => {
    expect(closingTimeline(emptyFile(), 'choose', DAYS, '2026-11-20')).toEqual([]);
    expect(
      closingTimeline(
        buildSignedFile({ ended: { how: 'CANCELLED', why: 'RESCINDED' } as never }),
        'cancelled',
        DAYS,
        '2026-11-25',
      ),
    ).toEqual([]);
  });
});
