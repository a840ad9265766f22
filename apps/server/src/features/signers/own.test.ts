import {
  declineToSign,
  listConditions,
  listDocuments,
  readArchive,
  readLoanFile,
  readFileArchive,
  readHeloc,
  readIdentityVerification,
  readOwnSigner,
  readSigners,
  readStatus,
  removeSigner,
  resolveReview,
  saveSignerReplayLink,
  saveSignerResidence,
  startIdentityCheck,
} from '@lintel/contract';
import { getStatus, type LoanFile } from '@lintel/domain';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  inviteSigner,
  acceptInvitation,
  waitForMessage,
  getErrorName,
  createSignerActions,
  getLinkToken,
  type InvitedSigner,
} from '../../../test/co-owner.ts';
import { expectOneAccepted } from '../../../test/concurrent-requests.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { logInStaffMember, createStaffActions, type StaffMember } from '../../../test/staff.ts';
import { runVerifyScript } from '../../../test/unpack-archive.ts';
import { createUnpacker } from '../../../test/unpacker.ts';
import { loadFactsOfType } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { record } from '../../loan-file/record.ts';
import type { ConfirmedChoice } from '../../records/offer-sets/confirmed-choice.ts';
import { syncStaffTasks } from '../../records/staff-tasks/sync-staff-tasks.ts';
import { sendPhotos } from '../../sandbox/act-identity.ts';
import type { Client } from '../../sandbox/client.ts';
import { agreeToElectronicDocuments } from '../../sandbox/read-documents.ts';
import { saveEvidence } from '../../vendors/evidence.ts';

vi.setConfig({ testTimeout: 60_000 });

const unpack = createUnpacker();

onOneDatabase('a co-owner asked to sign', (open) => {
  let server: TestApp;
  let closer: StaffMember;
  const desk = createStaffActions(
    () => server,
    () => closer,
  );
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    closer = await logInStaffMember(server, 'closer');
  }, 60_000);

  const fetchFile = async ({ uuid }: InvitedSigner): Promise<LoanFile> =>
    (await readApplication(server.context.db, uuid))!.projection;
  const { openLink, acceptLink, fetchStatus, fetchOwnSigner, manageSigner } = createSignerActions(() => server);

  describe('a co-owner’s own part', () => {
    test('saves where they live until they sign, refuses an old screen, and hides other signers [SIGNER-004]', async () => {
      const [signer, other] = [await inviteSigner(server), await inviteSigner(server)];
      const [client, stranger] = [await acceptInvitation(server, signer), await acceptInvitation(server, other)];
      await saveEvidence(server.context.vault, server.context.db, { uuid: signer.uuid, kind: 'choice', attempt: 1 }, {
        quote: { lineAmount: 87_541.5 },
      } as ConfirmedChoice);
      const { body } = await fetchOwnSigner(client, signer);
      expect(body).toMatchObject({
        stage: 'INTRO',
        state: 'OPENED',
        livesThere: 'UNKNOWN',
        primary: { firstName: 'Ana', lastInitial: 'R' },
        what: expect.stringContaining('don’t take on the debt'),
        risk: 'The home secures this line of about $87,542. If Ana R. doesn’t pay it back, the home can be lost.',
        explain: { owner: 'YOU', ask: 'Tell us whether you live there.' },
      });
      expect(body['notices']).toEqual([{ title: 'Notice of your right to cancel', documentUuid: null }]);
      const answerResidence = (livesThere: string, version: unknown, by = client) =>
        by.loose(saveSignerResidence, {
          params: { signerUuid: signer.person },
          version: Number(version),
          body: { livesThere },
        });
      expect(getErrorName(await answerResidence('NO', body['version'], stranger))).toBe('not-found');
      const answers = await Promise.all([
        answerResidence('NO', body['version']),
        answerResidence('YES', body['version']),
      ]);
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      // The current version, but not the borrower's step.
      expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
        status: 'stale-version',
        data: { version: expect.any(Number) },
      });
      expect(JSON.stringify((await answerResidence('YES', body['version'])).body)).not.toMatch(
        new RegExp(getStatus(await fetchFile(signer))),
      );
      expect(answers.find((answer) => answer.status === 200)?.body).toMatchObject({
        status: {
          checklistStatus: 'IDENTITY_VERIFICATION',
          gate: null,
          explain: { text: 'We need to verify your identity.' },
        },
      });
      expect(await loadFactsOfType(server, signer.uuid, 'SignerResidenceGiven')).toHaveLength(1);
      expect((await fetchOwnSigner(client, signer)).body).toMatchObject({ stage: 'IDENTITY' });
      const params = { signerUuid: signer.person };
      expect(getErrorName(await stranger.answer(readOwnSigner, { params }))).toBe('not-found');
      expect(
        getErrorName(await stranger.answer(declineToSign, { params, body: { reason: 'OTHER', comment: null } })),
      ).toBe('not-found');
    });

    test('lets them decline: nothing is signed, staff read the reason, and the borrower does not [SIGNER-004]', async () => {
      const signer = await inviteSigner(server);
      const client = await acceptInvitation(server, signer);
      const declineSigning = () =>
        client.answer(declineToSign, {
          params: { signerUuid: signer.person },
          body: {
            reason: 'NEED_ADVICE',
            comment: 'My lawyer is away until May.',
          },
        });
      const answers = await Promise.all([declineSigning(), declineSigning()]);
      expect(answers.map((answer) => answer.body['state'])).toEqual(['DECLINED', 'DECLINED']);
      const [fact, ...rest] = await loadFactsOfType(server, signer.uuid, 'SigningDeclined');
      expect([fact, rest]).toEqual([
        { person: signer.person, reason: 'NEED_ADVICE', condition: expect.any(String) },
        [],
      ]);
      expect((await fetchOwnSigner(client, signer)).body).toMatchObject({
        explain: { owner: 'US', text: expect.stringContaining('Nothing was signed') },
      });
      const notes = JSON.stringify((await desk.ask(readLoanFile, { params: { uuid: signer.uuid } })).json());
      expect(notes).toContain('My lawyer is away until May.');
      expect(
        JSON.stringify((await signer.borrower.answer(readStatus, { params: { uuid: signer.uuid } })).body),
      ).not.toContain('lawyer');
    });

    test('shows pressure on a signer to staff only, and leaves the borrower’s view unchanged', async () => {
      const signer = await inviteSigner(server);
      const client = await acceptInvitation(server, signer);
      const fetchBorrowerView = async () =>
        JSON.stringify([
          (await signer.borrower.answer(readSigners, { params: { uuid: signer.uuid } })).body['signers'],
          (
            (await signer.borrower.answer(readStatus, { params: { uuid: signer.uuid } })).body['explain'] as {
              text: string;
            }
          ).text,
        ]);
      const fetchStates = async () =>
        (
          (await signer.borrower.answer(readSigners, { params: { uuid: signer.uuid } })).body['signers'] as {
            state: string;
          }[]
        ).map(({ state }) => state);
      const before = await fetchStates();
      expect(
        (
          await client.answer(declineToSign, {
            params: { signerUuid: signer.person },
            body: { reason: 'PRESSURED', comment: 'Text me after 5.' },
          })
        ).body,
      ).toMatchObject({ state: 'DECLINED' });
      expect((await fetchOwnSigner(client, signer)).body).toMatchObject({
        state: 'DECLINED',
        explain: { owner: 'US' },
      });
      expect(await fetchStates()).toEqual(before);
      expect(await fetchBorrowerView()).not.toMatch(/declin|pressur|want to sign|after 5/i);
      const conditions = JSON.stringify((await desk.ask(listConditions, { params: { uuid: signer.uuid } })).json());
      expect(conditions).toContain('"PRESSURED"');
      expect(conditions).toContain('Text me after 5.');

      // The archive doesn't reveal it either, not even by how staff settled it. The lender's own archive does.
      const id =
        Object.entries((await fetchFile(signer)).conditions).find(
          ([, condition]) => condition.declinedBy === signer.person,
        )?.[0] ?? '';
      expect(id).not.toBe('');
      await record(
        server.context,
        signer.uuid,
        () => [
          { type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: closer.staffUuid } },
          { type: 'ConditionPosted', data: { ...PRIVATE, person: signer.person } },
          { type: 'SignerRemoved', data: { signer: signer.person, reason: 'WILL_NOT_SIGN', by: 'STAFF' } },
        ],
        { actor: { kind: 'staff', id: closer.staffUuid }, requestId: 'cleared' },
      );
      const readVerifiedFacts = async (archive: Uint8Array) => {
        const { folder, files } = unpack(archive);
        expect(await runVerifyScript(folder)).toMatchObject({ code: 0 });
        return Buffer.from(files['facts.jsonl'] ?? []).toString();
      };
      const borrowers = await readVerifiedFacts(
        await signer.borrower.file(readArchive, { params: { uuid: signer.uuid } }),
      );
      expect(borrowers).not.toMatch(/SigningDeclined|PRESSURED|SignerRemoved|WILL_NOT_SIGN|Call after 5/);
      expect(borrowers).not.toContain(id);
      const lenders = await desk.ask(readFileArchive, { params: { uuid: signer.uuid } });
      expect(await readVerifiedFacts(new Uint8Array(lenders.rawPayload))).toContain('SigningDeclined');
    });

    /** A condition that staff ask of the signer only. */
    const PRIVATE = {
      id: 'private',
      category: 'GENERIC_DOCUMENT_REQUEST',
      blocks: 'NONE' as const,
      askBorrower: true,
      documents: [] as string[],
      text: 'Call after 5.',
      deadline: null,
    };

    test('repeats an unreadable ID photo with its reason, sends a doubtful one to staff, hides both from the borrower [ENUM-013, SIGNER-005]', async () => {
      const show = async (signer: InvitedSigner, client: Client) => {
        const { version } = (await fetchOwnSigner(client, signer)).body;
        await client.answer(saveSignerResidence, {
          params: { signerUuid: signer.person },
          version: Number(version),
          body: { livesThere: 'YES' },
        });
        return sendPhotos(client, signer.uuid);
      };
      const fetchState = async (client: Client, { uuid }: InvitedSigner) =>
        (await client.answer(readIdentityVerification, { params: { uuid } })).body;
      const glare = await inviteSigner(server, { tag: '+id-failed' });
      const client = await acceptInvitation(server, glare);
      expect(
        getErrorName(
          await client.answer(startIdentityCheck, { params: { uuid: glare.uuid }, body: { idType: 'PASSPORT' } }),
        ),
      ).toBe('not-at-this-step');
      expect(await show(glare, client)).toMatchObject({
        status: { checklistStatus: 'IDENTITY_VERIFICATION', gate: null, uwDecision: expect.any(String) },
      });
      await expect
        .poll(async () => (await fetchState(client, glare))['verification'], { timeout: 15_000 })
        .toBe('FAILED_VERIFICATION');
      expect(await fetchState(client, glare)).toMatchObject({
        reasons: ['The photo is too bright or blurred to read.'],
        attemptsLeft: 4,
      });
      expect((await fetchFile(glare)).conditions[`signer-id-${glare.person}`]).toMatchObject({
        state: 'ASKED',
        blocks: 'NONE',
      });
      expect(
        JSON.stringify((await glare.borrower.answer(readIdentityVerification, { params: { uuid: glare.uuid } })).body),
      ).not.toContain('too bright');
      await sendPhotos(client, glare.uuid);
      await expect
        .poll(async () => (await fetchOwnSigner(client, glare)).body['stage'], { timeout: 15_000 })
        .toBe('DOCUMENTS');
      expect((await fetchFile(glare)).conditions[`signer-id-${glare.person}`]).toMatchObject({ state: 'CLEARED' });
      expect(
        (await loadFactsOfType(server, glare.uuid, 'SignerIdentityChecked')).map((fact) => fact['result']),
      ).toEqual(['FAILED_VERIFICATION', 'VERIFIED']);

      const doubted = await inviteSigner(server, { tag: '+id-review' });
      const other = await acceptInvitation(server, doubted);
      await show(doubted, other);
      await expect
        .poll(async () => (await fetchState(other, doubted))['verification'], { timeout: 15_000 })
        .toBe('PENDING_REVIEW');
      const reviewer = await logInStaffMember(server, 'underwriter');
      const fetchTasks = async () => {
        await syncStaffTasks(server.context, doubted.uuid);
        return server.context.db
          .selectFrom('desk_task')
          .select(['gate', 'subject'])
          .where('application_uuid', '=', doubted.uuid)
          .where('kind', '=', 'TASK')
          .where('closed_at', 'is', null)
          .execute();
      };
      expect(await fetchTasks()).toEqual([{ gate: 'signer-id', subject: doubted.person }]);
      const decide = (outcome: string, reason: string) =>
        desk.ask(
          resolveReview,
          {
            params: { uuid: doubted.uuid, gate: 'id-review' },
            body: { outcome, reason, comment: null, signerUuid: doubted.person },
          },
          reviewer,
        );
      expect((await decide('FAILED_VERIFICATION', 'EXPIRED')).statusCode).toBe(200);
      expect(await fetchState(other, doubted)).toMatchObject({
        verification: 'FAILED_VERIFICATION',
        reasons: ['The document has expired.'],
      });
      expect(await fetchTasks()).toEqual([]);
      expect((await decide('VERIFIED', 'VIDEO_CALL')).statusCode).toBe(200);
      expect([
        (await fetchOwnSigner(other, doubted)).body['stage'],
        (await fetchFile(doubted)).identity.result,
      ]).toEqual(['DOCUMENTS', null]);
      expect((await doubted.borrower.answer(readHeloc, { params: { uuid: doubted.uuid } })).body).toMatchObject({
        additionalSignerVersion: 1,
        helocSigners: [{ identityUuid: expect.any(String) }],
      });
    });

    test('hides the file from staff who sign or are asked to sign it, until they are removed', async () => {
      const signer = await inviteSigner(server);
      const underwriter = await logInStaffMember(server, 'underwriter');
      const fetchConsoleStatuses = async () => [
        (await desk.ask(readLoanFile, { params: { uuid: signer.uuid } })).statusCode,
        (await desk.ask(readLoanFile, { params: { uuid: signer.uuid } }, underwriter)).statusCode,
      ];
      expect(await fetchConsoleStatuses()).toEqual([200, 200]);
      expect((await manageSigner(signer, 'contact', { email: closer.email, phoneNumber: null })).status).toBe(200);
      expect(await fetchConsoleStatuses()).toEqual([404, 200]);
      const client = await acceptInvitation(server, { email: closer.email, phone: null });
      expect(await fetchStatus(client)).toMatchObject({ signerUuid: signer.person });
      expect(await fetchConsoleStatuses()).toEqual([404, 200]);
      const { version } = (await readApplication(server.context.db, signer.uuid))!;
      const remove = async (by: StaffMember) =>
        (
          await desk.ask(
            removeSigner,
            {
              params: { uuid: signer.uuid, signerUuid: signer.person },
              version,
              body: { reason: 'WRONG_PERSON', comment: null },
            },
            by,
          )
        ).statusCode;
      expect([await remove(closer), await remove(await logInStaffMember(server, 'closer'))]).toEqual([404, 200]);
      expect(await fetchConsoleStatuses()).toEqual([200, 200]);
    });

    test('accepts a session replay link of an allowed host only [SIGNER-007, CALL-017]', async () => {
      const [signer, other] = [await inviteSigner(server), await inviteSigner(server)];
      const client = await acceptInvitation(server, signer);
      const saveReplayLink = (link: string, person = signer.person) =>
        client.answer(saveSignerReplayLink, { params: { signerUuid: person }, body: { link } });
      expect((await saveReplayLink('https://app.fullstory.com/ui/a/session/1')).status).toBe(204);
      for (const link of [
        'http://app.fullstory.com/x',
        'https://app.fullstory.com.evil.test/x',
        'https://evil@app.fullstory.com/',
        'javascript:alert(1)',
        'https://app.fullstory.com:444/x',
      ])
        expect([link, (await saveReplayLink(link)).status]).toEqual([link, 400]);
      expect((await saveReplayLink('https://app.fullstory.com/ui/a/session/1', other.person)).status).toBe(404);
    });
  });

  describe('the end of a signing request', () => {
    test('a request is ended by the borrower until the link is opened, then by staff, and only once', async () => {
      for (let times = 0; times < 4; times += 1) {
        const signer = await inviteSigner(server);
        const token = getLinkToken(await waitForMessage(server, signer.email));
        const [removed, opened] = await Promise.all([
          manageSigner(signer, 'cancellation', { reason: 'The wrong person.' }),
          openLink(token),
        ]);
        expect([removed.status, opened.status, getErrorName(removed), getErrorName(opened)]).toEqual(
          expect.toBeOneOf([
            [200, 409, expect.anything(), 'request-cancelled'],
            [409, 200, 'signer-opened', undefined],
          ]),
        );
        expect((await fetchFile(signer)).signers[signer.person] === undefined).toBe(removed.status === 200);
      }
      const signer = await inviteSigner(server);
      const token = getLinkToken(await waitForMessage(server, signer.email));
      expect((await manageSigner(signer, 'cancellation', { reason: 'The wrong person.' })).body).toMatchObject({
        signer: { state: 'CANCELLED', cancelledAt: expect.any(String) },
      });
      expect([
        getErrorName(await openLink(token)),
        getErrorName(await acceptLink(token)),
        getErrorName(await manageSigner(signer, 'resend')),
        getErrorName(await manageSigner(signer, 'contact', { email: signer.email })),
      ]).toEqual(Array.from({ length: 4 }, () => 'request-cancelled'));
      expect(await loadFactsOfType(server, signer.uuid, 'SignerRemoved')).toEqual([
        { signer: signer.person, reason: 'TAKEN_BACK', by: 'BORROWER' },
      ]);
      expect((await signer.borrower.answer(readSigners, { params: { uuid: signer.uuid } })).body).toMatchObject({
        signers: [{ state: 'CANCELLED' }],
      });
    });

    test('staff end a request: the open session shows canceled, its conditions end and the loan is closed to them', async () => {
      const signer = await inviteSigner(server);
      const client = await acceptInvitation(server, signer);
      expect(
        (
          await client.answer(declineToSign, {
            params: { signerUuid: signer.person },
            body: { reason: 'OTHER', comment: null },
          })
        ).status,
      ).toBe(200);
      await agreeToElectronicDocuments(client, signer.uuid);
      expect((await fetchFile(signer)).esignConsents[signer.person]?.given).toBe(true);
      const remove = (reason: string | null) =>
        desk.ask(removeSigner, {
          params: { uuid: signer.uuid, signerUuid: signer.person },
          body: { reason, comment: 'They called.' },
        });
      expect((await remove(null)).json().status).toBe('reason-missing');
      expect((await client.answer(listDocuments, { params: { uuid: signer.uuid } })).status).toBe(200);
      const both = await Promise.all([remove('WILL_NOT_SIGN'), remove('WILL_NOT_SIGN')]);
      expectOneAccepted(both);
      expect(await fetchStatus(client)).toMatchObject({ stage: 'CANCELLED', cancelledOn: expect.any(String) });
      expect((await fetchOwnSigner(client, signer)).body).toMatchObject({
        stage: 'CANCELLED',
        state: 'CANCELLED',
        explain: { text: expect.stringContaining('canceled') },
      });
      expect([
        (await client.answer(listDocuments, { params: { uuid: signer.uuid } })).status,
        getErrorName(
          await client.answer(declineToSign, {
            params: { signerUuid: signer.person },
            body: { reason: 'OTHER', comment: null },
          }),
        ),
      ]).toEqual([404, 'request-cancelled']);
      expect(Object.values((await fetchFile(signer)).conditions).map((one) => one.state)).toEqual(['CLEARED']);
      // A person named in their place hasn't agreed to anything.
      expect([
        (await fetchFile(signer)).esignConsents[signer.person]?.given,
        await loadFactsOfType(server, signer.uuid, 'ESignConsentWithdrawn'),
      ]).toEqual([false, [{ person: signer.person, reason: 'WILL_NOT_SIGN' }]]);
      expect(
        await server.context.db
          .selectFrom('esign_sample')
          .select('withdrawn_at')
          .where('audience', '=', signer.person)
          .execute(),
      ).toEqual([{ withdrawn_at: expect.any(Date) }]);
    });

    test('a request ends with the application, without the borrower’s reason', async () => {
      const signer = await inviteSigner(server);
      const client = await acceptInvitation(server, signer);
      await record(
        server.context,
        signer.uuid,
        () => [{ type: 'ApplicationWithdrawn', data: { reason: 'WITHDRAWN_PRIVATELY' } }],
        WORKER_META,
      );
      expect([(await fetchStatus(client))['stage'], (await fetchOwnSigner(client, signer)).body['stage']]).toEqual([
        'CANCELLED',
        'CANCELLED',
      ]);
      expect(JSON.stringify([await fetchStatus(client), (await fetchOwnSigner(client, signer)).body])).not.toMatch(
        /WITHDRAWN|PRIVATELY/,
      );
      expect(getErrorName(await openLink(getLinkToken(await waitForMessage(server, signer.email))))).toBe(
        'request-cancelled',
      );
    });
  });
});
