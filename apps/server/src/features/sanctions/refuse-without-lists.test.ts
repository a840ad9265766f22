import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartRefused } from '../../kernel/config/start-refused.ts';
import { ofacFiles } from '../../vendors/sanctions/ofac-files.ts';
import { sandboxSanctions } from '../../vendors/sanctions/sandbox.ts';
import { refuseWithoutLists } from './refuse-without-lists.ts';

test('production refuses to start without usable sanctions lists; a test environment logs it and starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-lists-'));
  const warned: unknown[] = [];
  const starting = (production: boolean, sanctions = ofacFiles({ folder, maxDays: 7 })) =>
    refuseWithoutLists(
      { config: { production }, log: { warn: (line: unknown) => void warned.push(line) }, vendors: { sanctions } },
      '2026-11-22',
    );
  await expect(starting(true)).rejects.toThrow(StartRefused);
  await expect(starting(true)).rejects.toThrow(/^SANCTIONS_DIR can't be used: published\.txt is missing\./);
  await starting(false);
  expect(warned).toEqual([expect.stringContaining('published.txt is missing')]);
  await starting(true, sandboxSanctions());
  expect(warned).toHaveLength(1);
  rmSync(folder, { recursive: true, force: true });
});
