import { readConfig } from '../../src/kernel/config/config.ts';
import { loadKeys } from '../../src/kernel/db/keys.ts';
import type { Store } from '../../src/kernel/db/open.ts';
import { goOn, openBorrower, type Borrower } from './borrower.ts';
import { killAgainAndAgain, sayStarts } from './kills.ts';
import { withMortalServer } from './mortal-run.ts';
import type { MortalServer } from './mortal-server.ts';
import { letTimePass, quiet } from './outage.ts';
import { createOutsideParties, type Outside } from './outside.ts';
import { brokenFiles, brokenStore, doubledEffects, lostPromises, recordingCalls } from './promises.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { differences, loadStory, type Story } from './story.ts';
import type { FaultCounts } from './vendor-faults.ts';

export interface KillRunOptions {
  readonly kills: number;
  readonly seed: number;
  readonly scenarios?: readonly Scenario[];
  readonly say: (line: string) => void;
}

/** A life without kills: what is stored about it, and the calls that recorded something. */
export interface Model {
  readonly story: Story;
  readonly recording: ReadonlySet<string>;
}

export interface Lives {
  readonly store: Store;
  readonly dataDir: string;
  readonly server: MortalServer;
  readonly models: ReadonlyMap<string, Model>;
  readonly peaceful: readonly Borrower[];
  readonly killed: readonly Borrower[];
  readonly used: FaultCounts;
}

export interface Found {
  readonly lost: string[];
  readonly duplicate: string[];
  readonly wrong: string[];
}

/**
 * Lets borrowers live twice: each scenario once without kills, for comparison, then again and again while the server is
 * killed and every vendor has faults. `use` sees what is stored when all have ended; then everything is removed.
 */
export async function liveThroughKills<T>(
  databaseUrl: string,
  { kills, seed, scenarios = SCENARIOS, say }: KillRunOptions,
  use: (lives: Lives) => Promise<T>,
): Promise<T> {
  return withMortalServer(
    databaseUrl,
    { seed, connections: 6 },
    async ({ store, colleague, dataDir, server, chance, seconds, beginFaults, hurry }) => {
      const outside = createOutsideParties(server);
      await outside.desk();
      const [peaceful, prepared] = await Promise.all([
        Promise.all(scenarios.map((scenario) => live(server, outside, scenario))),
        Promise.all(scenarios.map((scenario) => prepare(server, outside, scenario))),
      ]);
      await quiet(store);
      const models = new Map<string, Model>();
      for (const borrower of peaceful)
        models.set(borrower.scenario.name, {
          story: await loadStory(store.db, borrower.uuid),
          recording: await recordingCalls(store.db, borrower),
        });
      say(`${peaceful.length} lives in peace after ${seconds()}`);

      const killed = [...prepared];
      const faults = beginFaults();
      let isOver = false;
      const walks = Promise.all(
        prepared.map(async (first) => {
          await goOn(first, outside, server.upSince);
          while (!isOver) killed.push(await live(server, outside, first.scenario));
        }),
      );
      walks.catch(() => undefined);
      const answered = (): number => countWrites(killed);
      // As many writes between two kills as it takes for the last kill to come near the end.
      const between = Math.ceil((countWrites(peaceful) - answered()) / kills);
      const killing = killAgainAndAgain({
        kills,
        between,
        chance,
        server,
        answered,
        pass: () => letTimePass(store, colleague),
      });
      await Promise.race([killing.then((killed) => say(sayStarts(killed))), walks.then(() => undefined)]);
      say(`${kills} kills after ${seconds()}`);
      isOver = true;
      hurry();
      await walks;
      const used = await faults.stop();
      await quiet(store);
      await server.kill();
      say(`${killed.length} borrowers at their end after ${seconds()}`);
      return use({ store, dataDir, server, models, peaceful, killed, used });
    },
  );
}

/** Writes answered so far. */
export const countWrites = (borrowers: readonly Borrower[]): number =>
  borrowers.reduce((sum, { client }) => sum + client.acknowledged.length, 0);

async function live(server: MortalServer, outside: Outside, scenario: Scenario): Promise<Borrower> {
  const borrower = await openBorrower(server, scenario);
  await goOn(borrower, outside, server.upSince);
  return borrower;
}

/** Brings a borrower to the offer, from which on the server is killed. */
async function prepare(server: MortalServer, outside: Outside, scenario: Scenario): Promise<Borrower> {
  const borrower = await openBorrower(server, scenario);
  if (!scenario.isDeclinedAtOnce) await goOn(borrower, outside, server.upSince, 'OFFER_SELECTION');
  return borrower;
}

/** Returns what is wrong with these lives, compared with the same lives without kills and with what was promised. */
export async function collectFindings({
  store: { db },
  dataDir,
  server,
  models,
  peaceful,
  killed,
}: Lives): Promise<Found> {
  const found: Found = { lost: [], duplicate: [], wrong: [] };
  for (const borrower of killed) {
    const { name } = borrower.scenario;
    const { story, recording } = models.get(name) ?? { story: [], recording: new Set<string>() };
    const of = differences(story, await loadStory(db, borrower.uuid));
    for (const sort of ['lost', 'duplicate', 'wrong'] as const)
      found[sort].push(...of[sort].map((line) => `${name}: ${line}`));
    found.lost.push(...(await lostPromises(db, borrower, recording)));
  }
  found.duplicate.push(...(await doubledEffects(db)));
  found.wrong.push(
    ...(await brokenFiles(
      db,
      [...peaceful, ...killed].map(({ uuid }) => uuid),
    )),
  );
  found.wrong.push(...(await brokenStore(db, dataDir, await loadKeys(readConfig(server.env), db))));
  found.wrong.push(...killed.flatMap(({ client }) => client.serverErrors));
  return found;
}
