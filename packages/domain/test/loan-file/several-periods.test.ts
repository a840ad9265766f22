import { expect, test } from 'vitest';
import type { LoanFile } from '../../src/loan-file/file.ts';
import { owners } from '../../src/loan-file/people.ts';
import { loanMachine, RULES, type LoanMachine, type LoanRules } from '../../src/loan-file/refusal.ts';
import { driveTo } from './drive.ts';
import { createRandom, type Random } from './random.ts';
import { buildSampleFact } from './sample.ts';
import { tryRecord, getNextFacts } from './walk.ts';

const DAY = 86_400_000;
const LIFE_COUNT = 2_000;
const MAX_STEPS = 60;

interface LifeReport {
  readonly periods: number;
  readonly moved: readonly string[];
  readonly wrong: readonly string[];
}

/**
 * One random life from the last signature on, checked by days only: the test keeps its own clock, last period and list
 * of confirmations. It randomly starts new periods and tries every fact that moves the deed or the money at every step.
 */
function runLife(machine: LoanMachine, from: LoanFile, random: Random): LifeReport {
  let file = from;
  let now = Date.parse('2026-04-06T17:00:00.000Z');
  let period: { ends: number; satisfied: number } | null = null;
  let periods = 0;
  const confirmed = new Set<string>();
  const moved: string[] = [];
  const wrong: string[] = [];
  const canCancel = (): boolean => period === null || now < period.ends;
  const isMarginRunning = (): boolean =>
    period === null || (now < period.satisfied && !owners(file).every((one) => confirmed.has(one)));

  for (let step = 0; step < MAX_STEPS && file.ended === null; step += 1) {
    now += random.below(DAY / 2);
    const scene = { file, random, day: step, good: true };
    const instant = new Date(now).toISOString();
    const facts = random.chance(0.12)
      ? [
          buildSampleFact('RescissionPeriodSet', scene, {
            endsAt: new Date(now + DAY * (1 + random.below(3))).toISOString(),
            satisfiedAt: new Date(now + DAY * (4 + random.below(2))).toISOString(),
          }),
        ]
      : random.chance(0.55)
        ? getNextFacts(scene, machine)
        : [
            buildSampleFact(
              random.pick([
                'DeedRecorded',
                'FundsOrdered',
                'FundsSent',
                'NonRescissionConfirmed',
                'FundingProposed',
                'FundingApproved',
                'FinalChecksPassed',
              ] as const),
              scene,
            ),
          ];
    // A clock is recorded when it is due, so time moves forward to it.
    for (const fact of facts) if (fact.type === 'ClockReached') now = Math.max(now, Date.parse(fact.data.due));
    const after = tryRecord(machine, file, facts);
    if (after === undefined) continue;
    for (const fact of facts) {
      if (fact.type === 'RescissionPeriodSet') {
        period = { ends: Date.parse(fact.data.endsAt), satisfied: Date.parse(fact.data.satisfiedAt) };
        periods += 1;
        confirmed.clear();
      }
      if (fact.type === 'NonRescissionConfirmed') confirmed.add(fact.data.person);
      if (fact.type === 'DeedRecorded' || fact.type === 'FundsOrdered' || fact.type === 'FundsSent') {
        moved.push(fact.type);
        if (canCancel()) wrong.push(`${fact.type} while an owner may cancel, ${instant}`);
        else if (fact.type !== 'DeedRecorded' && isMarginRunning())
          wrong.push(`${fact.type} while the margin runs, ${instant}`);
      }
    }
    file = after;
  }
  return { periods, moved, wrong };
}

const SPOUSE_TITLE = {
  mustSign: [
    { person: 'kim', relation: 'SPOUSE' as const, reason: 'the state asks the spouse', livesThere: 'YES' as const },
  ],
};
const START_FILES = [driveTo('rescission').file, driveTo('rescission', { FinalTitleReturned: SPOUSE_TITLE }).file];

function runLives(rules: LoanRules): readonly LifeReport[] {
  const machine = loanMachine(rules);
  return Array.from({ length: LIFE_COUNT }, (_none, index) =>
    runLife(machine, START_FILES[index % 2]!, createRandom(4_000 + index)),
  );
}

test(
  'no deed is recorded and no money moves during any cancellation period or mail margin of random lives',
  { timeout: 120_000 },
  () => {
    const all = runLives(RULES);
    const several = all.filter(({ periods }) => periods > 1);
    const count = (type: string): number => several.filter(({ moved }) => moved.includes(type)).length;
    console.info(
      `${all.length} lives, ${several.length} with several periods; of these recorded ${count('DeedRecorded')}, ordered ${count('FundsOrdered')}, sent ${count('FundsSent')}`,
    );
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(several.length).toBeGreaterThan(LIFE_COUNT / 2);
    expect(Math.min(...['DeedRecorded', 'FundsOrdered', 'FundsSent'].map(count))).toBeGreaterThan(100);
  },
);

const { RescissionPeriodSet: set } = RULES.effects;
const { DeedRecorded: recorded } = RULES.needs;
type Period = Parameters<typeof set>[1];

const BROKEN_RULES: readonly { readonly name: string; readonly rules: LoanRules; readonly says: RegExp }[] = [
  {
    name: 'an order from an earlier period records the deed',
    rules: {
      ...RULES,
      effects: {
        ...RULES.effects,
        RescissionPeriodSet: (file: LoanFile, data: Period) => ({ ...set(file, data), reached: file.reached }),
      },
      needs: {
        ...RULES.needs,
        DeedRecorded: (file, { papers: setNumber }) => file.turns.worker(file, ['recording'], setNumber),
      },
    },
    says: /DeedRecorded while an owner may cancel/,
  },
  {
    name: 'a confirmation from an earlier period counts in the new one',
    rules: {
      ...RULES,
      effects: {
        ...RULES.effects,
        RescissionPeriodSet: (file: LoanFile, data: Period) => ({
          ...set(file, data),
          nonRescissionSets: file.nonRescissionSets,
        }),
      },
    },
    says: /Funds\w+ while the margin runs/,
  },
  {
    name: 'the mail margin of an earlier period counts in the new one',
    rules: {
      ...RULES,
      effects: {
        ...RULES.effects,
        RescissionPeriodSet: (file: LoanFile, data: Period) => {
          const after = set(file, data);
          return file.clocks.SATISFIED?.reached === true
            ? { ...after, clocks: { ...after.clocks, SATISFIED: file.clocks.SATISFIED } }
            : after;
        },
      },
      needs: { ...RULES.needs, DeedRecorded: recorded },
    },
    says: /Funds\w+ while the margin runs/,
  },
];

test.each(BROKEN_RULES)('the random lives report when $name', { timeout: 120_000 }, ({ rules, says }) => {
  expect(
    runLives(rules)
      .flatMap(({ wrong }) => wrong)
      .some((one) => says.test(one)),
  ).toBe(true);
});
