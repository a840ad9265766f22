import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { findIds } from './requirements.mjs';

/** Writes for `npm test` the requirement ids in the titles of passed unit tests, and a summary of the results. */
export default class RequirementsReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const proved: Record<string, string[]> = {};
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        for (const id of findIds(test.fullName))
          (proved[id] ??= []).push(`${module.relativeModuleId}: ${test.fullName}`);
      }
    }
    mkdirSync('.reports', { recursive: true });
    writeFileSync('.reports/unit.json', JSON.stringify(proved, undefined, 1));
    writeFileSync('.reports/unit-summary.json', JSON.stringify(summarize(modules)));
  }
}

/** Counts the results, with the slowest files and the titles of failures. */
function summarize(modules: ReadonlyArray<TestModule>): {
  passed: number;
  failed: number;
  skipped: number;
  slow: { name: string; ms: number }[];
  failures: string[];
} {
  const count = (state: 'passed' | 'skipped'): number =>
    modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0);
  const failures = modules.flatMap((module) => {
    const titles = [...module.children.allTests('failed')].map(
      ({ fullName }) => `${module.relativeModuleId}: ${fullName}`,
    );
    // A file that fails before its first test has a failure without a title.
    return titles.length === 0 && module.state() === 'failed' ? [module.relativeModuleId] : titles;
  });
  const slow = modules
    .map((module) => ({ name: module.relativeModuleId, ms: module.diagnostic().duration }))
    .sort((a, b) => b.ms - a.ms);
  return {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('skipped'),
    slow: slow.slice(0, 10),
    failures,
  };
}
