import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SHARING = ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'apps/server/src/**/*.test.ts'];
/**
 * They measure the memory of their process and the processes that look at files, or the time of a tick in code that nothing else has warmed; or they replace the
 * timers of the process, which servers of earlier files would wait on.
 */
const ALONE = [
  'apps/server/src/records/uploads/*.test.ts',
  'packages/domain/src/offer/speed.test.ts',
  'apps/server/src/kernel/http/throttle-errors.test.ts',
];

/** The longest tests begin first, also where no earlier run is known: the last one does not keep one worker alone at work. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      /\/kill\/|\/personas\.test|\/kill\.test/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    // On two cores the default is one worker. Half of the time one waits for its database or for a job, so three keep two cores at work.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A machine that others use too is no failure; what must be quick is measured by its own test.
    testTimeout: 40_000,
    hookTimeout: 60_000,
    // What a job does is there in milliseconds; on a machine that others use in seconds.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['tools/postgres-setup.ts'],
    reporters: ['default', './tools/requirements-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      // Loading and warming up the server costs a file more than most of its tests: ten files in a process each took 33 s of a processor, in one process 20 s.
      { test: { name: 'sharing a process', include: SHARING, exclude: ALONE, isolate: false } },
      {
        test: {
          name: 'in a process each',
          include: [
            ...ALONE,
            'apps/{borrower,console}/{src,test}/**/*.test.{ts,tsx}',
            'apps/server/test/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
