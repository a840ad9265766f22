import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  acknowledgeDocument,
  requestPaperCopies,
  giveEsignConsent,
  giveSoftConsent,
  listDisclosures,
  listDocuments,
  listLetters,
  logIn,
  readConsentTypes,
  readDocument,
  readDocumentText,
  readEsignConsent,
  readHeloc,
  readSigning,
  viewDocument,
  withdrawEsignConsent,
  type Reply,
} from '@lintel/contract';
import { toTextLines } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { loadFacts, loadFactsOfType, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { workKey } from '../../loan-file/record.ts';
import { loadNotes } from '../../records/staff-acts/notes.ts';
import { agreeToElectronicDocuments, readDocuments } from '../../sandbox/read-documents.ts';
import { readPdfText } from '../../sandbox/read-pdf.ts';
import { readTray } from '../../vendors/post/sandbox.ts';
import { renderDocuments, requestDocuments } from './jobs.ts';

type Doc = Reply<typeof listDisclosures>[number];

const APP = ['Important terms', 'What you should know', 'Housing counselors', 'What does', 'Getting your documents'];

onOneDatabase('the documents of an application', (open) => {
  let server: TestApp;
  let maria: WalkedLoan;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    maria = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
  });

  const fetchDisclosures = (walked: WalkedLoan) => walked.send(listDisclosures);
  const fetchFirstDisclosure = async (walked: WalkedLoan): Promise<Doc> =>
    (await fetchDisclosures(walked))[0] ?? expect.fail('no disclosure');
  const view = (walked: WalkedLoan, doc: Doc, overrides: object = {}) =>
    walked.loose(viewDocument, {
      params: { documentUuid: doc.uuid },
      body: {
        lastPage: doc.pages,
        reachedEnd: true,
        sha256: doc.sha256,
        ...overrides,
      },
    });
  const read = async (walked: WalkedLoan, doc: Doc): Promise<void> => {
    await walked.answer(readDocumentText, { params: { documentUuid: doc.uuid } });
    await view(walked, doc);
  };
  const confirmRead = (walked: WalkedLoan, doc: Doc, sha256 = doc.sha256) =>
    walked.loose(acknowledgeDocument, { params: { documentUuid: doc.uuid }, body: { sha256 } });
  const getActionTypes = async (walked: WalkedLoan): Promise<string[]> =>
    (await loadFacts(server, walked.uuid)).map((fact) => fact.type);

  test('are made once with the application, in reading order [OP-D-044]', async () => {
    const docs = await fetchDisclosures(maria);
    expect(docs.map(({ title }) => APP.findIndex((start) => title.startsWith(start)))).toEqual([0, 1, 2, 3, 4]);
    for (const doc of docs)
      expect(doc).toMatchObject({
        state: 'READY',
        mustAcknowledge: true,
        current: true,
        acknowledgedAt: null,
        set: 'APP',
      });
    expect((await getActionTypes(maria)).filter((type) => type.startsWith('Documents'))).toEqual([
      'DocumentsRequested',
      'DocumentsReady',
    ]);
  });

  test('show the chosen offer’s figures alike on the page and in the PDF', async () => {
    const doc = await fetchFirstDisclosure(maria);
    const { blocks, title, sha256 } = await maria.send(readDocumentText, { params: { documentUuid: doc.uuid } });
    const words = await readPdfText(
      await maria.client.file(readDocument, { params: { uuid: maria.uuid, documentUuid: doc.uuid } }),
    );
    const squeezed = words.replaceAll(/\s+/g, '');
    for (const line of toTextLines({ title, blocks })) expect(squeezed).toContain(line.replaceAll(/\s+/g, ''));
    expect(sha256).toBe(doc.sha256);
    const { rate, amount } = await maria.send(readHeloc);
    expect(words).toContain(`${((rate ?? 0) * 100).toFixed(3)}%`);
    expect(words).toContain((amount ?? 0).toLocaleString('en-US', { style: 'currency', currency: 'USD' }));
  });

  test('are served as files that no browser executes [CLIENT-008]', async () => {
    const doc = await fetchFirstDisclosure(maria);
    const { token } = await server.createBorrower();
    expect(
      (
        await server.ask(readDocument, {
          params: { uuid: maria.uuid, documentUuid: doc.uuid },
          query: { download: 'true' },
          token,
        })
      ).statusCode,
    ).toBe(404);
    const login = await server.ask(logIn, { body: { email: maria.email, password: maria.password } });
    const reply = await server.ask(readDocument, {
      params: { uuid: maria.uuid, documentUuid: doc.uuid },
      query: { download: 'true' },
      token: String(login.headers['authorization']).replace('Bearer ', ''),
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox/) as string,
      'content-disposition': 'attachment; filename="Important-terms-of-your-home-equity-line-of-credit.pdf"',
      'cache-control': 'no-store',
    });
  });

  test('return the same not-found answer for another borrower and for a missing one', async () => {
    const doc = await fetchFirstDisclosure(maria);
    const other = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    for (const call of [readDocument, readDocumentText]) {
      const headers = { 'x-request-id': randomUUID() };
      const foreign = await other.loose(call, { params: { documentUuid: doc.uuid }, headers });
      const missing = await other.loose(call, { params: { documentUuid: randomUUID() }, headers });
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(missing.body);
    }
    for (const answer of [await view(other, doc), await confirmRead(other, doc)]) expect(answer.status).toBe(404);
  });

  test('are acknowledged on screen only after E-SIGN consent with the sample’s code', async () => {
    const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    const doc = await fetchFirstDisclosure(ana);
    await read(ana, doc);
    expect((await confirmRead(ana, doc)).body['status']).toBe('consent-missing');
    const { version, sampleDocumentUuid, requirements, paperFee, givenAt } = await ana.send(readEsignConsent);
    expect({ paperFee, givenAt }).toEqual({ paperFee: 0, givenAt: null });
    expect(requirements).toContain('A program that opens PDF files. Your browser can do it.');
    expect((await ana.answer(readDocumentText, { params: { documentUuid: sampleDocumentUuid } })).body['status']).toBe(
      'document-refused',
    );
    expect((await ana.loose(giveEsignConsent, { body: { version, demonstratedCode: 'not it' } })).body['status']).toBe(
      'code-wrong',
    );
    const code = /\d{3} \d{3}/.exec(
      await readPdfText(
        await ana.client.file(readDocument, { params: { uuid: ana.uuid, documentUuid: sampleDocumentUuid } }),
      ),
    )?.[0];
    expect(
      (await ana.loose(giveEsignConsent, { body: { version: '2019-1', demonstratedCode: code } })).body['status'],
    ).toBe('consent-outdated');
    expect((await ana.loose(giveEsignConsent, { body: { version, demonstratedCode: code } })).status).toBe(200);
    expect((await ana.answer(readEsignConsent)).body['givenAt']).not.toBeNull();
    expect((await confirmRead(ana, doc)).status).toBe(200);
    const consentFact = (await loadFacts(server, ana.uuid)).find((fact) => fact.type === 'ESignConsentGiven');
    expect(JSON.parse(consentFact?.data ?? '')).toEqual({ person: 'BORROWER', version, demonstrated: true });
  });

  test('show the consent text that was agreed to after a newer one replaces it', async () => {
    const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    const present = (await ana.answer(readEsignConsent)).body;
    await agreeToElectronicDocuments(ana.client, ana.uuid);
    const consents = server.context.db
      .updateTable('application_consent')
      .where('application_uuid', '=', ana.uuid)
      .where('type', '=', 'ESIGN');
    await consents.set({ version: '2026-11-1' }).execute();
    const consentReply = (await ana.answer(readEsignConsent)).body;
    expect(consentReply).toMatchObject({
      version: '2026-11-1',
      text: expect.stringContaining('from then on papers come by post'),
    });
    expect((await ana.answer(readSigning)).body['consent']).toMatchObject({
      version: '2026-11-1',
      text: consentReply['text'],
    });
    await ana.answer(withdrawEsignConsent, { body: { reason: 'I like paper.' } });
    const rows = await server.context.db
      .selectFrom('application_consent')
      .select(['opted', 'version', 'text_sha256'])
      .where('application_uuid', '=', ana.uuid)
      .where('type', '=', 'ESIGN')
      .orderBy('at')
      .execute();
    expect(rows.at(-1)).toEqual({
      opted: 'OPT_OUT',
      version: '2026-11-1',
      text_sha256: createHash('sha256').update(String(consentReply['text'])).digest('hex'),
    });
    expect((await ana.answer(readEsignConsent)).body).toMatchObject({
      version: present['version'],
      text: present['text'],
    });
  });

  test('get a new sample after five wrong codes', async () => {
    const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    const before = await ana.send(readEsignConsent);
    const words = await readPdfText(
      await ana.client.file(readDocument, { params: { uuid: ana.uuid, documentUuid: before.sampleDocumentUuid } }),
    );
    for (let times = 0; times < 5; times += 1)
      await ana.loose(giveEsignConsent, { body: { version: before['version'], demonstratedCode: 'guess' } });
    const late = await ana.loose(giveEsignConsent, {
      body: {
        version: before['version'],
        demonstratedCode: /\d{3} \d{3}/.exec(words)?.[0],
      },
    });
    expect(late.body['status']).toBe('code-wrong');
    const after = (await ana.answer(readEsignConsent)).body;
    expect(after['sampleDocumentUuid']).not.toBe(before['sampleDocumentUuid']);
    await agreeToElectronicDocuments(ana.client, ana.uuid);
  });

  test('are acknowledged once each, only after the shown bytes were read to the end', async () => {
    const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    await agreeToElectronicDocuments(ana.client, ana.uuid);
    const doc = await fetchFirstDisclosure(ana);
    expect((await confirmRead(ana, doc)).body['status']).toBe('documents-unread');
    // A claim isn't enough to reach its end: it must have been served.
    expect((await view(ana, doc)).body).toEqual({ viewedToEndAt: null });
    await ana.answer(readDocumentText, { params: { documentUuid: doc.uuid } });
    expect((await view(ana, doc, { reachedEnd: false })).body).toEqual({ viewedToEndAt: null });
    expect((await view(ana, doc, { sha256: 'a'.repeat(64) })).body['status']).toBe('document-altered');
    expect((await view(ana, doc, { how: 'TEXT' })).body['viewedToEndAt']).not.toBeNull();
    expect((await confirmRead(ana, doc, 'a'.repeat(64))).body['status']).toBe('document-altered');
    for (let times = 0; times < 2; times += 1) expect((await confirmRead(ana, doc)).status).toBe(200);
    await readDocuments(ana.client, ana.uuid);
    const facts = await loadFactsOfType(server, ana.uuid, 'DocumentAcknowledged');
    expect(facts.map(({ how, setComplete }) => [how, setComplete])).toEqual([
      ['TEXT', false],
      ['END', false],
      ['END', false],
      ['END', false],
      ['END', true],
    ]);
    expect(facts[0]).toMatchObject({ set: 'APP', document: doc.uuid, sha256: doc.sha256, person: 'BORROWER' });
  });

  test('cannot be read or acknowledged after they were altered on disk', async () => {
    const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    await agreeToElectronicDocuments(ana.client, ana.uuid);
    const doc = await fetchFirstDisclosure(ana);
    await read(ana, doc);
    const row = await server.context.db
      .selectFrom('document')
      .selectAll()
      .where('uuid', '=', doc.uuid)
      .executeTakeFirstOrThrow();
    const path = join(server.context.config.dataDir, 'files', (row.file_ref ?? '').slice(0, 2), row.file_ref ?? '');
    const bytes = readFileSync(path);
    bytes.writeUInt8(bytes.readUInt8(400) ^ 1, 400);
    writeFileSync(path, bytes);
    expect((await ana.answer(readDocument, { params: { documentUuid: doc.uuid } })).body['status']).toBe(
      'document-altered',
    );
    expect((await confirmRead(ana, doc)).body['status']).toBe('document-altered');
  });

  test('are refused when their bytes differ from the recorded hash, even if they open', async () => {
    const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    const doc = await fetchFirstDisclosure(ana);
    const row = await server.context.db
      .selectFrom('document')
      .selectAll()
      .where('uuid', '=', doc.uuid)
      .executeTakeFirstOrThrow();
    await server.context.vendors.files.put(row.file_ref ?? '', Buffer.from('%PDF-1.7 another paper'));
    expect((await ana.answer(readDocument, { params: { documentUuid: doc.uuid } })).body['status']).toBe(
      'document-altered',
    );
  });

  test('are made once however often their jobs run, and leave no stray file', async () => {
    const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
    const before = await fetchDisclosures(ana);
    const countFiles = (): number =>
      readdirSync(join(server.context.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(
        (one) => one.isFile(),
      ).length;
    const count = countFiles();
    for (const [gate, work] of [
      ['app-disclosure-gen', requestDocuments],
      ['app-disclosure', renderDocuments],
    ] as const) {
      await work({ uuid: ana.uuid, gate, attempt: 1, key: workKey(ana.uuid, gate, 1) }, server.context);
    }
    expect(await fetchDisclosures(ana)).toEqual(before);
    expect(countFiles()).toBe(count);
  });

  test('depend on state and home: New York and Texas have their own', async () => {
    const nyla = await walkToStatus(server, 'new-york', 'COLLECT_ADDITIONAL_INFO');
    expect(
      (await fetchDisclosures(nyla)).map((doc) => doc.title).filter((title) => title.startsWith('New York')),
    ).toEqual(['New York: terms of your line of credit']);
    const tex = await walkToStatus(server, 'texas-homestead', 'COLLECT_ADDITIONAL_INFO');
    expect((await fetchDisclosures(tex)).map((doc) => doc.title)).toContain(
      'Texas: notice about loans on the equity of your home',
    );
  });

  describe('in New York', () => {
    test('require a disclosure and a consent before the credit check [OP-D-009]', async () => {
      const nyla = await walkToStatus(server, 'new-york');
      const [version] = await server.send(readConsentTypes);
      const giveConsent = (version: string) =>
        nyla.answer(giveSoftConsent, { body: { consentRequests: [{ type: 'SOFT_CREDIT', version }] } });
      expect((await fetchDisclosures(nyla)).map((doc) => doc.title)).toEqual(['Before we check your credit']);
      expect((await giveConsent(version?.version ?? '')).body['status']).toBe('documents-unread');
      await readDocuments(nyla.client, nyla.uuid);
      expect((await giveConsent('2019-1')).body['status']).toBe('consent-outdated');
      expect((await getActionTypes(nyla)).includes('SoftCreditReturned')).toBe(false);
      expect((await giveConsent(version?.version ?? '')).body).toMatchObject({
        status: { checklistStatus: 'IN_PROGRESS' },
      });
      await expect.poll(nyla.status).toBe('OFFER_SELECTION');
      const types = await getActionTypes(nyla);
      expect(types.indexOf('SoftCreditConsentGiven')).toBeLessThan(types.indexOf('SoftCreditReturned'));
    });
  });

  describe('documents by mail', () => {
    const fetchLetters = async (walked: WalkedLoan) => walked.send(listLetters);
    const fetchNotices = async (walked: WalkedLoan) =>
      (await loadFactsOfType(server, walked.uuid, 'NoticePosted')) as { notice: string; how: string; person: string }[];

    test('are mailed on request, noted when mailed, and record no consent', async () => {
      const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
      const answer = await ana.answer(requestPaperCopies, { body: { documentUuids: [] } });
      expect(answer).toMatchObject({ status: 202, body: { letters: [{ state: 'ASKED', postedOn: null }] } });
      await expect.poll(async () => (await fetchLetters(ana))[0]?.state).toBe('POSTED');
      expect((await fetchLetters(ana))[0]).toMatchObject({
        postedOn: expect.stringMatching(/^\d{4}-/) as string,
        documents: (await fetchDisclosures(ana)).map(({ title }) => expect.objectContaining({ title }) as object),
      });
      expect(await fetchNotices(ana)).toEqual([
        expect.objectContaining({ notice: 'DISCLOSURES', how: 'MAIL', person: 'BORROWER' }),
      ]);
      const [letter] = await readTray(server.context.db, server.context.vault, ana.uuid);
      expect(letter).toMatchObject({
        to: ['Maria Delgado', '412 Alder Ridge Road', 'Boulder, CO 80302'],
        titles: (await fetchDisclosures(ana)).map(({ title }) => title),
      });
      expect(await getActionTypes(ana)).not.toContain('ESignConsentWithdrawn');
    });

    test('are mailed when the consent is withdrawn, unread and later ones', async () => {
      const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
      expect((await ana.answer(withdrawEsignConsent, { body: { reason: 'Paper, please.' } })).body['status']).toBe(
        'consent-missing',
      );
      await agreeToElectronicDocuments(ana.client, ana.uuid);
      const doc = await fetchFirstDisclosure(ana);
      await read(ana, doc);
      await confirmRead(ana, doc);
      expect((await ana.answer(withdrawEsignConsent, { body: { reason: 'Paper, please.' } })).status).toBe(200);
      const [, second] = await fetchDisclosures(ana);
      await read(ana, second ?? doc);
      expect((await confirmRead(ana, second ?? doc)).body['status']).toBe('consent-missing');
      const unread = (await fetchDisclosures(ana)).filter((one) => !one.acknowledgedAt).map(({ title }) => title);
      expect((await fetchLetters(ana)).map(({ documents }) => documents.map(({ title }) => title))).toEqual([unread]);
      expect((await ana.answer(readEsignConsent)).body['withdrawnAt']).not.toBeNull();
      // The written reason is sealed and only for staff; the fact contains our own code.
      expect(await loadFactsOfType(server, ana.uuid, 'ESignConsentWithdrawn')).toEqual([
        { person: 'BORROWER', reason: 'TAKEN_BACK' },
      ]);
      expect(await loadNotes(server.context, server.context.db, ana.uuid)).toMatchObject([
        { about: 'consent:BORROWER', text: 'Paper, please.' },
      ]);
    });

    test('count as the Texas notice when it is among them', async () => {
      const tex = await walkToStatus(server, 'texas-homestead', 'COLLECT_ADDITIONAL_INFO');
      await tex.answer(requestPaperCopies, { body: { documentUuids: [] } });
      await expect
        .poll(async () => (await fetchNotices(tex)).map(({ notice }) => notice).toSorted())
        .toEqual(['DISCLOSURES', 'TX_50G']);
    });

    test('are refused when another person’s documents are requested', async () => {
      const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
      expect(
        (await ana.answer(requestPaperCopies, { body: { documentUuids: [(await fetchFirstDisclosure(maria)).uuid] } }))
          .status,
      ).toBe(404);
      const sample = String((await ana.answer(readEsignConsent)).body['sampleDocumentUuid']);
      expect((await ana.answer(requestPaperCopies, { body: { documentUuids: [sample] } })).status).toBe(202);
    });
  });

  test('are listed with uploads and samples, filtered by type on request', async () => {
    const all = await maria.send(listDocuments);
    expect(all.length).toBeGreaterThanOrEqual(5);
    const some = await maria.send(listDocuments, { query: { type: ['GLBA_NOTICE', 'CFPB_HELOC_BOOKLET'] } });
    expect(some.map(({ type }) => type)).toEqual(['CFPB_HELOC_BOOKLET', 'GLBA_NOTICE']);
  });
});
