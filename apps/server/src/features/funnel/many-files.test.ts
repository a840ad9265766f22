import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inLongRun } from '../../../../../tools/long-run.mjs';
import { onOneDatabase } from '../../../test/database.ts';
import { insertFunnel } from '../../../test/many-funnel-files.ts';
import { loadFunnel } from './service.ts';

const FILES = inLongRun(100_000, 20_000);
/** A report may take this many times as long as the scan of its rows. Reading files one by one takes far longer. */
const MAX_SCANS = 10;

onOneDatabase('reports over many files', (open, kind) => {
  test.skipIf(kind === 'pglite')(
    `take about as long as a scan of their rows, for ${FILES} files`,
    { timeout: 300_000 },
    async () => {
      const { db } = await open();
      const period = await insertFunnel((text) => sql.raw(text).execute(db), FILES);
      const ratios: number[] = [];
      for (let look = 0; look < 3; look += 1) {
        const scan = await timed(() => sql`select count(*), sum(seconds) from funnel_time`.execute(db));
        const report = await timed(() => loadFunnel({ db }, { organisation: 'FIGURE' }, period));
        console.info(`reports over ${FILES} files: ${report.toFixed(0)} ms, a scan ${scan.toFixed(0)} ms`);
        ratios.push(report / scan);
      }
      expect(Math.min(...ratios)).toBeLessThan(MAX_SCANS);
      const { files, times } = await loadFunnel({ db }, { organisation: 'FIGURE' }, period);
      expect(files[0]!.count).toBe(FILES);
      expect(times.find(({ phase, party }) => phase === 'ALL' && party === 'ALL')!.files).toBe(FILES * 0.4);
    },
  );
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
