import pg from 'pg';
import {
  formatReportCsv,
  loadExperimentResults,
  loadFunnel,
  loadOfficerResults,
} from '../apps/server/src/features/funnel/index.ts';
import { migrate } from '../apps/server/src/kernel/db/migrate.ts';
import { openPostgres } from '../apps/server/src/kernel/db/open.ts';
import { insertFunnel } from '../apps/server/test/many-funnel-files.ts';
import { startPostgres } from '../tools/postgres.ts';
import { median } from './median.ts';

const FILES = 100_000;
const LOOKS = 7;
const MAX_MS = 1000;

/** Prints how long reports over 100,000 files and visits of 400 days take. */
export async function measureFunnel(): Promise<void> {
  const database = await startPostgres();
  if ('missing' in database) return console.log(`Not measured: ${database.missing}`);
  const store = await openPostgres(database.url);
  await store.upgrade(async (db) => void (await migrate(db, { production: true, sandboxVendors: false })));
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  try {
    const query = await insertFunnel((text) => db.query(text), FILES);
    const staff = { organisation: 'FIGURE' };
    const reports = {
      'funnel and cycle time': () => loadFunnel(store, staff, query),
      'of one device': () => loadFunnel(store, staff, { ...query, device: 'PHONE' }),
      'loan officers': () => loadOfficerResults(store, staff, query),
      experiments: () => loadExperimentResults(store, staff, query),
      'CSV of the times': () => formatReportCsv(store, staff, { ...query, part: 'TIMES' }),
    };
    for (const [name, read] of Object.entries(reports)) {
      const times: number[] = [];
      for (let look = 0; look < LOOKS; look += 1) {
        const from = performance.now();
        await read();
        times.push(performance.now() - from);
      }
      const ms = median(times);
      console.log(`  ${name}: ${ms.toFixed(0)} ms; at most ${MAX_MS}: ${ms <= MAX_MS ? 'yes' : 'no'}`);
    }
  } finally {
    await db.end();
    await store.close();
    await database.stop();
  }
}
