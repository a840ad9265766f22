import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLongRun } from './tools/long-run.mjs';

const SHARING = ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'apps/server/src/**/*.test.ts'];
/**
 * They measure the memory of their process and the processes that look at files, or the time of a tick in code that nothing else has warmed; or they replace the
 * timers of the process, which servers of earlier files would wait on.
 */
const ALONE = [
  'apps/server/src/records/uploads/*.test.ts',
  'packages/domain/src/offer/speed.test.ts',
  'apps/server/src/kernel/http/throttle-errors.test.ts',
  'apps/server/src/features/chat/socket.test.ts',
  'packages/contract/src/chat-channel.test.ts',
];

/** Only `npm run test:long` runs files of this name. */
const LEFT_OUT = isLongRun ? [] : ['**/*.long.test.ts'];

/** The longest first, by what their paths contain. */
const LONGEST = [
  'server/test/kill/closing.long',
  'server/src/sandbox/personas',
  'server/test/kill/middle.long',
  'server/test/kill/registration',
  'domain/test/loan-file/walks',
  'domain/test/loan-file/properties',
  'server/test/kill/turns',
  'tools/serve',
  'server/test/kill/restart',
  'domain/src/sanctions/sanctions',
  'domain/test/loan-file/mutants',
  'tools/first-step.long',
  'server/src/kernel/jobs/kill',
];

/**
 * The longest tests begin first, also where no earlier run is known: the last one does not keep one worker alone at work. Those that share a process come one
 * after the other: it ends before a file that has a process of its own.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const longest = LONGEST.flatMap((part) => sorted.filter(({ moduleId }) => moduleId.includes(`${part}.test.`)));
    const others = sorted.filter((file) => !longest.includes(file));
    const isSharing = ({ project }: TestSpecification): boolean => !project.config.isolate;
    return [...longest, ...others.filter(isSharing), ...others.filter((file) => !isSharing(file))];
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    // On two cores the default is one worker. Half of the time one waits for its database or for a job, so three keep two cores at work.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A machine that others use too is no failure; what must be quick is measured by its own test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What a job does is there in milliseconds; on a machine that others use in seconds.
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ['tools/postgres-setup.ts'],
    reporters: ['default', './tools/requirements-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      // Loading and warming up the server costs a file more than most of its tests: ten files in a process each took 33 s of a processor, in one process 20 s.
      { test: { name: 'sharing a process', include: SHARING, exclude: [...ALONE, ...LEFT_OUT], isolate: false } },
      {
        test: {
          // In a process each, these files took three times as long.
          name: 'pages, sharing a process',
          include: ['apps/{borrower,console}/{src,test}/**/*.test.{ts,tsx}'],
          exclude: LEFT_OUT,
          isolate: false,
        },
      },
      {
        test: {
          name: 'in a process each',
          include: [...ALONE, 'apps/server/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: LEFT_OUT,
        },
      },
    ],
  },
});
