import { readConfig } from '../../src/kernel/config/config.ts';
import { loadKeys } from '../../src/kernel/db/keys.ts';
import type { Store } from '../../src/kernel/db/open.ts';
import { runUntil, registerBorrower, type Borrower } from './borrower.ts';
import { killRepeatedly, formatStarts } from './kills.ts';
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
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { compareStories, loadStory, type Story } from './story.ts';
import type { FaultCounts } from './vendor-faults.ts';

/** The number of kills, and the seed of chance. */
export interface KillRunOptions {
  readonly kills: number;
  readonly seed: number;
  readonly scenarios?: readonly Scenario[];
  readonly say: (line: string) => void;
}

/** A borrower's course without kills: the stored data about it, and the calls that recorded something. */
export interface ExpectedLife {
  readonly story: Story;
  readonly recording: ReadonlySet<string>;
}

/** The result of a run: the stored data, the borrowers without kills and those with kills. */
export interface KillRun {
  readonly store: Store;
  readonly dataDir: string;
  readonly server: MortalServer;
  readonly models: ReadonlyMap<string, ExpectedLife>;
  readonly baseline: readonly Borrower[];
  readonly killed: readonly Borrower[];
  readonly used: FaultCounts;
}

/** Deviations from the course without kills. */
export interface Findings {
  readonly lost: string[];
  readonly duplicate: string[];
  readonly wrong: string[];
}

/**
 * Runs borrowers from the confirmed offer to the account for the money: each scenario once without kills, for
 * comparison, then again and again while the server is killed and every vendor has faults. `use` receives the stored
 * data when all have ended; then everything is removed.
 */
export async function runThroughKills<T>(
  databaseUrl: string,
  { kills, seed, scenarios = SCENARIOS, say }: KillRunOptions,
  use: (lives: KillRun) => Promise<T>,
): Promise<T> {
  return withMortalServer(
    databaseUrl,
    { seed, connections: 6 },
    async ({ store, colleague, dataDir, server, chance, seconds, beginFaults, hurry }) => {
      const outside = createOutsideParties(server);
      await outside.getStaffClient();
      const [baseline, prepared] = await Promise.all([
        Promise.all(scenarios.map((scenario) => runBorrower(server, outside, scenario))),
        Promise.all(scenarios.map((scenario) => prepareBorrower(server, outside, scenario))),
      ]);
      await waitForJobs(store);
      const models = new Map<string, ExpectedLife>();
      for (const borrower of baseline)
        models.set(borrower.scenario.name, {
          story: await loadStory(store.db, borrower.uuid),
          recording: await findRecordingCalls(store.db, borrower),
        });
      say(`${baseline.length} lives in peace after ${seconds()}`);

      const killed = [...prepared];
      const faults = beginFaults();
      let isOver = false;
      const runs = Promise.all(
        prepared.map(async (first) => {
          await runUntil(first, outside, server.upSince);
          while (!isOver) killed.push(await runBorrower(server, outside, first.scenario));
        }),
      );
      runs.catch(() => undefined);
      const countAnswered = (): number => countWrites(killed);
      // As many writes between two kills as it takes for the last kill to come near the end.
      const between = Math.ceil((countWrites(baseline) - countAnswered()) / kills);
      const killing = killRepeatedly({
        kills,
        between,
        chance,
        server,
        answered: countAnswered,
        pass: () => simulateOutage(store, colleague),
      });
      await Promise.race([killing.then((killed) => say(formatStarts(killed))), runs.then(() => undefined)]);
      say(`${kills} kills after ${seconds()}`);
      isOver = true;
      hurry();
      await runs;
      const used = await faults.stop();
      await waitForJobs(store);
      await server.kill();
      say(`${killed.length} borrowers at their end after ${seconds()}`);
      return use({ store, dataDir, server, models, baseline, killed, used });
    },
  );
}

/** Counts the writes that were answered so far. */
export const countWrites = (borrowers: readonly Borrower[]): number =>
  borrowers.reduce((sum, { client }) => sum + client.acknowledged.length, 0);

async function runBorrower(server: MortalServer, outside: OutsideParties, scenario: Scenario): Promise<Borrower> {
  const borrower = await registerBorrower(server, scenario);
  await runUntil(borrower, outside, server.upSince);
  return borrower;
}

/** Brings a borrower to the offer, from which on the server is killed. */
async function prepareBorrower(server: MortalServer, outside: OutsideParties, scenario: Scenario): Promise<Borrower> {
  const borrower = await registerBorrower(server, scenario);
  if (!scenario.isDeclinedAtOnce) await runUntil(borrower, outside, server.upSince, 'OFFER_SELECTION');
  return borrower;
}

/** Compares the borrowers with the same ones without kills and with the confirmed writes. Returns every deviation. */
export async function collectFindings({
  store: { db },
  dataDir,
  server,
  models,
  baseline,
  killed,
}: KillRun): Promise<Findings> {
  const findings: Findings = { lost: [], duplicate: [], wrong: [] };
  for (const borrower of killed) {
    const { name } = borrower.scenario;
    const { story, recording } = models.get(name) ?? { story: [], recording: new Set<string>() };
    const difference = compareStories(story, await loadStory(db, borrower.uuid));
    for (const sort of ['lost', 'duplicate', 'wrong'] as const)
      findings[sort].push(...difference[sort].map((line) => `${name}: ${line}`));
    findings.lost.push(...(await findLostPromises(db, borrower, recording)));
  }
  findings.duplicate.push(...(await findDoubledEffects(db)));
  findings.wrong.push(
    ...(await findBrokenFiles(
      db,
      [...baseline, ...killed].map(({ uuid }) => uuid),
    )),
  );
  findings.wrong.push(...(await findBrokenStore(db, dataDir, await loadKeys(readConfig(server.env), db))));
  findings.wrong.push(...killed.flatMap(({ client }) => client.serverErrors));
  return findings;
}
