import { readArchive } from '@lintel/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { runVerifyScript } from '../../../test/unpack-archive.ts';
import { createUnpacker } from '../../../test/unpacker.ts';
import { getPersona, loadFactsOfType } from '../../../test/walk.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { openPersonaClient, drive } from '../../sandbox/drive.ts';

vi.setConfig({ testTimeout: 150_000, hookTimeout: 60_000 });

onOneDatabase('a persona after signing', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const unpacked = createUnpacker();

  test('reaches COMPLETE by the calls of borrower, county and staff, and its archive has every signature', async () => {
    const client = openPersonaClient(server.app, getPersona('found'));
    const { uuid, status } = await drive(server.app, getPersona('found'), 'COMPLETE', client);
    expect(status).toBe('COMPLETE');
    expect((await verifyChain(server.context.db, uuid)).ok).toBe(true);
    const [proposed, approved] = [
      await loadFactsOfType(server, uuid, 'FundingProposed'),
      await loadFactsOfType(server, uuid, 'FundingApproved'),
    ];
    expect(proposed).toHaveLength(1);
    expect(new Set([...proposed, ...approved].map(({ by }) => by)).size).toBe(2);
    const { folder } = unpacked(await client.file(readArchive, { params: { uuid } }));
    expect(await runVerifyScript(folder)).toEqual({
      code: 0,
      output: expect.stringMatching(/ facts, [1-9]\d* signatures\.\n.*\nEverything holds\.\n$/),
    });
  });
});
