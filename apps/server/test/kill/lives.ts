import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { readConfig } from '../../src/config.ts';
import { loadKeys } from '../../src/db/keys.ts';
import { openPostgres, type Store } from '../../src/db/open.ts';
import { goOn, openBorrower, type Borrower } from './borrower.ts';
import { chanceOf, type Chance } from './chance.ts';
import { mortalServer, type MortalServer } from './mortal-server.ts';
import { letTimePass, openJobs, tryAgainNow } from './outage.ts';
import { outsideOf, type Outside } from './outside.ts';
import { brokenFiles, brokenStore, doubledEffects, lostPromises, recordingCalls } from './promises.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { differences, storyOf, type Story } from './story.ts';
import { orderFaults, type Used } from './vendor-faults.ts';

export interface Asked {
  readonly kills: number;
  readonly seed: number;
  readonly scenarios?: readonly Scenario[];
  readonly say: (line: string) => void;
}

/** A life without kills: what is kept of it, and the calls that recorded something. */
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
  readonly used: Used;
}

export interface Found {
  readonly lost: string[];
  readonly duplicate: string[];
  readonly wrong: string[];
}

/**
 * Lets borrowers live twice: each scenario once in peace, to compare with, then again and again while the server is killed and every
 * vendor has faults. `use` sees what is kept, when all have come to their end; then everything is taken away.
 */
export async function liveThroughKills<T>(databaseUrl: string, { kills, seed, scenarios = SCENARIOS, say }: Asked, use: (lives: Lives) => Promise<T>): Promise<T> {
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;
  const chance = chanceOf(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'lintel-kills-'));
  const store = await openPostgres(databaseUrl, 6);
  const colleague = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
  const server = await mortalServer(databaseUrl, dataDir);
  let hurry: NodeJS.Timeout | undefined;
  let stopFaults = async (): Promise<unknown> => undefined;
  try {
    await colleague.start();
    await server.start();
    const outside = outsideOf(server);
    await outside.desk();
    const [peaceful, prepared] = await Promise.all([Promise.all(scenarios.map((scenario) => live(server, outside, scenario))), Promise.all(scenarios.map((scenario) => prepare(server, outside, scenario)))]);
    await quiet(store);
    const models = new Map<string, Model>();
    for (const borrower of peaceful) models.set(borrower.scenario.name, { story: await storyOf(store.db, borrower.uuid), recording: await recordingCalls(store.db, borrower) });
    say(`${peaceful.length} lives in peace after ${seconds()}`);

    const killed = [...prepared];
    const faults = orderFaults(store.db, chance);
    stopFaults = faults.stop;
    let isOver = false;
    const walks = Promise.all(
      prepared.map(async (first) => {
        await goOn(first, outside, server.upSince);
        while (!isOver) killed.push(await live(server, outside, first.scenario));
      }),
    );
    walks.catch(() => undefined);
    const answered = (): number => writesOf(killed);
    // As many writes between two kills as it takes to have the last one near the end of the way.
    const between = Math.ceil((writesOf(peaceful) - answered()) / kills);
    await Promise.race([killAgainAndAgain({ kills, between, chance, server, answered, pass: () => letTimePass(store, colleague), say }), walks.then(() => undefined)]);
    say(`${kills} kills after ${seconds()}`);
    isOver = true;
    hurry = setInterval(() => { tryAgainNow(store).catch(() => undefined); }, 3000);
    await walks;
    const used = await faults.stop();
    await quiet(store);
    await server.kill();
    say(`${killed.length} borrowers at their end after ${seconds()}`);
    return await use({ store, dataDir, server, models, peaceful, killed, used });
  } finally {
    clearInterval(hurry);
    await stopFaults();
    await server.stop();
    await colleague.stop({ graceful: false, close: true });
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const writesOf = (borrowers: readonly Borrower[]): number => borrowers.reduce((sum, { client }) => sum + client.acknowledged.length, 0);

async function live(server: MortalServer, outside: Outside, scenario: Scenario): Promise<Borrower> {
  const borrower = await openBorrower(server, scenario);
  await goOn(borrower, outside, server.upSince);
  return borrower;
}

/** To the offer, from which on the server is killed. */
async function prepare(server: MortalServer, outside: Outside, scenario: Scenario): Promise<Borrower> {
  const borrower = await openBorrower(server, scenario);
  if (!scenario.isDeclinedAtOnce) await goOn(borrower, outside, server.upSince, 'OFFER_SELECTION');
  return borrower;
}

const LONGEST_QUIET = 60_000;

/** Every job is done. */
async function quiet(store: Store): Promise<void> {
  const end = Date.now() + LONGEST_QUIET;
  for (;;) {
    const open = await openJobs(store);
    if (open.length === 0) return;
    if (Date.now() > end) throw new Error(`These jobs do not end: ${open.join(', ')}`);
    await wait(250);
  }
}

/** Milliseconds; work that no write waits for is hit, too. */
const LONGEST_LIFE = 2500;

interface Killing {
  readonly kills: number;
  /** Writes from one kill to the next, on average. */
  readonly between: number;
  readonly chance: Chance;
  readonly server: MortalServer;
  /** Writes that were answered so far. */
  readonly answered: () => number;
  readonly pass: () => Promise<void>;
  readonly say: (line: string) => void;
}

/** After a few writes the server dies, on a slow machine as on a fast one; one in ten ends before it listens; after most of them time passes. */
async function killAgainAndAgain({ kills, between, chance, server, answered, pass, say }: Killing): Promise<void> {
  const starts: number[] = [];
  for (let done = 0; done < kills; ) {
    const [writes, longest] = [answered() + chance.whole(0, 2 * between), Date.now() + chance.whole(50, LONGEST_LIFE)];
    while (answered() < writes && Date.now() < longest) await wait(5);
    await wait(chance.whole(0, 120));
    await server.kill();
    done += 1;
    if (chance.next() < 0.8) await pass();
    if (chance.next() < 0.1 && done < kills) {
      const starting = server.start();
      await wait(chance.whole(0, 400));
      await server.kill();
      await starting;
      done += 1;
    }
    starts.push((await server.start()) ?? 0);
  }
  say(`a start takes ${(starts.reduce((sum, ms) => sum + ms, 0) / starts.length).toFixed(0)} ms; ${kills - starts.length} kills during one`);
}

/** What is wrong with these lives, compared with the same lives in peace and with what was promised. */
export async function findingsOf({ store: { db }, dataDir, server, models, peaceful, killed }: Lives): Promise<Found> {
  const found: Found = { lost: [], duplicate: [], wrong: [] };
  for (const borrower of killed) {
    const { name } = borrower.scenario;
    const { story, recording } = models.get(name) ?? { story: [], recording: new Set<string>() };
    const of = differences(story, await storyOf(db, borrower.uuid));
    for (const sort of ['lost', 'duplicate', 'wrong'] as const) found[sort].push(...of[sort].map((line) => `${name}: ${line}`));
    found.lost.push(...(await lostPromises(db, borrower, recording)));
  }
  found.duplicate.push(...(await doubledEffects(db)));
  found.wrong.push(...(await brokenFiles(db, [...peaceful, ...killed].map(({ uuid }) => uuid))));
  found.wrong.push(...(await brokenStore(db, dataDir, await loadKeys(readConfig(server.env), db))));
  found.wrong.push(...killed.flatMap(({ client }) => client.serverErrors));
  return found;
}
