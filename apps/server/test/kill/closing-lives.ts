import { readConfig } from '../../src/kernel/config/config.ts';
import { loadKeys } from '../../src/kernel/db/keys.ts';
import type { Store } from '../../src/kernel/db/open.ts';
import { openVault, type Vault } from '../../src/kernel/db/vault.ts';
import { setLoanClock } from '../../src/loan-file/clock.ts';
import { runUntil, registerBorrower, type Borrower } from './borrower.ts';
import { findBrokenClosings, findDoubledClosings } from './closing-promises.ts';
import { buildClosingScenarios, type ClosingScenario } from './closing-scenarios.ts';
import { loadClosingStory } from './closing-story.ts';
import { killRepeatedly, formatStarts, type KillResult } from './kills.ts';
import { countWrites, type Findings } from './lives.ts';
import { withMortalServer } from './mortal-run.ts';
import type { MortalServer } from './mortal-server.ts';
import { simulateOutage, waitForJobs } from './outage.ts';
import { createOutsideParties, type OutsideParties } from './outside.ts';
import {
  findBrokenFiles,
  findBrokenStore,
  findDoubledEffects,
  findLostPromises,
  findRecordingCalls,
} from './promises.ts';
import { compareStories, type Story } from './story.ts';
import type { FaultCounts } from './vendor-faults.ts';

/** The number of kills, and the seed of chance. */
export interface ClosingRunOptions {
  readonly kills: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

/** Borrowers who started on the same day. */
interface Cohort {
  readonly began: Date;
  readonly borrowers: readonly Borrower[];
}

/** The result of a run: the stored data, the borrowers without kills and those with kills. */
export interface ClosingRun {
  readonly store: Store;
  readonly vault: Vault;
  readonly dataDir: string;
  readonly server: MortalServer;
  readonly outside: OutsideParties;
  readonly baseline: Cohort;
  readonly killed: readonly Cohort[];
  readonly kills: number;
  readonly used: FaultCounts;
}

/** Every vendor that these borrowers need between the account and the open line. */
const FAULTY_VENDORS = ['bank', 'title', 'notary', 'recording', 'payoff', 'scan', 'mail', 'identity-proof'] as const;

/**
 * A Tuesday, the day after a holiday and fifteen weeks before the next one. A cohort takes two weeks, so there is
 * time for seven.
 */
const FIRST_START = new Date('2027-02-16T17:00:00Z');
const DAY = 86_400_000;
/**
 * From the Tuesday of the signing to the Saturday after the right to cancel ended, while letters may still arrive, and
 * to the Thursday in the same state for those who signed on that Saturday.
 */
const DAY_OFFSETS = [0, 4 * DAY, 9 * DAY] as const;
const COHORT_INTERVAL = 14 * DAY;
/** Most kills that the borrowers of one day live through. */
const MAX_KILLS_PER_COHORT = 40;

/**
 * Runs borrowers from the account for the money to the open line, for tests that no kill loses or repeats anything: all
 * of them once without kills, for comparison, then others on later days while the server is killed and every vendor has
 * faults. Their days follow the loan clock, which is stopped except for the days of the right to cancel.
 */
export async function runClosingsThroughKills<T>(
  databaseUrl: string,
  { kills, seed, say }: ClosingRunOptions,
  use: (closings: ClosingRun) => Promise<T>,
): Promise<T> {
  return withMortalServer(
    databaseUrl,
    { seed, connections: 8 },
    async ({ store, colleague, dataDir, server, chance, seconds, beginFaults, hurry }) => {
      const config = readConfig(server.env);
      const vault = openVault((await loadKeys(config, store.db)).vault);
      const outside = createOutsideParties(server);
      await Promise.all(
        ['underwriter', 'closer', 'funder', 'second funder'].map((name) => outside.getStaffClient(name)),
      );
      const scenarios = buildClosingScenarios(store, vault);
      const setDay = (at: Date): Promise<void> => setLoanClock({ config, db: store.db }, { pinnedAt: at });
      const prepareCohort = async (began: Date): Promise<Cohort> => {
        await setDay(began);
        const borrowers = await Promise.all(scenarios.map((scenario) => registerBorrower(server, scenario)));
        await Promise.all(
          borrowers.map((one) => runUntil(one, outside, server.upSince, (one.scenario as ClosingScenario).from)),
        );
        return { began, borrowers };
      };
      const runToDay = async ({ began, borrowers }: Cohort, dayIndex: 0 | 1 | 2): Promise<void> => {
        await setDay(new Date(began.getTime() + DAY_OFFSETS[dayIndex]));
        await Promise.all(
          borrowers.map((one) =>
            runUntil(one, outside, server.upSince, (one.scenario as ClosingScenario).gates[dayIndex]),
          ),
        );
      };

      const baseline = await prepareCohort(FIRST_START);
      const writesBefore = countCohortWrites(baseline);
      for (const dayIndex of [0, 1, 2] as const) await runToDay(baseline, dayIndex);
      await waitForJobs(store);
      say(`${baseline.borrowers.length} lives in peace after ${seconds()}`);

      const killed: Cohort[] = [];
      const total: { kills: number; starts: KillResult['starts'] } = { kills: 0, starts: [] };
      let used: FaultCounts = {};
      for (let remaining = kills; remaining > 0; remaining = kills - total.kills) {
        const cohort = await prepareCohort(new Date(FIRST_START.getTime() + (killed.length + 1) * COHORT_INTERVAL));
        killed.push(cohort);
        const share = Math.min(remaining, MAX_KILLS_PER_COHORT);
        const between = Math.ceil((countCohortWrites(baseline) - writesBefore) / share);
        const faults = beginFaults(FAULTY_VENDORS);
        const stopHurrying = hurry();
        let left = share;
        for (const dayIndex of [0, 1, 2] as const) {
          let isOver = false;
          const walking = runToDay(cohort, dayIndex).finally(() => {
            isOver = true;
          });
          const planned = Math.min(left, Math.ceil(share * KILL_SHARES[dayIndex]));
          const [killed] = await Promise.all([
            killRepeatedly({
              kills: planned,
              between,
              chance,
              server,
              answered: () => countCohortWrites(cohort),
              pass: () => simulateOutage(store, colleague),
              isOver: () => isOver,
            }),
            walking,
          ]);
          left -= killed.kills;
          total.kills += killed.kills;
          total.starts = [...total.starts, ...killed.starts];
        }
        used = addFaultCounts(used, await faults.stop());
        await waitForJobs(store);
        stopHurrying();
        say(`${total.kills} kills and ${killed.length * scenarios.length} borrowers at their end after ${seconds()}`);
      }
      say(formatStarts(total));
      await server.kill();
      return use({ store, vault, dataDir, server, outside, baseline, killed, kills: total.kills, used });
    },
  );
}

/** Largest share of the kills on each day. The last day gets the rest. */
const KILL_SHARES = [0.55, 0.3, 1] as const;

/** Includes those of co-owners. */
const countCohortWrites = ({ borrowers }: Cohort): number =>
  countWrites(borrowers) +
  borrowers.reduce(
    (sum, { others }) => sum + [...others.values()].reduce((of, client) => of + client.acknowledged.length, 0),
    0,
  );

function addFaultCounts(one: FaultCounts, other: FaultCounts): FaultCounts {
  const getModes = (kind: string): Record<string, number> =>
    Object.fromEntries(
      Object.entries(other[kind] ?? {}).map(([mode, count]) => [mode, count + (one[kind]?.[mode] ?? 0)]),
    );
  return Object.fromEntries(Object.keys(other).map((kind) => [kind, getModes(kind)]));
}

/** Compares the closings with the same ones without kills and with the confirmed writes. Returns every deviation. */
export async function collectClosingFindings({
  store: { db },
  vault,
  dataDir,
  server,
  outside,
  baseline,
  killed,
}: ClosingRun): Promise<Findings> {
  const found: Findings = { lost: [], duplicate: [], wrong: [] };
  const models = new Map<string, { story: Story; recording: ReadonlySet<string>; ofOthers: ReadonlySet<string> }>();
  for (const borrower of baseline.borrowers) {
    const stories = await Promise.all(
      [...borrower.others.values()].map((client) => findRecordingCalls(db, { ...borrower, client })),
    );
    models.set(borrower.scenario.name, {
      story: await loadClosingStory(db, borrower.uuid, baseline.began),
      recording: await findRecordingCalls(db, borrower),
      ofOthers: new Set(stories.flatMap((calls) => [...calls])),
    });
  }
  for (const { began, borrowers } of killed) {
    for (const borrower of borrowers) {
      const { name } = borrower.scenario;
      const { story, recording, ofOthers } = models.get(name) ?? {
        story: [],
        recording: new Set<string>(),
        ofOthers: new Set<string>(),
      };
      const of = compareStories(story, await loadClosingStory(db, borrower.uuid, began));
      for (const sort of ['lost', 'duplicate', 'wrong'] as const)
        found[sort].push(...of[sort].map((line) => `${name}: ${line}`));
      found.lost.push(...(await findLostPromises(db, borrower, recording)));
      for (const client of borrower.others.values())
        found.lost.push(...(await findLostPromises(db, { ...borrower, client }, ofOthers)));
    }
  }
  const allBorrowers = [baseline, ...killed].flatMap(({ borrowers }) => borrowers);
  found.duplicate.push(...(await findDoubledEffects(db)), ...(await findDoubledClosings(db)));
  found.wrong.push(
    ...(await findBrokenFiles(
      db,
      allBorrowers.map(({ uuid }) => uuid),
    )),
    ...(await findBrokenClosings(
      db,
      vault,
      allBorrowers.map(({ uuid }) => uuid),
    )),
  );
  found.wrong.push(...(await findBrokenStore(db, dataDir, await loadKeys(readConfig(server.env), db))));
  found.wrong.push(
    ...[
      ...(await outside.listStaffClients()),
      ...allBorrowers.flatMap(({ client, others }) => [client, ...others.values()]),
    ].flatMap(({ serverErrors }) => serverErrors),
  );
  return found;
}
