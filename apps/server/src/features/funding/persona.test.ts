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

  test.each(['FUNDING_DECISION', 'COMPLETE'])(
    'reaches %s by the calls of borrower, county and staff, and its archive has every signature',
    async (until) => {
      const client = openPersonaClient(server.app, getPersona('found'));
      const { uuid, status } = await drive(server.app, getPersona('found'), until, client);
      expect([status, (await verifyChain(server.context.db, uuid)).ok]).toEqual([until, true]);
      const [proposed, approved] = [
        await loadFactsOfType(server, uuid, 'FundingProposed'),
        await loadFactsOfType(server, uuid, 'FundingApproved'),
      ];
      expect([proposed.length, new Set([...proposed, ...approved].map(({ by }) => by)).size]).toEqual(
        until === 'COMPLETE' ? [1, 2] : [0, 0],
      );
      const { folder } = unpacked(await client.file(readArchive, { params: { uuid } }));
      expect(await runVerifyScript(folder)).toEqual({
        code: 0,
        output: expect.stringMatching(/ facts, [1-9]\d* signatures\.\n.*\nEverything holds\.\n$/),
      });
    },
  );
});
