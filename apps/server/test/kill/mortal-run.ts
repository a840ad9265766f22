import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import type { VendorKind } from '../../src/kernel/config/vendor-kinds.ts';
import { openPostgres, type Store } from '../../src/kernel/db/open.ts';
import { createChance, type Chance } from './chance.ts';
import { prepareMortalServer, type MortalServer } from './mortal-server.ts';
import { skipRetryDelays } from './outage.ts';
import { startFaults, type VendorFaults } from './vendor-faults.ts';

/** A server that a test kills, its stored data, and the tools to disturb it. */
export interface MortalRun {
  readonly store: Store;
  /** Advances the time of jobs while no server runs. */
  readonly colleague: PgBoss;
  readonly dataDir: string;
  readonly server: MortalServer;
  readonly chance: Chance;
  /** Since the start, such as "12 s". */
  readonly seconds: () => string;
  /** Starts faults for these vendors, or for all. */
  readonly beginFaults: (kinds?: readonly VendorKind[]) => VendorFaults;
  /** From now on jobs don't wait for their next try. The returned function ends it. */
  readonly hurry: () => () => void;
}

/** Starts a server in a separate process on this database. After `use` everything is removed, whatever happened. */
export async function withMortalServer<T>(
  databaseUrl: string,
  { seed, connections }: { readonly seed: number; readonly connections: number },
  use: (run: MortalRun) => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const chance = createChance(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'lintel-kills-'));
  const store = await openPostgres(databaseUrl, connections);
  const supervisor = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
  const server = await prepareMortalServer(databaseUrl, dataDir);
  let retryTimer: NodeJS.Timeout | undefined;
  let faults: VendorFaults | undefined;
  try {
    await supervisor.start();
    await server.start();
    return await use({
      store,
      colleague: supervisor,
      dataDir,
      server,
      chance,
      seconds: () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
      beginFaults: (kinds) => (faults = startFaults(store.db, chance, kinds)),
      hurry() {
        retryTimer = setInterval(() => {
          skipRetryDelays(store).catch(() => undefined);
        }, 3000);
        return () => clearInterval(retryTimer);
      },
    });
  } finally {
    clearInterval(retryTimer);
    await faults?.stop();
    await server.stop();
    await supervisor.stop({ graceful: false, close: true });
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
