import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

const ID = /\b[A-Z]{2,6}-\d{3}\b/g;

/** Writes which ledger ids stand in the titles of the unit tests that passed; `npm test` joins it with the journeys' list. */
export default class RequirementsReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const proved: Record<string, string[]> = {};
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        for (const id of idsOf(test.fullName)) (proved[id] ??= []).push(`${module.relativeModuleId}: ${test.fullName}`);
      }
    }
    mkdirSync('.reports', { recursive: true });
    writeFileSync('.reports/unit.json', JSON.stringify(proved, undefined, 1));
    writeFileSync('.reports/unit-summary.json', JSON.stringify(summary(modules)));
  }
}

function summary(modules: ReadonlyArray<TestModule>): {
  passed: number;
  failed: number;
  skipped: number;
  slow: { name: string; ms: number }[];
} {
  const count = (state: 'passed' | 'failed' | 'skipped'): number =>
    modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0);
  const broken = modules.filter(
    (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
  ).length;
  const slow = modules
    .map((module) => ({ name: module.relativeModuleId, ms: module.diagnostic().duration }))
    .sort((a, b) => b.ms - a.ms);
  return {
    passed: count('passed'),
    failed: count('failed') + broken,
    skipped: count('skipped'),
    slow: slow.slice(0, 10),
  };
}

/** Ids count only inside the square brackets that close a title. */
function idsOf(title: string): string[] {
  const brackets = [...title.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1]!);
  return [...new Set(brackets.flatMap((text) => text.match(ID) ?? []))];
}
