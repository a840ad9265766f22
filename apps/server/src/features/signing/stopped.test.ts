import { randomUUID } from 'node:crypto';
import {
  declineSigning,
  listConditions,
  readLoanFile,
  reportSigningProblem,
  answerSigningProblem,
  voidClosing,
} from '@lintel/contract';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, toAnswer, type TestApp } from '../../../test/app.ts';
import { expectOneAccepted } from '../../../test/concurrent-requests.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { requireEarlier, toRefusal, createSigningActions, TYPED_SIGNATURE } from '../../../test/signing.ts';
import { logInStaffMember, createStaffActions, type StaffMember } from '../../../test/staff.ts';
import { insertUploads } from '../../../test/uploads.ts';
import { recordUntilGate } from '../../../test/walk-to-signed.ts';
import { loadFactsOfType, type WalkedLoan } from '../../../test/walk.ts';
import { record } from '../../loan-file/record.ts';
import { findBrokenEntry } from './evidence.ts';
import { loadSignatureEvidence } from './store.ts';

vi.setConfig({ testTimeout: 90_000 });

onOneDatabase('signing', (open) => {
  let server: TestApp;
  let closer: StaffMember;
  /** The person who signed with a drawing. */
  let drawer: WalkedLoan | undefined;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    closer = await logInStaffMember(server, 'closer');
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
    withFutureSigningDay,
    fetchSignedFile,
  } = createSigningActions(() => server);
  const { loose, send } = createStaffActions(
    () => server,
    () => closer,
  );

  const voidFile = async ({ uuid }: WalkedLoan, body: object) =>
    toAnswer(await loose(voidClosing, { params: { uuid }, body }));

  test('accepts a typed or drawn name as on the ID, and only a PNG with ink up to 200 KB', async () => {
    const walked = await driveToSignature();
    const buildDrawing = (change: object = {}) =>
      adoptWith(walked, { mode: 'DRAWN', text: 'Maria Delgado', initials: 'MD', image: '', ...change });
    const renderPng = async (width: number, ink: string) => {
      const base = sharp({ create: { width, height: 200, channels: 3, background: '#ffffff' } });
      const stroke = Buffer.from(
        `<svg width="200" height="100"><path d="M10 80 C 60 10, 100 90, 180 20" stroke="${ink}" stroke-width="5" fill="none"/></svg>`,
      );
      return base
        .composite([{ input: stroke }])
        .png()
        .toBuffer();
    };
    const good = (await renderPng(400, '#000000')).toString('base64');
    const bad = [
      { text: 'Somebody Else', image: good },
      { initials: 'M2', image: good },
      { image: '' },
      { image: (await renderPng(400, '#ffffff')).toString('base64') },
      {
        image: Buffer.concat([
          Buffer.from(good, 'base64'),
          Buffer.alloc(200_001 - Buffer.from(good, 'base64').length),
        ]).toString('base64'),
      },
      {
        image: (
          await sharp(await renderPng(400, '#000000'))
            .jpeg()
            .toBuffer()
        ).toString('base64'),
      },
      { image: Buffer.from('no picture').toString('base64') },
      { image: (await renderPng(2400, '#000000')).toString('base64') },
    ];
    const refusals = [];
    for (const one of bad) refusals.push(toRefusal(await buildDrawing(one)).join(' '));
    expect(refusals).toEqual(bad.map(() => '422 signature-refused'));
    expect(toRefusal(await adoptWith(walked, { ...TYPED_SIGNATURE, text: 'M Delgado' }))).toEqual([
      422,
      'signature-refused',
    ]);
    expect((await buildDrawing({ image: good })).status).toBe(200);
    expect((await fetchSigning(walked)).signature).toMatchObject({
      mode: 'DRAWN',
      text: 'Maria Delgado',
      face: null,
      initials: 'MD',
    });
    const { body } = await signWith(walked);
    drawer = walked;
    const signed = await fetchSignedFile(walked, String(body['signedDocumentUuid']));
    expect(signed.toString('latin1')).toContain('/Subtype /Image');
    expect(await server.context.vendors.esign.verify(signed, buildRequestMeta())).toMatchObject({ outcome: 'VALID' });
  });

  test('a reported problem opens a task right away and pauses signing until staff continue it or make new documents', async () => {
    const walked = await driveToSignature();
    const note = await fetchDocument(walked, 'NOTE');
    const reportProblem = () =>
      walked.answer(reportSigningProblem, {
        body: {
          documentUuid: note.uuid,
          kind: 'NAME',
          note: 'My middle name is missing.',
        },
      });
    const report = await reportProblem();
    expect(report.status).toBe(201);
    // Opened with the report, not by the next sweep.
    const { tasks } = await send(readLoanFile, { params: { uuid: walked.uuid } });
    expect(tasks.map(({ gate }) => gate)).toContain('signing-problem');
    expect(toRefusal(await reportProblem())).toEqual([409, 'signing-paused']);
    expect(toRefusal(await signWith(walked))).toEqual([409, 'signing-paused']);
    const { paused } = await fetchSigning(walked);
    expect(paused).toMatchObject({ problemUuid: report.body['problemUuid'] });
    const answerProblem = async (body: object, problemUuid = String(report.body['problemUuid'])) =>
      toAnswer(await loose(answerSigningProblem, { params: { uuid: walked.uuid, problemUuid }, body }));
    expect(toRefusal(await answerProblem({ outcome: 'GO_ON', comment: null }))).toEqual([422, 'reason-missing']);
    expect(toRefusal(await answerProblem({ outcome: 'GO_ON', comment: 'x' }, randomUUID()))).toEqual([
      404,
      'not-found',
    ]);
    expect((await answerProblem({ outcome: 'GO_ON', comment: 'Your ID has none.' })).status).toBe(200);
    expect(toRefusal(await answerProblem({ outcome: 'NEW_PAPERS', comment: 'x' }))).toEqual([
      422,
      'outcome-not-possible',
    ]);
    expect(await fetchSigning(walked)).toMatchObject({
      paused: null,
      answer: { text: 'Your ID has none.', outcome: 'GO_ON' },
    });
    const early = await withFutureSigningDay(walked, () => signWith(walked));
    expect(toRefusal(early)).toEqual([409, 'too-early']);
    expect(early.body['message']).toMatch(/^You can sign these documents starting \w{3}, \w{3} \d+, \d{4}\.$/);
    const secondReport = await reportProblem();
    expect(
      (
        await answerProblem(
          { outcome: 'NEW_PAPERS', comment: 'We write it in.' },
          String(secondReport.body['problemUuid']),
        )
      ).status,
    ).toBe(200);
    expect(await loadFactsOfType(server, walked.uuid, 'ClosingVoided')).toEqual([
      { consents: [], ground: 'PAPERS_WRONG', reason: 'PAPERS_WRONG' },
    ]);
    expect((await fetchFile(walked)).closingSet).toBe(2);
    expect(await fetchSigning(walked)).toMatchObject({
      packageUuid: null,
      documents: [],
      paused: null,
      answer: { text: 'We write it in.', outcome: 'NEW_PAPERS' },
    });
  });

  test('voids a closing on a ground or with every signer’s written consent, and its signatures no longer count [OP-D-125]', async () => {
    const walked = requireEarlier(drawer);
    expect(toRefusal(await voidFile(walked, { ground: null, consents: [], comment: null }))).toEqual([
      422,
      'consents-incomplete',
    ]);
    const [scanning, consent] = await insertUploads(server, walked.uuid, [{ state: 'SCANNING' }, {}]);
    const { personUuid } = (await fetchSigning(walked)).signers[0] as { personUuid: string };
    const voidWithConsent = (documentUuid: string | undefined) =>
      voidFile(walked, { ground: null, consents: [{ personUuid, documentUuid }], comment: null });
    expect(toRefusal(await voidWithConsent(scanning))).toEqual([409, 'document-refused']);
    expect(toRefusal(await voidWithConsent(randomUUID()))).toEqual([422, 'consents-incomplete']);
    expectOneAccepted(await Promise.all([voidWithConsent(consent), voidWithConsent(consent)]));
    expect(await loadFactsOfType(server, walked.uuid, 'ClosingVoided')).toEqual([
      { consents: [{ person: 'BORROWER', document: consent }], ground: null, reason: 'ALL_SIGNERS_AGREE' },
    ]);
    expect(toRefusal(await voidFile(walked, { ground: 'LAW', consents: [], comment: null }))).toEqual([
      409,
      'not-at-this-step',
    ]);
    await recordUntilGate(server, walked.uuid, 'note');
    expect((await fetchSigning(walked)).documents.map(({ signedAt }) => signedAt)).toEqual([null, null, null]);
    await viewToEnd(walked, await fetchDocument(walked, 'NOTE'));
    expect((await signWith(walked)).status).toBe(200);
    // The second signature is in the same chain as the void one.
    const evidence = await loadSignatureEvidence(server.context.db, walked.uuid);
    expect(evidence.map(({ sequence, papers: setNumber }) => [sequence, setNumber])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(findBrokenEntry(server.context.vault, evidence)).toBeUndefined();
  });

  test('declining to sign holds the file for staff, and later clicks make one signature [OP-D-103]', async () => {
    const walked = await driveToSignature();
    const declineToSign = () =>
      walked.answer(declineSigning, {
        body: {
          reason: 'NEED_ADVICE',
          comment: 'My lawyer reads it first.',
        },
      });
    expectOneAccepted(await Promise.all([declineToSign(), declineToSign()]));
    expect(await walked.status()).toBe('TRUST_AND_INSURANCE');
    expect(await fetchGate(walked)).toBe('hold-staff');
    expect(toRefusal(await signWith(walked))).toEqual([409, 'not-at-this-step']);
    expect(toRefusal(await declineToSign())).toEqual([409, 'not-at-this-step']);
    expect(await loadFactsOfType(server, walked.uuid, 'NoteSigned')).toEqual([]);
    const [condition = '', more] = Object.keys((await fetchFile(walked)).conditions).filter((id) =>
      id.startsWith('declined-'),
    );
    expect(more).toBe(undefined);
    expect(
      JSON.stringify(
        (
          await createStaffActions(
            () => server,
            () => closer,
          ).ask(listConditions, { params: { uuid: walked.uuid } })
        ).json(),
      ),
    ).toContain('My lawyer reads it first.');
    await record(
      server.context,
      walked.uuid,
      () => [{ type: 'ConditionCleared', data: { id: condition, how: 'WAIVED', by: 'desk' } }],
      WORKER_META,
    );
    expect(await fetchGate(walked)).toBe('note');
    // Three concurrent requests from three tabs are one signature.
    const answers = await Promise.all([signWith(walked), signWith(walked), signWith(walked)]);
    expect(
      answers
        .map((answer) => toRefusal(answer).join(' '))
        .toSorted((a, b) => a.localeCompare(b))
        .slice(1),
    ).toEqual(['409 already-signed', '409 already-signed']);
    expect([
      answers.filter(({ status }) => status === 200).length,
      (await loadFactsOfType(server, walked.uuid, 'NoteSigned')).length,
      (await loadSignatureEvidence(server.context.db, walked.uuid)).length,
    ]).toEqual([1, 1, 1]);
    const copies = await server.context.db
      .selectFrom('document')
      .select('uuid')
      .where('application_uuid', '=', walked.uuid)
      .where('title', 'like', '%, signed')
      .execute();
    expect(copies.length).toBe(1);
    await recordUntilGate(server, walked.uuid, 'rescission-notice');
    expect(toRefusal(await declineToSign())).toEqual([409, 'already-signed']);
  });
});
