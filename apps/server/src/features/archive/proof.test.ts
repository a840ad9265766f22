import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArchive, readFileArchive } from '@lintel/contract';
import { replay } from '@lintel/domain';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { CANARY_ACCOUNT, saveDisburseAccount } from '../../../test/money.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { runVerifyScript } from '../../../test/unpack-archive.ts';
import { createUnpacker } from '../../../test/unpacker.ts';
import { walkToSigned } from '../../../test/walk-to-signed.ts';
import { getPersona, type WalkedLoan } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { canonical } from '../../loan-file/canonical.ts';
import { toFact } from '../../loan-file/record.ts';
import { readAnswers } from '../../records/answers/answers.ts';
import { readPdfText } from '../../sandbox/read-pdf.ts';
import { buildArchive, type ArchiveRecipient } from './pack.ts';
import { streamZip } from './zip.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const unpack = createUnpacker();

onOneDatabase('the archive of a loan file', (open) => {
  let server: TestApp;
  let walked: WalkedLoan;
  let closer: StaffMember;
  let funder: StaffMember;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    walked = await walkToSigned(server, { ...getPersona('found'), ssn: '666-00-0001' }, 'complete', {
      first: async ({ uuid }) => saveDisburseAccount(server, uuid),
    });
    [closer, funder] = [await logInStaffMember(server, 'closer'), await logInStaffMember(server, 'funder')];
  });

  const requestArchiveAsStaff = (by: StaffMember) =>
    server.ask(readFileArchive, { params: { uuid: walked.uuid }, token: by.token });
  const fetchLoan = async () => (await readApplication(server.context.db, walked.uuid))!;
  const fetchDocumentBytes = async (taker: ArchiveRecipient): Promise<Buffer> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of streamZip(await buildArchive(server.context, await fetchLoan(), taker)))
      pieces.push(piece);
    return Buffer.concat(pieces);
  };

  const decodeFile = (files: Readonly<Record<string, Uint8Array>>, path: string): string =>
    Buffer.from(files[path] ?? expect.fail(`no ${path}`)).toString('utf8');

  test('is downloaded by its borrower, contains every document, and verifies with Node only', async () => {
    const { folder, files } = unpack(await walked.client.file(readArchive, { params: { uuid: walked.uuid } }));
    const { code, output } = await runVerifyScript(folder);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /^Loan \d+ .*: \d+ files, \d+ facts, \d+ signatures\.\nManifest [0-9a-f]{64}\nEverything holds\.\n$/,
      ),
    ]);
    const documentCount = (
      await server.context.db
        .selectFrom('document')
        .select('uuid')
        .where('application_uuid', '=', walked.uuid)
        .where('origin', '=', 'GENERATED')
        .where('state', '=', 'READY')
        .execute()
    ).length;
    expect([Object.keys(files).filter((path) => path.startsWith('documents/')).length, documentCount >= 5]).toEqual([
      documentCount,
      true,
    ]);
    expect(
      readFileSync(join(import.meta.dirname, 'verify.mjs'), 'utf8')
        .trimEnd()
        .split('\n').length,
    ).toBeLessThanOrEqual(125);
  });

  test('contains facts that replay to the stored file', async () => {
    const { files } = unpack(await fetchDocumentBytes({ kind: 'LENDER' }));
    const rows = decodeFile(files, 'facts.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Parameters<typeof toFact>[0]);
    const { projection, version } = await fetchLoan();
    expect([rows.length, canonical(replay(rows.map(toFact)))]).toEqual([version, canonical(projection)]);
  });

  test('fails verification after a changed byte, a missing or extra file, or a rewritten fact', async () => {
    const archive = await fetchDocumentBytes({ kind: 'LENDER' });
    const paths = Object.keys(unzipSync(archive));
    const documentPath = paths.find((path) => path.startsWith('documents/')) ?? '';
    for (const path of [
      documentPath,
      'facts.jsonl',
      'documents.json',
      'README.txt',
      'manifest.json',
      'manifest.sha256',
    ]) {
      const { folder, files } = unpack(archive);
      const content = Buffer.from(files[path] ?? []);
      const middle = Math.floor(content.length / 2);
      content.writeUInt8(content.readUInt8(middle) ^ 1, middle);
      writeFileSync(join(folder, path), content);
      expect([path, (await runVerifyScript(folder)).code]).toEqual([path, 1]);
    }
    const one = unpack(archive);
    rmSync(join(one.folder, documentPath));
    expect(await runVerifyScript(one.folder)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${documentPath} is missing`),
    });
    const more = unpack(archive);
    writeFileSync(join(more.folder, 'documents', 'another.pdf'), 'x');
    expect(await runVerifyScript(more.folder)).toMatchObject({
      code: 1,
      output: expect.stringContaining('documents/another.pdf is not in the manifest'),
    });
    // A forger who recomputes the hashes of the files still fails the chain.
    const forged = unpack(archive);
    const lines = decodeFile(forged.files, 'facts.jsonl').split('\n');
    const target = lines.findIndex((line) => line.includes('"FundingProposed"'));
    lines[target] = (lines[target] ?? '').replace(/\\"amount\\":[\d.]+/, '\\"amount\\":999999');
    const facts = lines.join('\n');
    writeFileSync(join(forged.folder, 'facts.jsonl'), facts);
    const hashText = (content: string): string => createHash('sha256').update(content).digest('hex');
    const manifest = JSON.parse(decodeFile(forged.files, 'manifest.json')) as {
      files: { path: string; sha256: string; size: number }[];
    };
    const again = JSON.stringify({
      ...manifest,
      files: manifest.files.map((file) =>
        file.path === 'facts.jsonl' ? { ...file, sha256: hashText(facts), size: Buffer.byteLength(facts) } : file,
      ),
    });
    writeFileSync(join(forged.folder, 'manifest.json'), again);
    writeFileSync(join(forged.folder, 'manifest.sha256'), hashText(again));
    expect(await runVerifyScript(forged.folder)).toMatchObject({
      code: 1,
      output: expect.stringContaining('(FundingProposed) does not match'),
    });
  });

  test('contains no Social Security or account number, not even in its documents', async () => {
    const { files } = unpack(await fetchDocumentBytes({ kind: 'LENDER' }));
    const pages = await Promise.all(
      Object.entries(files).map(async ([path, content]) =>
        path.endsWith('.pdf') ? readPdfText(Uint8Array.from(content)) : Buffer.from(content).toString('utf8'),
      ),
    );
    const all = pages.join('\n').replaceAll(/[-\s]/g, '');
    const { applicant } = await readAnswers(server.context.vault, server.context.db, walked.uuid);
    for (const secret of [CANARY_ACCOUNT, '666000001', applicant.dob.replaceAll('-', '')])
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
    // A positive control: the search finds text that is in the documents.
    expect(all).toContain(applicant.name.lastName);
  });

  test('lists uploads by their hash only, and contains the scan of a signed paper', async () => {
    const { db } = server.context;
    const [one, other] = await db
      .selectFrom('document')
      .select(['uuid', 'origin', 'type', 'submitted_at'])
      .where('application_uuid', '=', walked.uuid)
      .where('state', '=', 'READY')
      .limit(2)
      .execute();
    if (!one || !other) throw new Error('no papers');
    const change = (uuid: string, to: Partial<typeof one>) =>
      db.updateTable('document').set(to).where('uuid', '=', uuid).execute();
    const sent = { origin: 'UPLOADED', submitted_at: new Date('2026-12-01T10:00:00Z') } as const;
    await change(one.uuid, { ...sent, type: 'PASSPORTFRONT' });
    await change(other.uuid, { ...sent, type: 'NOTE' });
    const { files } = unpack(await fetchDocumentBytes({ kind: 'LENDER' }));
    for (const row of [one, other]) await change(row.uuid, row);
    const listed = JSON.parse(decodeFile(files, 'documents.json')) as {
      document: string;
      path: string | null;
      sha256: string;
    }[];
    const findListed = (uuid: string) => listed.find(({ document }) => document === uuid);
    expect(findListed(one.uuid)).toMatchObject({ path: null, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(Object.keys(files)).toContain(findListed(other.uuid)?.path);
    expect(Object.keys(files).filter((path) => path.includes(one.uuid.slice(0, 8)))).toEqual([]);
  });

  test('needs its own staff permission, is in the audit trail, and refuses an altered document', async () => {
    expect((await requestArchiveAsStaff(funder)).json()).toMatchObject({ status: 'not-permitted' });
    const taken = await requestArchiveAsStaff(closer);
    expect([taken.statusCode, taken.headers['content-type'], taken.rawPayload.subarray(0, 2).toString()]).toEqual([
      200,
      'application/zip',
      'PK',
    ]);
    expect((await runVerifyScript(unpack(taken.rawPayload).folder)).code).toBe(0);
    await server.context.audit.flush();
    const trail = await server.context.db
      .selectFrom('audit_entry')
      .select(['actor', 'about'])
      .where('application_uuid', '=', walked.uuid)
      .execute();
    expect(
      trail.filter(({ actor, about }) => actor === closer.staffUuid && about.includes('ST-7 archive')).length,
    ).toBe(1);
    const row = await server.context.db
      .selectFrom('document')
      .select(['uuid', 'file_ref'])
      .where('application_uuid', '=', walked.uuid)
      .where('state', '=', 'READY')
      .limit(1)
      .executeTakeFirstOrThrow();
    const before = await server.context.vendors.files.get(row.file_ref ?? '');
    await server.context.vendors.files.put(row.file_ref ?? '', Buffer.from('another paper'));
    expect((await requestArchiveAsStaff(closer)).json()).toMatchObject({ status: 'document-altered' });
    await server.context.vendors.files.put(row.file_ref ?? '', before);
  });

  test('keeps one piece of one file in memory at a time, whatever the size', async () => {
    const piece = Buffer.alloc(1_000_000, 7);
    let [given, held] = [0, 0];
    async function* generateLargeFile() {
      for (let file = 0; file < 3; file += 1) {
        yield {
          path: `large-${file}`,
          isText: false,
          content: (function* () {
            for (let n = 0; n < 60; n += 1) {
              given += piece.length;
              yield piece;
            }
          })(),
        };
      }
    }
    let sent = 0;
    for await (const out of streamZip(generateLargeFile())) {
      sent += out.length;
      held = Math.max(held, given - sent);
    }
    expect([sent > 180_000_000, held <= 2 * piece.length]).toEqual([true, true]);
  });
});
