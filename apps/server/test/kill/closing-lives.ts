import { readConfig } from '../../src/kernel/config/config.ts';
import { loadKeys } from '../../src/kernel/db/keys.ts';
import type { Store } from '../../src/kernel/db/open.ts';
import { openVault, type Vault } from '../../src/kernel/db/vault.ts';
import { setLoanClock } from '../../src/loan-file/clock.ts';
import { goOn, openBorrower, type Borrower } from './borrower.ts';
import { brokenClosings, doubledClosings } from './closing-promises.ts';
import { closingScenarios, type ClosingScenario } from './closing-scenarios.ts';
import { loadClosingStory } from './closing-story.ts';
import { killAgainAndAgain, sayStarts, type Killed } from './kills.ts';
import { countWrites, type Found } from './lives.ts';
import { withMortalServer } from './mortal-run.ts';
import type { MortalServer } from './mortal-server.ts';
import { letTimePass, quiet } from './outage.ts';
import { createOutsideParties, type Outside } from './outside.ts';
import { brokenFiles, brokenStore, doubledEffects, lostPromises, recordingCalls } from './promises.ts';
import { differences, type Story } from './story.ts';
import type { FaultCounts } from './vendor-faults.ts';

export interface AskedOfClosings {
  readonly kills: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

/** Borrowers who started on the same day. */
interface Generation {
  readonly began: Date;
  readonly borrowers: readonly Borrower[];
}

export interface Closings {
  readonly store: Store;
  readonly vault: Vault;
  readonly dataDir: string;
  readonly server: MortalServer;
  readonly outside: Outside;
  readonly peaceful: Generation;
  readonly killed: readonly Generation[];
  readonly kills: number;
  readonly used: FaultCounts;
}

/** Every vendor that these borrowers need between the account and the open line. */
const KINDS = ['bank', 'title', 'notary', 'recording', 'payoff', 'scan', 'mail', 'identity-proof'] as const;

/**
 * A Tuesday, the day after a holiday and fifteen weeks before the next one. A generation takes two weeks, so there is
 * time for seven.
 */
const FIRST = new Date('2027-02-16T17:00:00Z');
const DAY = 86_400_000;
/**
 * From the Tuesday of the signing to the Saturday after the right to cancel ended, while letters may still arrive, and
 * to the Thursday in the same state for those who signed on that Saturday.
 */
const DAYS = [0, 4 * DAY, 9 * DAY] as const;
const NEXT = 14 * DAY;
/** Most kills that the borrowers of one day live through. */
const MOST = 40;

/**
 * Lets borrowers live from the account for the money to the open line: all of them once without kills, for comparison,
 * then others on later days while the server is killed and every vendor has faults. Their days follow the loan clock,
 * which stands still except for the days of the right to cancel.
 */
export async function closeThroughKills<T>(
  databaseUrl: string,
  { kills, seed, say }: AskedOfClosings,
  use: (closings: Closings) => Promise<T>,
): Promise<T> {
  return withMortalServer(
    databaseUrl,
    { seed, connections: 8 },
    async ({ store, colleague, dataDir, server, chance, seconds, beginFaults, hurry }) => {
      const config = readConfig(server.env);
      const vault = openVault((await loadKeys(config, store.db)).vault);
      const outside = createOutsideParties(server);
      await Promise.all(['underwriter', 'closer', 'funder', 'second funder'].map((name) => outside.desk(name)));
      const scenarios = closingScenarios(store, vault);
      const day = (at: Date): Promise<void> => setLoanClock({ config, db: store.db }, { pinnedAt: at });
      const prepared = async (began: Date): Promise<Generation> => {
        await day(began);
        const borrowers = await Promise.all(scenarios.map((scenario) => openBorrower(server, scenario)));
        await Promise.all(
          borrowers.map((one) => goOn(one, outside, server.upSince, (one.scenario as ClosingScenario).from)),
        );
        return { began, borrowers };
      };
      const all = async ({ began, borrowers }: Generation, on: 0 | 1 | 2): Promise<void> => {
        await day(new Date(began.getTime() + DAYS[on]));
        await Promise.all(
          borrowers.map((one) => goOn(one, outside, server.upSince, (one.scenario as ClosingScenario).stands[on])),
        );
      };

      const peaceful = await prepared(FIRST);
      const before = writesIn(peaceful);
      for (const on of [0, 1, 2] as const) await all(peaceful, on);
      await quiet(store);
      say(`${peaceful.borrowers.length} lives in peace after ${seconds()}`);

      const killed: Generation[] = [];
      const total: { kills: number; starts: Killed['starts'] } = { kills: 0, starts: [] };
      let used: FaultCounts = {};
      for (let toDo = kills; toDo > 0; toDo = kills - total.kills) {
        const generation = await prepared(new Date(FIRST.getTime() + (killed.length + 1) * NEXT));
        killed.push(generation);
        const share = Math.min(toDo, MOST);
        const between = Math.ceil((writesIn(peaceful) - before) / share);
        const faults = beginFaults(KINDS);
        const patient = hurry();
        let left = share;
        for (const on of [0, 1, 2] as const) {
          let isOver = false;
          const walking = all(generation, on).finally(() => {
            isOver = true;
          });
          const given = Math.min(left, Math.ceil(share * SHARES[on]));
          const [hit] = await Promise.all([
            killAgainAndAgain({
              kills: given,
              between,
              chance,
              server,
              answered: () => writesIn(generation),
              pass: () => letTimePass(store, colleague),
              isOver: () => isOver,
            }),
            walking,
          ]);
          left -= hit.kills;
          total.kills += hit.kills;
          total.starts = [...total.starts, ...hit.starts];
        }
        used = sum(used, await faults.stop());
        await quiet(store);
        patient();
        say(`${total.kills} kills and ${killed.length * scenarios.length} borrowers at their end after ${seconds()}`);
      }
      say(sayStarts(total));
      await server.kill();
      return use({ store, vault, dataDir, server, outside, peaceful, killed, kills: total.kills, used });
    },
  );
}

/** Largest share of the kills on each day. The last day gets the rest. */
const SHARES = [0.55, 0.3, 1] as const;

/** Includes those of co-owners. */
const writesIn = ({ borrowers }: Generation): number =>
  countWrites(borrowers) +
  borrowers.reduce(
    (sum, { others }) => sum + [...others.values()].reduce((of, client) => of + client.acknowledged.length, 0),
    0,
  );

function sum(one: FaultCounts, other: FaultCounts): FaultCounts {
  const modes = (kind: string): Record<string, number> =>
    Object.fromEntries(
      Object.entries(other[kind] ?? {}).map(([mode, count]) => [mode, count + (one[kind]?.[mode] ?? 0)]),
    );
  return Object.fromEntries(Object.keys(other).map((kind) => [kind, modes(kind)]));
}

/** Returns what is wrong with these closings, compared with the same ones without kills and with what was promised. */
export async function findingsOfClosings({
  store: { db },
  vault,
  dataDir,
  server,
  outside,
  peaceful,
  killed,
}: Closings): Promise<Found> {
  const found: Found = { lost: [], duplicate: [], wrong: [] };
  const models = new Map<string, { story: Story; recording: ReadonlySet<string>; ofOthers: ReadonlySet<string> }>();
  for (const borrower of peaceful.borrowers) {
    const theirs = await Promise.all(
      [...borrower.others.values()].map((client) => recordingCalls(db, { ...borrower, client })),
    );
    models.set(borrower.scenario.name, {
      story: await loadClosingStory(db, borrower.uuid, peaceful.began),
      recording: await recordingCalls(db, borrower),
      ofOthers: new Set(theirs.flatMap((calls) => [...calls])),
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
      const of = differences(story, await loadClosingStory(db, borrower.uuid, began));
      for (const sort of ['lost', 'duplicate', 'wrong'] as const)
        found[sort].push(...of[sort].map((line) => `${name}: ${line}`));
      found.lost.push(...(await lostPromises(db, borrower, recording)));
      for (const client of borrower.others.values())
        found.lost.push(...(await lostPromises(db, { ...borrower, client }, ofOthers)));
    }
  }
  const all = [peaceful, ...killed].flatMap(({ borrowers }) => borrowers);
  found.duplicate.push(...(await doubledEffects(db)), ...(await doubledClosings(db)));
  found.wrong.push(
    ...(await brokenFiles(
      db,
      all.map(({ uuid }) => uuid),
    )),
    ...(await brokenClosings(
      db,
      vault,
      all.map(({ uuid }) => uuid),
    )),
  );
  found.wrong.push(...(await brokenStore(db, dataDir, await loadKeys(readConfig(server.env), db))));
  found.wrong.push(
    ...[...(await outside.atWork()), ...all.flatMap(({ client, others }) => [client, ...others.values()])].flatMap(
      ({ serverErrors }) => serverErrors,
    ),
  );
  return found;
}
