import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import type { Context } from '../../kernel/context.ts';
import type { FilesPort } from '../../vendors/files/port.ts';
import { append } from './audit.ts';
import { requestExport, readExport, writeExport } from './export.ts';

const listFiles = ({ config }: Context): string[] =>
  readdirSync(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

onOneDatabase('the export file', (open) => {
  test('is written once, even after an interrupted first run and two parallel runs', async () => {
    const context = await createTestContext(await open('fresh'));
    const caller = { identityUuid: randomUUID(), organisation: 'FIGURE' } as Parameters<typeof requestExport>[1];
    await append(context.db, [
      { event: 'desk.asked', actor: caller.identityUuid, organisation: 'FIGURE', about: { call: 'ST-2' } },
    ]);
    const uuid = await requestExport(context, caller, { format: 'JSONL' }, { idempotencyKey: 'a', requestId: 'r' });

    const { files } = context.vendors;
    const cutOff: FilesPort = {
      ...files,
      put: async (ref, content) => {
        await files.put(ref, content);
        throw new Error('cut off');
      },
    };
    await expect(writeExport(uuid, { ...context, vendors: { ...context.vendors, files: cutOff } })).rejects.toThrow(
      'cut off',
    );
    expect(await readExport(context, caller, uuid)).toBeUndefined();

    await Promise.all([writeExport(uuid, context), writeExport(uuid, context)]);
    expect((await readExport(context, caller, uuid))?.content.toString()).toContain('desk.asked');
    expect(listFiles(context)).toHaveLength(1);
    const written = await context.db
      .selectFrom('audit_entry')
      .select('sequence')
      .where('event', '=', 'audit.exported')
      .execute();
    expect(written).toHaveLength(1);
  });
});
