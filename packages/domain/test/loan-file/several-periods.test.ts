import { expect, test } from 'vitest';
import type { LoanFile } from '../../src/loan-file/file.ts';
import { owners } from '../../src/loan-file/people.ts';
import { loanMachine, RULES, type LoanMachine, type LoanRules } from '../../src/loan-file/refusal.ts';
import { driveTo } from './drive.ts';
import { random, type Random } from './random.ts';
import { sample } from './sample.ts';
import { attempt, nextAct } from './walk.ts';

const A_DAY = 86_400_000;
const LIVES = 2_000;
const STEPS = 60;

interface LifeReport {
  readonly periods: number;
  readonly moved: readonly string[];
  readonly wrong: readonly string[];
}

/**
 * One random life from the last signature on, checked by days only: the test keeps its own clock, last period and list
 * of confirmations. It randomly starts new periods and tries every fact that moves the deed or the money at every step.
 */
function live(machine: LoanMachine, from: LoanFile, dice: Random): LifeReport {
  let file = from;
  let now = Date.parse('2026-04-06T17:00:00.000Z');
  let period: { ends: number; satisfied: number } | null = null;
  let periods = 0;
  const confirmed = new Set<string>();
  const moved: string[] = [];
  const wrong: string[] = [];
  const mayCancel = (): boolean => period === null || now < period.ends;
  const marginRuns = (): boolean =>
    period === null || (now < period.satisfied && !owners(file).every((one) => confirmed.has(one)));

  for (let step = 0; step < STEPS && file.ended === null; step += 1) {
    now += dice.below(A_DAY / 2);
    const scene = { file, random: dice, day: step, good: true };
    const at = new Date(now).toISOString();
    const facts = dice.chance(0.12)
      ? [
          sample('RescissionPeriodSet', scene, {
            endsAt: new Date(now + A_DAY * (1 + dice.below(3))).toISOString(),
            satisfiedAt: new Date(now + A_DAY * (4 + dice.below(2))).toISOString(),
          }),
        ]
      : dice.chance(0.55)
        ? nextAct(scene, machine)
        : [
            sample(
              dice.pick([
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
    const after = attempt(machine, file, facts);
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
        if (mayCancel()) wrong.push(`${fact.type} while an owner may cancel, ${at}`);
        else if (fact.type !== 'DeedRecorded' && marginRuns()) wrong.push(`${fact.type} while the margin runs, ${at}`);
      }
    }
    file = after;
  }
  return { periods, moved, wrong };
}

const spouse = {
  mustSign: [
    { person: 'kim', relation: 'SPOUSE' as const, reason: 'the state asks the spouse', livesThere: 'YES' as const },
  ],
};
const BEGINNINGS = [driveTo('rescission').file, driveTo('rescission', { FinalTitleReturned: spouse }).file];

function lives(rules: LoanRules): readonly LifeReport[] {
  const machine = loanMachine(rules);
  return Array.from({ length: LIVES }, (_none, index) => live(machine, BEGINNINGS[index % 2]!, random(4_000 + index)));
}

test(
  'in random lives with several periods no deed is recorded and no money moves while an owner may cancel or the margin runs',
  { timeout: 120_000 },
  () => {
    const all = lives(RULES);
    const several = all.filter(({ periods }) => periods > 1);
    const count = (type: string): number => several.filter(({ moved }) => moved.includes(type)).length;
    console.info(
      `${all.length} lives, ${several.length} with several periods; of these recorded ${count('DeedRecorded')}, ordered ${count('FundsOrdered')}, sent ${count('FundsSent')}`,
    );
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(several.length).toBeGreaterThan(LIVES / 2);
    expect(Math.min(...['DeedRecorded', 'FundsOrdered', 'FundsSent'].map(count))).toBeGreaterThan(100);
  },
);

const { RescissionPeriodSet: set } = RULES.effects;
const { DeedRecorded: recorded } = RULES.needs;
type Period = Parameters<typeof set>[1];

const BROKEN: readonly { readonly name: string; readonly rules: LoanRules; readonly says: RegExp }[] = [
  {
    name: 'the deed is recorded by an order that was given in an older period',
    rules: {
      ...RULES,
      effects: {
        ...RULES.effects,
        RescissionPeriodSet: (file: LoanFile, data: Period) => ({ ...set(file, data), reached: file.reached }),
      },
      needs: { ...RULES.needs, DeedRecorded: (seen, { papers }) => seen.turns.worker(seen, ['recording'], papers) },
    },
    says: /DeedRecorded while an owner may cancel/,
  },
  {
    name: 'who confirmed in an older period counts in the new one',
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
    name: 'the margin of an older period counts in the new one',
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

test.each(BROKEN)('the lives tell when $name', { timeout: 120_000 }, ({ rules, says }) => {
  expect(
    lives(rules)
      .flatMap(({ wrong }) => wrong)
      .some((one) => says.test(one)),
  ).toBe(true);
});
