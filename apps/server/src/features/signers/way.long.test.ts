import { randomUUID } from 'node:crypto';
import {
  finishSigning,
  listDocuments,
  readDocumentText,
  readNotary,
  readOwnSigner,
  readProfile,
  reportSigningProblem,
  signDocument,
} from '@lintel/contract';
import { currentGate, getStatus, type LoanFile } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { recordAccount, waitForGate, walkToBank } from '../../../test/walk-to-closing.ts';
import { recordUntilGate } from '../../../test/walk-to-signed.ts';
import { getPersona, loadFacts, loadFactsOfType } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow } from '../../loan-file/clock.ts';
import { actAt } from '../../sandbox/act.ts';
import { openClient } from '../../sandbox/client.ts';
import { coOwnersAct, type CoOwners } from '../../sandbox/co-owner.ts';
import { signBeforeNotary } from '../../sandbox/notary/session.ts';
import { orderFault } from '../../vendors/faults.ts';
import { readOutbox } from '../../vendors/outbox.ts';

vi.setConfig({ testTimeout: 120_000 });

onOneDatabase('the full path of a co-owner', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const fetchFile = async (uuid: string): Promise<LoanFile> =>
    (await readApplication(server.context.db, uuid))!.projection;
  const outside = {
    signBeforeNotary: (sessionUuid: string) => signBeforeNotary(server.app, server.context, sessionUuid),
    approveDocuments: async () => {},
    waitUntil: async () => {},
    now: async () => (await loanNow(server.context, server.context.db)).toISOString(),
  };
  const openStaff = async () => {
    const staff = openClient(server.app, 'FIGURE');
    staff.setToken((await logInStaffMember(server, 'closer')).token);
    return staff;
  };

  test('goes from invitation through ID and documents to the deed by calls only, without the note [ENUM-029, SIGNER-001, SIGNER-004]', async () => {
    const walked = await walkToBank(server, 'co-owner');
    await recordAccount(server, walked);
    await waitForGate(server, walked, 'co-deed');
    await actAt({
      client: walked.client,
      uuid: walked.uuid,
      status: 'CO_DEED_REQ',
      version: await walked.version(),
      persona: getPersona('co-owner'),
    });
    const [person = ''] = Object.keys((await fetchFile(walked.uuid)).signers);
    const coOwners: CoOwners = new Map();
    const actAsCoOwner = () =>
      coOwnersAct(server.app, 'FIGURE', coOwners, {
        uuid: walked.uuid,
        persona: getPersona('co-owner'),
        desk: openStaff,
        code: async () => '',
        outside,
      });
    const stages: unknown[] = [];
    const waitForStage = async (stage: string): Promise<void> => {
      const end = Date.now() + 60_000;
      for (;;) {
        await actAsCoOwner();
        const own = coOwners.get(person)!;
        const { body } = await own.answer(readOwnSigner, { params: { signerUuid: person } });
        if (stages.at(-1) !== body['stage']) stages.push(body['stage']);
        expect(JSON.stringify(body)).not.toMatch(/amount|income|score|rate|draw\b|CLOSING_DISCLOSURE|FINAL_OFFER/i);
        if (body['stage'] === stage) return;
        expect([body['stage'], Date.now() < end]).toEqual([body['stage'], true]);
      }
    };
    // Before there are documents: home and ID, at their own pace. The ID check reports a delay and is asked again.
    await orderFault(server.context.db, 'identity-proof', 'late', 1, 1);
    await waitForStage('DOCUMENTS');
    expect(
      await server.context.db
        .selectFrom('sandbox_fault')
        .select('remaining')
        .where('kind', '=', 'identity-proof')
        .execute(),
    ).toEqual([{ remaining: 0 }]);
    const own = coOwners.get(person)!;
    expect((await own.answer(readOwnSigner, { params: { signerUuid: person } })).body).toMatchObject({
      explain: { owner: 'US', text: 'We’re preparing the documents. We’ll email you when they’re ready.' },
    });
    // The signing calls refuse in the signer's terms. None reveals the borrower's step.
    const fetchAsked = async () => {
      const documents = await own.send(listDocuments, { params: { uuid: walked.uuid } });
      const documentUuid = documents.at(-1)?.uuid ?? randomUUID();
      const answers = await Promise.all([
        own.answer(finishSigning, { params: { uuid: walked.uuid } }),
        own.answer(signDocument, {
          params: { uuid: walked.uuid, documentUuid },
          body: {
            sha256: 'a'.repeat(64),
            signatureUuid: randomUUID(),
            fieldIds: [],
            location: null,
            locationDenied: null,
          },
        }),
        own.answer(reportSigningProblem, {
          params: { uuid: walked.uuid },
          body: { documentUuid, kind: 'NAME', note: 'The name is wrong.' },
        }),
      ]);
      for (const { body } of answers)
        expect(JSON.stringify(body)).not.toContain(`"${getStatus(await fetchFile(walked.uuid))}"`);
      return answers;
    };
    const [finished, , problem] = await fetchAsked();
    for (const refused of [finished, problem])
      expect(refused.body).toMatchObject({ status: 'not-at-this-step', data: { status: 'GEN_NOTE_SIGNING' } });
    await recordUntilGate(server, walked.uuid, 'deed-others');
    await waitForStage('DONE');
    expect((await fetchAsked()).map(({ body }) => body['status'])).toEqual([
      expect.objectContaining({ checklistStatus: 'COMPLETE', gate: null }),
      expect.any(String),
      expect.any(String),
    ]);
    expect(stages).toEqual(expect.arrayContaining(['IDENTITY', 'DOCUMENTS', 'NOTARY', 'DONE']));
    expect(currentGate(await fetchFile(walked.uuid))?.id).not.toBe('deed-others');
    expect((await loadFactsOfType(server, walked.uuid, 'NoteSigned')).map((fact) => fact['signer'])).toEqual([
      'BORROWER',
    ]);
    expect((await loadFactsOfType(server, walked.uuid, 'DeedSigned')).map((fact) => fact['signer'])).toEqual([
      'BORROWER',
      person,
    ]);
    expect(await loadFactsOfType(server, walked.uuid, 'SignerIdentityChecked')).toEqual([
      { signer: person, result: 'VERIFIED' },
    ]);
    const read = (await loadFacts(server, walked.uuid)).filter(
      (fact) => fact.type === 'DocumentAcknowledged' && fact.actor_kind === 'signer',
    );
    expect(read.length).toBeGreaterThan(0);
    expect(new Set(read.map((fact) => (JSON.parse(fact.data) as { person: string }).person))).toEqual(
      new Set([person]),
    );
    const fetchFee = async (client: typeof own) =>
      (await client.send(readNotary, { params: { uuid: walked.uuid } })).manualFee;
    expect({ signer: await fetchFee(own), borrower: await fetchFee(walked.client) }).toEqual({
      signer: null,
      borrower: 300,
    });
    // The signer can't see the borrower's documents, nor the borrower theirs.
    const fetchIds = async (client: typeof own) =>
      (await client.send(listDocuments, { params: { uuid: walked.uuid } })).map((one) => one.uuid);
    const [signerIds, borrowerIds] = [await fetchIds(own), await fetchIds(walked.client)];
    expect([signerIds.length > 0, signerIds.filter((one) => borrowerIds.includes(one))]).toEqual([true, []]);
    for (const one of borrowerIds)
      expect((await own.answer(readDocumentText, { params: { uuid: walked.uuid, documentUuid: one } })).status).toBe(
        404,
      );
    expect((await own.answer(readProfile)).body).toMatchObject({ type: 'CO_DEEDER' });
    const mails = await readOutbox(server.context.db, server.context.vault, `signer-${person}@example.com`);
    expect(mails.map((mail) => mail.template)).toEqual(expect.arrayContaining(['signer.invite', 'turn.deed-others']));
    expect((await own.answer(readOwnSigner, { params: { signerUuid: person } })).body).toMatchObject({
      state: 'DONE',
      signedAt: expect.any(String),
      minutes: 0,
    });
  });
});
