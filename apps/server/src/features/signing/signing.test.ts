import { randomBytes, randomUUID } from 'node:crypto';
import {
  acknowledgeDocument,
  confirmEmail,
  finishSigning,
  readDocument,
  readIdentity,
  readSigning,
  readSigningEvidence,
  reportSigningProblem,
  sendEmailCode,
  signDocument,
  type Reply,
} from '@lintel/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { OPENSSL_MISSING, PDFSIG_MISSING, verifyWithOpenssl, runPdfsig } from '../../../test/outside-verifiers.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { required } from '../../../test/required.ts';
import {
  SIGNING_LOCATION,
  requireEarlier,
  toRefusal,
  createSigningActions,
  TYPED_SIGNATURE,
} from '../../../test/signing.ts';
import { findTablesWith } from '../../../test/stored-text.ts';
import { insertUploads } from '../../../test/uploads.ts';
import { recordUntilGate, walkToSigned } from '../../../test/walk-to-signed.ts';
import { loadFactsOfType, type WalkedLoan } from '../../../test/walk.ts';
import { toKey } from '../../kernel/db/keys.ts';
import { openVault } from '../../kernel/db/vault.ts';
import { loanNow } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { replyIn } from '../../sandbox/client.ts';
import { agreeToElectronicDocuments } from '../../sandbox/read-documents.ts';
import { readPdfText } from '../../sandbox/read-pdf.ts';
import { orderFault } from '../../vendors/faults.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { resealColumn } from '../key-rotation/reseal.ts';
import { findBrokenEntry } from './evidence.ts';
import { loadDocumentsToSign } from './package.ts';
import { recordSignatures } from './sign-documents.ts';
import { loadSignatureEvidence, insertAdoptedSignature } from './store.ts';

vi.setConfig({ testTimeout: 90_000 });

type VendorNotice = Parameters<typeof recordSignatures>[1];

onOneDatabase('signing', (open) => {
  let server: TestApp;
  /** The first signer, with the answer. */
  let first: { signer: WalkedLoan; body: Reply<typeof signDocument> } | undefined;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const {
    fetchFile,
    fetchGate,
    fetchSigning,
    fetchDocument,
    viewToEnd,
    adoptWith,
    signWith,
    driveToSignature,
    fetchSignedFile,
  } = createSigningActions(() => server);
  /** Confirms the address with the code from the email. A wrong one is counted, an old one is expired. */
  const confirmEmailByCode = async (walked: WalkedLoan) => {
    const readDepositCode = async () =>
      (await readOutbox(server.context.db, server.context.vault, walked.email)).find(
        ({ template }) => template === 'identity.email-code',
      )?.codes[0] ?? '';
    const enterCode = (code: string) => walked.client.answer(confirmEmail, { body: { code } });
    expect(toRefusal(await enterCode('123456'))).toEqual([410, 'code-expired']);
    // A missing mail server isn't our bug, and a brief outage isn't noticed.
    await orderFault(server.context.db, 'mail', '5xx', 3, 0);
    expect(toRefusal(await walked.client.answer(sendEmailCode))).toEqual([503, 'vendor-unavailable']);
    await orderFault(server.context.db, 'mail', 'timeout', 1, 0);
    expect((await walked.client.answer(sendEmailCode)).body).toMatchObject({
      verified: false,
      sentTo: expect.stringMatching(/^m.*\*.*@/) as unknown,
    });
    const code = await readDepositCode();
    const tries = Array.from({ length: 5 }, () => enterCode(code === '000000' ? '111111' : '000000'));
    expect((await Promise.all(tries)).map(toRefusal)).toEqual(tries.map(() => [422, 'code-wrong']));
    expect(toRefusal(await enterCode(code))).toEqual([410, 'code-expired']);
    await walked.client.answer(sendEmailCode);
    expect((await enterCode(await readDepositCode())).body).toEqual({ verified: true });
    expect((await walked.client.answer(sendEmailCode)).body).toMatchObject({ verified: true });
    expect((await walked.client.answer(readIdentity)).body).toMatchObject({
      emailVerified: true,
    });
  };

  test('signs a note on screen once every requirement is met, and names each missing one [OP-D-101, SCREEN-095, ERR-010]', async () => {
    const walked = await walkToSigned(server, 'found', 'note');
    const { packageUuid, documents, signers, minutes } = await fetchSigning(walked);
    expect(packageUuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(minutes).toBeGreaterThan(3);
    expect(documents.map(({ kind, signedBy }) => `${kind} ${signedBy}`)).toEqual([
      'NOTE HERE',
      'DEED NOTARY',
      'OTHER READ',
    ]);
    expect(signers).toEqual([
      expect.objectContaining({
        firstName: 'Maria',
        role: 'BORROWER',
        signs: ['NOTE', 'DEED'],
        state: 'TO_SIGN',
        signedAt: null,
      }),
    ]);
    expect(
      (await fetchDocument(walked, 'NOTE')).fields.map(({ fieldId, kind, label }) => `${fieldId} ${kind}: ${label}`),
    ).toEqual([
      'note.BORROWER.1 INITIALS: Maria Delgado, the promise to repay',
      'note.BORROWER.2 INITIALS: Maria Delgado, the home as security',
      'note.BORROWER.3 SIGNATURE: Maria Delgado, borrower',
    ]);
    expect(await findTablesWith(server, ['signing_field'], /maria|delgado/i)).toEqual([]);
    expect(toRefusal(await signWith(walked))).toEqual([422, 'consent-missing']);
    expect(toRefusal(await adoptWith(walked))).toEqual([422, 'consent-missing']);
    await agreeToElectronicDocuments(walked.client, walked.uuid);
    expect(toRefusal(await signWith(walked))).toEqual([403, 'email-unverified']);
    await confirmEmailByCode(walked);
    expect(toRefusal(await signWith(walked))).toEqual([409, 'documents-unread']);
    await viewToEnd(walked, await fetchDocument(walked, 'NOTE'));
    expect(toRefusal(await signWith(walked, { sha256: 'a'.repeat(64) }))).toEqual([409, 'document-altered']);
    expect(toRefusal(await signWith(walked))).toEqual([422, 'signature-refused']);
    expect((await adoptWith(walked)).status).toBe(200);
    // A signature from before a name correction, or of a person previously named in this place, belongs to no one.
    const { context } = server;
    const other = await insertAdoptedSignature(
      context.vault,
      context.db,
      { uuid: walked.uuid, person: 'BORROWER', at: await loanNow(context, context.db) },
      { ...TYPED_SIGNATURE, text: 'Eve Stone' },
    );
    expect([
      toRefusal(await signWith(walked, { signatureUuid: other })),
      (await fetchSigning(walked)).signature,
    ]).toEqual([[422, 'signature-refused'], null]);
    expect((await adoptWith(walked)).status).toBe(200);
    expect(toRefusal(await signWith(walked, { fieldIds: ['note.BORROWER.3'] }))).toEqual([422, 'signature-refused']);
    expect(toRefusal(await signWith(walked, { signatureUuid: randomUUID() }))).toEqual([422, 'signature-refused']);
    expect(toRefusal(await signWith(walked, { location: null, locationDenied: true }))).toEqual([
      422,
      'location-needed',
    ]);
    expect(toRefusal(await signWith(walked, {}, 'DEED'))).toEqual([409, 'not-at-this-step']);
    expect(toRefusal(await walked.answer(finishSigning))).toEqual([409, 'documents-unsigned']);
    expect(await loadFactsOfType(server, walked.uuid, 'NoteSigned')).toEqual([]);

    const answer = await signWith(walked);
    first = { signer: walked, body: required(replyIn(answer), 'signature') };
    expect(answer).toMatchObject({
      status: 200,
      body: { remaining: 0, evidenceUuid: expect.any(String), signedDocumentUuid: expect.any(String) },
    });
    const note = await fetchDocument(walked, 'NOTE');
    expect(await loadFactsOfType(server, walked.uuid, 'NoteSigned')).toEqual([
      {
        papers: 1,
        signer: 'BORROWER',
        how: 'ELECTRONIC',
        documents: [{ document: note.uuid, sha256: note.sha256 }],
        place: { kind: 'REMOTE' },
        noticesHanded: [],
        by: 'ESIGN',
      },
    ]);
    expect(note).toMatchObject({
      evidenceUuid: answer.body['evidenceUuid'],
      signedDocumentUuid: answer.body['signedDocumentUuid'],
      signedAt: answer.body['signedAt'],
    });
    expect(await loadDocumentsToSign(server.context.db, walked.uuid, 'BORROWER')).toMatchObject([
      { kind: 'NOTE', signedBy: 'HERE', signedAt: new Date(String(answer.body['signedAt'])) },
      { kind: 'DEED', signedAt: null },
      { kind: 'OTHER', signedAt: null },
    ]);
    expect((await fetchSigning(walked)).signers).toMatchObject([{ state: 'PARTLY' }]);
    expect(['notary-plan', 'deed']).toContain(await fetchGate(walked));
    expect(toRefusal(await signWith(walked))).toEqual([409, 'already-signed']);
    expect(toRefusal(await walked.answer(finishSigning))).toEqual([409, 'documents-unsigned']);
    const notice = await fetchDocument(walked, 'OTHER');
    await viewToEnd(walked, notice);
    expect(
      (
        await walked.loose(acknowledgeDocument, {
          params: { documentUuid: notice.uuid },
          body: { sha256: notice.sha256 },
        })
      ).status,
    ).toBe(200);
    expect((await walked.answer(finishSigning)).status).toBe(200);
  });

  test('the signed file has fields and certificate, and pdfsig, openssl and our verifier detect a changed byte', async () => {
    const { signer, body } = requireEarlier(first);
    const note = await fetchDocument(signer, 'NOTE');
    const shown = await fetchSignedFile(signer, note.uuid);
    const signed = await fetchSignedFile(signer, String(body.signedDocumentUuid));
    expect((await fetchSignedFile(signer, note.uuid)).equals(shown)).toBe(true);
    const { esign } = server.context.vendors;
    const [before, after] = [await readPdfText(new Uint8Array(shown)), await readPdfText(new Uint8Array(signed))];
    // Page by page the text is the same, plus the signatures.
    const pages = before.split('\n');
    expect(after.split('\n').length).toBe(pages.length + 1);
    for (const [index, page] of pages.entries())
      expect(
        after
          .split('\n')
          [index]!.replaceAll(/maria delgado|MD|Signed [\d-]+ [\d:]+ UTC/g, '')
          .replaceAll(/\s+/g, ' '),
      ).toBe(page.replaceAll(/\s+/g, ' '));
    for (const words of [
      'Certificate of completion',
      note.sha256 ?? '',
      'Maria Delgado',
      'maria delgado',
      'MD',
      '40.0150, -105.2700',
      '0'.repeat(64),
    ])
      expect(after.replaceAll(/\s+/g, '')).toContain(words.replaceAll(/\s+/g, ''));
    expect(signed.toString('latin1')).toMatch(
      /\/StructTreeRoot[\s\S]*\/Marked true|\/Marked true[\s\S]*\/StructTreeRoot/,
    );

    const seal = await esign.verify(signed, buildRequestMeta());
    const evidence = await signer.send(readSigningEvidence, { params: { evidenceUuid: body.evidenceUuid } });
    const certificate = required('chain' in evidence ? evidence : null, 'certificate');
    expect(seal).toMatchObject({
      outcome: 'VALID',
      fingerprint: required(certificate.seal, 'seal').fingerprint,
      signedAt: new Date(Math.floor(Date.parse(String(body.signedAt)) / 1000) * 1000),
    });
    const flipped = Buffer.from(signed);
    flipped[4000] = (flipped[4000] ?? 0) ^ 1;
    expect(await esign.verify(flipped, buildRequestMeta())).toEqual({ outcome: 'BROKEN', because: 'DIGEST' });
    expect([
      PDFSIG_MISSING ? ['Signature is Valid.', true] : [runPdfsig(signed).signature, runPdfsig(signed).coversAll],
      OPENSSL_MISSING ?? verifyWithOpenssl(signed),
    ]).toEqual([['Signature is Valid.', true], OPENSSL_MISSING ?? true]);
    expect([
      PDFSIG_MISSING ? 'Digest Mismatch.' : runPdfsig(flipped).signature,
      OPENSSL_MISSING ? false : verifyWithOpenssl(flipped),
    ]).toEqual(['Digest Mismatch.', false]);

    expect(certificate).toMatchObject({
      document: { documentUuid: note.uuid, sha256: note.sha256, kind: 'NOTE' },
      before: note.sha256,
      after: { documentUuid: body.signedDocumentUuid },
      signer: { name: 'Maria Delgado' },
      how: 'ELECTRONIC',
      by: 'ESIGN',
      signature: {
        mode: 'TYPED',
        text: 'maria delgado',
        initials: 'MD',
        fieldIds: note.fields.map(({ fieldId }) => fieldId),
      },
      location: SIGNING_LOCATION,
      locationDenied: false,
      chain: { sequence: 1, previous: '0'.repeat(64) },
      events: [{ what: 'CONSENTED' }, { what: 'READ_TO_END' }, { what: 'SIGNED', at: body.signedAt }],
    });
    expect(certificate.ip).toMatch(/^127\./);
    const page = await readPdfText(
      await signer.client.file(readSigningEvidence, {
        params: { uuid: signer.uuid, evidenceUuid: body.evidenceUuid },
        query: { format: 'pdf' },
      }),
    );
    expect(page.replaceAll(/\s+/g, '')).toContain(certificate.chain.hash);
  });

  test('hides another borrower’s documents, evidence and signature', async () => {
    const { signer, body } = requireEarlier(first);
    const other = await driveToSignature();
    const note = await fetchDocument(signer, 'NOTE');
    const missing = [
      await other.client.answer(readSigning, { params: { uuid: signer.uuid } }),
      await other.answer(readSigningEvidence, { params: { evidenceUuid: body.evidenceUuid } }),
      await other.answer(readDocument, { params: { documentUuid: body.signedDocumentUuid } }),
      await other.loose(signDocument, {
        params: { documentUuid: note.uuid },
        body: {
          sha256: note.sha256,
          signatureUuid: randomUUID(),
          fieldIds: [],
          location: SIGNING_LOCATION,
        },
      }),
      await other.answer(reportSigningProblem, {
        body: {
          documentUuid: note.uuid,
          kind: 'NAME',
          note: '',
        },
      }),
    ];
    expect(missing.map(toRefusal)).toEqual(missing.map(() => [404, 'not-found']));
    const adopted = (await fetchSigning(signer)).signature?.['signatureUuid'];
    expect(toRefusal(await signWith(other, { signatureUuid: adopted }))).toEqual([422, 'signature-refused']);
  });

  test('several people sign one deed in a hash chain, and a scan replaces the document signed in ink [SIGNER-001]', async () => {
    const walked = await walkToSigned(server, 'co-owner', 'note');
    const { context } = server;
    await agreeToElectronicDocuments(walked.client, walked.uuid);
    const [own] = Object.keys((await fetchFile(walked)).signers);
    const owner = own ?? '';
    const { closingSet: setNumber } = await fetchFile(walked);
    const at = '2026-11-24T10:00:00.000Z';
    const fetchDocumentsFor = async (person: string, kind: string) =>
      (await loadDocumentsToSign(context.db, walked.uuid, person))
        .filter((one) => one.kind === kind)
        .map(({ document, sha256 }) => ({ document, sha256 }));
    const signAs = async (person: string, change: Partial<VendorNotice> = {}) =>
      recordSignatures(
        context,
        {
          uuid: walked.uuid,
          person,
          setNumber,
          signed: await fetchDocumentsFor(person, 'DEED'),
          what: 'DEED',
          how: 'ELECTRONIC',
          place: { kind: 'REMOTE' },
          by: 'NOTARY',
          noticesHanded: [],
          at,
          notary: { name: 'Nora Public', commission: 'CO-123', state: 'CO' },
          ...change,
        },
        WORKER_META,
      );
    expect(await loadDocumentsToSign(context.db, walked.uuid, owner)).toMatchObject([
      { kind: 'DEED', signedBy: 'NOTARY' },
      { kind: 'OTHER' },
    ]);
    expect((await fetchDocument(walked, 'DEED')).sha256).toBe((await fetchDocumentsFor(owner, 'DEED'))[0]?.sha256);

    const [scan] = await insertUploads(server, walked.uuid, [{ sha256: 'b'.repeat(64) }]);
    const ink = {
      what: 'NOTE',
      how: 'INK',
      by: 'STAFF',
      place: { kind: 'HOME' },
      signed: await fetchDocumentsFor('BORROWER', 'NOTE'),
    } as const;
    await expect(
      signAs('BORROWER', { ...ink, signed: ink.signed.map((one) => ({ ...one, sha256: 'c'.repeat(64) })) }),
    ).rejects.toMatchObject({ reason: 'document-altered' });
    await expect(signAs('BORROWER', { ...ink, signed: await fetchDocumentsFor(owner, 'DEED') })).rejects.toMatchObject({
      reason: 'not-found',
    });
    await signAs('BORROWER', { ...ink, scans: [scan ?? ''] });
    await recordUntilGate(server, walked.uuid, 'deed');

    await record(
      context,
      walked.uuid,
      () => [
        { type: 'SignerInvitationOpened', data: { signer: owner } },
        { type: 'SignerResidenceGiven', data: { signer: owner, livesThere: 'YES' } },
        { type: 'SignerIdentityChecked', data: { signer: owner, result: 'VERIFIED' } },
        { type: 'ESignConsentGiven', data: { person: owner, version: '1', demonstrated: true } },
      ],
      WORKER_META,
    );
    // Two people at the same time, one of them twice: each signs once, and the chain of evidence doesn't fork.
    const all = await Promise.allSettled([signAs('BORROWER'), signAs('BORROWER'), signAs(owner)]);
    expect(all.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(all[2]?.status).toBe('fulfilled');
    const evidence = await loadSignatureEvidence(context.db, walked.uuid);
    const deed = (await fetchDocumentsFor(owner, 'DEED'))[0]?.sha256;
    const entries = evidence.map(
      ({ statement }) => JSON.parse(statement) as { before: string; after: string; how: string; notary: unknown },
    );
    expect(entries.map(({ before, after, how }) => [how, before, after])).toEqual([
      ['INK', ink.signed[0]?.sha256, 'b'.repeat(64)],
      ['ELECTRONIC', deed, entries[1]?.after],
      ['ELECTRONIC', entries[1]?.after, entries[2]?.after],
    ]);
    expect(new Set(entries.map(({ after }) => after)).size).toBe(3);
    expect(entries[2]?.notary).toEqual({ name: 'Nora Public', commission: 'CO-123', state: 'CO' });
    expect(findBrokenEntry(context.vault, evidence)).toBeUndefined();
    expect(
      findBrokenEntry(
        context.vault,
        evidence.map((row, index) =>
          index === 1 ? { ...row, statement: row.statement.replace('REMOTE', 'OFFICE') } : row,
        ),
      ),
    ).toBe(2);
    await expect(
      context.db
        .updateTable('signature_evidence')
        .set({ person: 'x' })
        .where('application_uuid', '=', walked.uuid)
        .execute(),
    ).rejects.toThrow('never changed');
    // Everyone who signed has the newest version, with all signatures.
    const newest = await fetchSignedFile(walked, (await fetchDocument(walked, 'DEED')).signedDocumentUuid ?? '');
    expect(await context.vendors.esign.verify(newest, buildRequestMeta())).toMatchObject({ outcome: 'VALID' });
    const words = await readPdfText(new Uint8Array(newest));
    expect(words.match(/Signature of /g)?.length).toBe(2);
    expect(words).toContain('Nora Public, commission CO-123, CO');
  });

  test('evidence sealed again with a new key verifies with that key only', async () => {
    const { signer } = requireEarlier(first);
    const { context } = server;
    const before = await loadSignatureEvidence(context.db, signer.uuid);
    expect(before.length).toBeGreaterThan(0);
    const [next, ...older] = [toKey(randomBytes(32)), ...context.keys.vault];
    await resealColumn(
      { db: context.db, keys: { ...context.keys, vault: [next, ...older] } },
      'signature_evidence',
      () => true,
    );
    const after = await loadSignatureEvidence(context.db, signer.uuid);
    expect(after.map(({ key_id: by }) => by)).toEqual(after.map(() => next.id));
    expect(after.map(({ hash, statement }) => ({ hash, statement }))).toEqual(
      before.map(({ hash, statement }) => ({ hash, statement })),
    );
    expect(findBrokenEntry(openVault([next]), after)).toBeUndefined();
    expect(() => findBrokenEntry(openVault([next]), before)).toThrow('No key');
    expect(
      findBrokenEntry(
        openVault([next]),
        after.map((row) => ({ ...row, statement: row.statement.replace('ESIGN', 'STAFF') })),
      ),
    ).toBe(1);
  });
});
