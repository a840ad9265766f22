import { expect, test, vi } from 'vitest';
import { inLongRun } from '../../../../tools/long-run.mjs';
import { stageIndex } from '../../src/enums/stage.ts';
import { derivedValues } from '../../src/loan-file/derived.ts';
import { explain } from '../../src/loan-file/explain.ts';
import { FACT_TYPES, parseFact } from '../../src/loan-file/facts.ts';
import { type LoanFile, emptyFile } from '../../src/loan-file/file.ts';
import { currentGate, fold, replay } from '../../src/loan-file/fold.ts';
import { GATES, isOpen } from '../../src/loan-file/gates.ts';
import { RULES, loanMachine, refusal } from '../../src/loan-file/refusal.ts';
import { pendingClocks, getProgress, getStage, startedWork, getStatus } from '../../src/loan-file/status.ts';
import { createRandom } from './random.ts';
import { buildSampleFact } from './sample.ts';
import { type Step, walkToEnd } from './walk.ts';

// Thousands of walks: seconds on an idle core, longer next to other tests.
vi.setConfig({ testTimeout: 180_000 });

const machine = loanMachine(RULES);

/** `npm test` takes a third of the walks. */
function runWalks(whole: number, onStep: (step: Step, seed: number) => void): ReturnType<typeof walkToEnd>[] {
  return Array.from({ length: inLongRun(whole, Math.ceil(whole / 3)) }, (_none, index) =>
    walkToEnd(machine, createRandom(9_000 + index), (step) => onStep(step, index)),
  );
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

test('fold works on deeply frozen files and facts with the same result [ROUTE-064]', () => {
  for (const { facts, file } of runWalks(300, () => undefined)) {
    let frozen = deepFreeze(emptyFile());
    for (const fact of facts) frozen = deepFreeze(fold(frozen, deepFreeze(structuredClone(fact))));
    expect(frozen).toEqual(file);
  }
});

test('replay of any prefix of stored facts equals the running fold [ROUTE-064]', () => {
  for (const { facts } of runWalks(60, () => undefined)) {
    const stored = facts.map((fact) => parseFact(JSON.parse(JSON.stringify(fact))));
    let running = emptyFile();
    for (const [index, fact] of facts.entries()) {
      running = fold(running, fact);
      expect(JSON.stringify(replay(stored.slice(0, index + 1)))).toBe(JSON.stringify(running));
    }
  }
});

test('no file reaches the same state twice [ROUTE-064]', () => {
  const states = new Map<number, Set<string>>();
  const repeated: string[] = [];
  runWalks(1_000, ({ after, facts }, life) => {
    const seen = states.get(life) ?? new Set<string>();
    const state = JSON.stringify(after);
    if (seen.has(state)) repeated.push(facts.map((fact) => fact.type).join(', '));
    seen.add(state);
    states.set(life, seen);
  });
  expect(repeated).toEqual([]);
});

test('fold gives every file a status after any fact, also a refused one [ROUTE-064]', () => {
  const dice = createRandom(77);
  const files: LoanFile[] = [];
  runWalks(250, ({ after }) => {
    if (dice.chance(0.05)) files.push(after);
  });
  for (const file of files) {
    for (const type of FACT_TYPES) {
      const fact = parseFact(buildSampleFact(type, { file, random: dice, day: 3, good: false }));
      const after = fold(file, fact);
      expect(getStatus(after)).toMatch(/^[A-Z_]+$/);
      expect(after.pricingInputsVersion).toBeGreaterThanOrEqual(file.pricingInputsVersion);
    }
  }
});

test('derivedValues stay within their lists and never include UNKNOWN [ENUM-018, ENUM-020, ENUM-021, ENUM-022, PROG-001]', () => {
  const onStep = {
    uwDecision: new Set<string>(),
    uwSubDecision: new Set<string>(),
    bpo: new Set<string>(),
    title: new Set<string>(),
    stage: new Set<string>(),
  };
  runWalks(1_500, ({ after }) => {
    const values = derivedValues(after);
    onStep.uwDecision.add(values.uwDecision);
    onStep.uwSubDecision.add(values.uwSubDecision);
    onStep.bpo.add(values.bpo);
    onStep.title.add(values.title);
    onStep.stage.add(getStage(after));
    expect(stageIndex(getStage(after))).toBeGreaterThanOrEqual(0);
  });
  expect([...onStep.uwDecision].sort()).toEqual([
    'APPROVED',
    'ASSET_DEPLETION',
    'DECLINE',
    'ERROR',
    'FINAL',
    'INELIGIBLE',
    'INITIAL',
    'REVIEW',
    'SELECT',
  ]);
  expect([...onStep.uwSubDecision].sort()).toEqual([
    'BPO_PENDING',
    'CREDIT_FROZEN',
    'FINAL_OFFER',
    'UNKNOWN_SUBDECISION',
    'UNVERIFIED_DTI_LIMITED',
    'UNVERIFIED_OFFER',
    'UNVERIFIED_ONBOARDING_COMPLETE',
    'VERIFIED_DTI_LIMITED',
    'VERIFIED_INCOME_MATCHED_OFFER',
    'VERIFIED_OFFER',
    'VERIFIED_RESERVE_LIMITED',
  ]);
  expect([...onStep.bpo].sort()).toEqual([
    'BPO_COMPLETE',
    'BPO_NOT_REQUIRED',
    'BPO_PROCESSING',
    'BPO_REQUIRED',
    'UNKNOWN_BPO_STATUS',
  ]);
  expect([...onStep.title].sort()).toEqual([
    'FINAL_TITLE_COMPLETE',
    'FINAL_TITLE_PROCESSING',
    'PREQUAL_TITLE_COMPLETE',
    'PREQUAL_TITLE_PROCESSING',
    'TITLE_NOT_REQUIRED',
    'TITLE_REQUIRED',
    'UNKNOWN_TITLE_STATUS',
  ]);
  expect([...onStep.stage].sort()).toEqual([
    'COMPLETE',
    'ENOTARY',
    'ID_UPLOAD',
    'INITIAL',
    'LINK_INCOME',
    'MANUAL_NOTARY',
    'MORE_INFO',
    'PRODUCT_SELECT',
    'SIGNING',
  ]);
});

test('explain returns complete sentences, and getProgress explains a bar that went back [ROUTE-064]', () => {
  runWalks(600, ({ after }) => {
    const explained = explain(after);
    expect(`${explained.text} ${explained.ask ?? ''}`).not.toMatch(/[{}[\]]|undefined|null| {2}/);
    expect(explained.status).toBe(getStatus(after));
    expect(explained.text).toMatch(/^[A-Z].*[.?]$/);
    const { index, reopened } = getProgress(after);
    const furthest = Math.max(
      ...GATES.filter((gate) => gate.stage !== 'SAME' && after.reached[gate.id] !== undefined).map((gate) =>
        stageIndex(gate.stage as never),
      ),
    );
    expect(reopened !== null).toBe(after.selection.count > 0 && index < furthest);
  });
});

test('a completed gate that opens again starts its work again [ROUTE-064]', () => {
  // An alert that comes with an unknown answer and again with the next one belongs to one pull: one task.
  const oncePerPull = new Set(['facta', 'delinquency-explain', 'delinquency-review', 'final-checks']);
  const silent: string[] = [];
  const doneSince = new Map<number, Set<string>>();
  runWalks(1_000, ({ before, after, facts }, life) => {
    const done = doneSince.get(life) ?? new Set<string>();
    doneSince.set(life, done);
    for (const { gate } of startedWork(before, after)) done.delete(gate);
    const current = currentGate(after);
    for (const gate of GATES) {
      if (gate.work === undefined || oncePerPull.has(gate.id)) continue;
      if (after.reached[gate.id] !== undefined && !isOpen(gate, after)) done.add(gate.id);
      else if (current?.id === gate.id && done.has(gate.id))
        silent.push(`${gate.id} by ${facts.map((fact) => fact.type).join(', ')}`);
    }
  });
  expect(silent).toEqual([]);
});

test('each attempt of a gate starts its work once [ROUTE-064]', () => {
  const keys = new Map<number, string[]>();
  runWalks(800, ({ before, after }, life) => {
    const seen = keys.get(life) ?? [];
    keys.set(life, seen);
    for (const { gate, attempt, work } of startedWork(before, after)) seen.push(`${gate}:${attempt}:${work}`);
  });
  const twice = [...keys.values()].flatMap((seen) => seen.filter((key, index) => seen.indexOf(key) !== index));
  // Work that starts early (the flood certificate at the submission, the owners' notices with the title) starts again
  // when its gate is reached: the same job, by the same key.
  const early: string[] = GATES.filter((gate) => gate.early !== undefined).map((gate) => gate.id);
  // So is the order to the county, which is sent again after a new period: the answer to the first order was refused
  // while the period ran.
  early.push('recording');
  expect(twice.filter((key) => !early.some((id) => key.startsWith(`${id}:`)))).toEqual([]);
  const countKey = (seen: string[], key: string): number => seen.filter((one) => one === key).length;
  expect(
    [...keys.values()].flatMap((seen) =>
      seen.filter((key) => countKey(seen, key) > 2 && !key.startsWith('recording:')),
    ),
  ).toEqual([]);
  expect(early.filter((id) => !twice.some((key) => key.startsWith(`${id}:`)))).toEqual([]);
});

test('a running clock is accepted exactly when due and never before [ROUTE-064]', () => {
  let checked = 0;
  runWalks(600, ({ after }) => {
    for (const { clock, due } of pendingClocks(after)) {
      if (currentGate(after) === undefined) continue;
      checked += 1;
      const early = new Date(Date.parse(due) - 1_000).toISOString();
      const fact = { type: 'ClockReached', data: { clock, due, at: due } } as const;
      expect(refusal(after, fact, due)).toBeNull();
      expect(refusal(after, fact, early)?.name).toBe('RULE');
      expect(refusal(after, { ...fact, data: { ...fact.data, at: early } })?.name).toBe('RULE');
      expect(refusal(after, { ...fact, data: { ...fact.data, due: early } })?.name).toBe('RULE');
    }
  });
  expect(checked).toBeGreaterThan(100);
});
