import {
  declineToSign,
  listConditions,
  listDocuments,
  readArchive,
  readFile,
  readFileArchive,
  readHeloc,
  readIdentityVerification,
  readOwnSigner,
  readSigners,
  readStatus,
  removeSigner,
  resolveReview,
  saveSignerReplayLink,
  sayResidence,
  startIdentityCheck,
} from '@lintel/contract';
import { getStatus, type LoanFile } from '@lintel/domain';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { expectOneTaken } from '../../../test/at-once.ts';
import {
  askedToSign,
  cameIn,
  letterTo,
  getErrorName,
  signerCalls,
  tokenIn,
  type AskedToSign,
} from '../../../test/co-owner.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atTheDesk, deskOn, type Colleague } from '../../../test/desk.ts';
import { byWorker } from '../../../test/loans.ts';
import { verified } from '../../../test/unpack-archive.ts';
import { unpacking } from '../../../test/unpacked.ts';
import { factsOfType } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { record } from '../../loan-file/record.ts';
import type { ConfirmedChoice } from '../../records/offer-sets/confirmed-choice.ts';
import { sweepAlarms } from '../../records/staff-tasks/alarms.ts';
import { sendPhotos } from '../../sandbox/act-identity.ts';
import type { Client } from '../../sandbox/client.ts';
import { agreeToScreens } from '../../sandbox/papers.ts';
import { saveEvidence } from '../../vendors/evidence.ts';

vi.setConfig({ testTimeout: 60_000 });

const unpacked = unpacking();

onOneDatabase('a co-owner who is asked to sign', (open) => {
  let server: TestApp;
  let closer: Colleague;
  const desk = deskOn(
    () => server,
    () => closer,
  );
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    closer = await atTheDesk(server, 'closer');
  }, 60_000);

  const file = async ({ uuid }: AskedToSign): Promise<LoanFile> =>
    (await readApplication(server.context.db, uuid))!.projection;
  const { openLink, accept, status, own, manage } = signerCalls(() => server);

  describe('what is theirs', () => {
    test('is where they live, said until they sign; an old screen is refused, and another signer is not there [SIGNER-004]', async () => {
      const [who, other] = [await askedToSign(server), await askedToSign(server)];
      const [client, stranger] = [await cameIn(server, who), await cameIn(server, other)];
      await saveEvidence(server.context.vault, server.context.db, { uuid: who.uuid, kind: 'choice', attempt: 1 }, {
        quote: { lineAmount: 87_541.5 },
      } as ConfirmedChoice);
      const { body } = await own(client, who);
      expect(body).toMatchObject({
        stage: 'INTRO',
        state: 'OPENED',
        livesThere: 'UNKNOWN',
        primary: { firstName: 'Ana', lastInitial: 'R' },
        what: expect.stringContaining('the deed, not the debt'),
        risk: "The home secures this line of about $87,542. If Ana R. doesn't pay it back, the home can be lost.",
        explain: { owner: 'YOU', ask: 'Tell us whether you live there.' },
      });
      expect(body['notices']).toEqual([{ title: 'Notice of your right to cancel', documentUuid: null }]);
      const say = (livesThere: string, version: unknown, by = client) =>
        by.loose(sayResidence, { params: { signerUuid: who.person }, version: Number(version), body: { livesThere } });
      expect(getErrorName(await say('NO', body['version'], stranger))).toBe('not-found');
      const answers = await Promise.all([say('NO', body['version']), say('YES', body['version'])]);
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      // The current version, but not the borrower's step.
      expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
        status: 'stale-version',
        data: { version: expect.any(Number) },
      });
      expect(JSON.stringify((await say('YES', body['version'])).body)).not.toMatch(
        new RegExp(getStatus(await file(who))),
      );
      expect(answers.find((answer) => answer.status === 200)?.body).toMatchObject({
        status: {
          checklistStatus: 'IDENTITY_VERIFICATION',
          gate: null,
          explain: { text: 'We need to verify your identity.' },
        },
      });
      expect(await factsOfType(server, who.uuid, 'SignerResidenceGiven')).toHaveLength(1);
      expect((await own(client, who)).body).toMatchObject({ stage: 'IDENTITY' });
      const params = { signerUuid: who.person };
      expect(getErrorName(await stranger.answer(readOwnSigner, { params }))).toBe('not-found');
      expect(
        getErrorName(await stranger.answer(declineToSign, { params, body: { reason: 'OTHER', comment: null } })),
      ).toBe('not-found');
    });

    test('is to say no: nothing is signed, a person of the lender reads why, and the borrower is not told [SIGNER-004]', async () => {
      const who = await askedToSign(server);
      const client = await cameIn(server, who);
      const decline = () =>
        client.answer(declineToSign, {
          params: { signerUuid: who.person },
          body: {
            reason: 'NEED_ADVICE',
            comment: 'My lawyer is away until May.',
          },
        });
      const answers = await Promise.all([decline(), decline()]);
      expect(answers.map((answer) => answer.body['state'])).toEqual(['DECLINED', 'DECLINED']);
      const [fact, ...more] = await factsOfType(server, who.uuid, 'SigningDeclined');
      expect([fact, more]).toEqual([{ person: who.person, reason: 'NEED_ADVICE', condition: expect.any(String) }, []]);
      expect((await own(client, who)).body).toMatchObject({
        explain: { owner: 'US', text: expect.stringContaining('Nothing was signed') },
      });
      const notes = JSON.stringify((await desk.ask(readFile, { params: { uuid: who.uuid } })).json());
      expect(notes).toContain('My lawyer is away until May.');
      expect(
        JSON.stringify((await who.borrower.answer(readStatus, { params: { uuid: who.uuid } })).body),
      ).not.toContain('lawyer');
    });

    test('who is pressured is heard by staff only: to the borrower their state is what it was', async () => {
      const who = await askedToSign(server);
      const client = await cameIn(server, who);
      const seenByBorrower = async () =>
        JSON.stringify([
          (await who.borrower.answer(readSigners, { params: { uuid: who.uuid } })).body['signers'],
          ((await who.borrower.answer(readStatus, { params: { uuid: who.uuid } })).body['explain'] as { text: string })
            .text,
        ]);
      const states = async () =>
        (
          (await who.borrower.answer(readSigners, { params: { uuid: who.uuid } })).body['signers'] as {
            state: string;
          }[]
        ).map(({ state }) => state);
      const before = await states();
      expect(
        (
          await client.answer(declineToSign, {
            params: { signerUuid: who.person },
            body: { reason: 'PRESSURED', comment: 'Text me after 5.' },
          })
        ).body,
      ).toMatchObject({ state: 'DECLINED' });
      expect((await own(client, who)).body).toMatchObject({ state: 'DECLINED', explain: { owner: 'US' } });
      expect(await states()).toEqual(before);
      expect(await seenByBorrower()).not.toMatch(/declin|pressur|want to sign|after 5/i);
      const conditions = JSON.stringify((await desk.ask(listConditions, { params: { uuid: who.uuid } })).json());
      expect(conditions).toContain('"PRESSURED"');
      expect(conditions).toContain('Text me after 5.');

      // The archive doesn't reveal it either, not even by how staff settled it. The lender's own archive does.
      const id =
        Object.entries((await file(who)).conditions).find(
          ([, condition]) => condition.declinedBy === who.person,
        )?.[0] ?? '';
      expect(id).not.toBe('');
      await record(
        server.context,
        who.uuid,
        () => [
          { type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: closer.staffUuid } },
          { type: 'ConditionPosted', data: { ...PRIVATE, person: who.person } },
          { type: 'SignerRemoved', data: { signer: who.person, reason: 'WILL_NOT_SIGN', by: 'STAFF' } },
        ],
        { actor: { kind: 'staff', id: closer.staffUuid }, requestId: 'cleared' },
      );
      const inArchive = async (archive: Uint8Array) => {
        const { folder, files } = unpacked(archive);
        expect(await verified(folder)).toMatchObject({ code: 0 });
        return Buffer.from(files['facts.jsonl'] ?? []).toString();
      };
      const borrowers = await inArchive(await who.borrower.file(readArchive, { params: { uuid: who.uuid } }));
      expect(borrowers).not.toMatch(/SigningDeclined|PRESSURED|SignerRemoved|WILL_NOT_SIGN|Call after 5/);
      expect(borrowers).not.toContain(id);
      const lenders = await desk.ask(readFileArchive, { params: { uuid: who.uuid } });
      expect(await inArchive(new Uint8Array(lenders.rawPayload))).toContain('SigningDeclined');
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

    test("is their ID: a photo that cannot be read is asked for again with its reason, one that is doubted a person at the desk decides, and none of it is the borrower's [ENUM-013, SIGNER-005]", async () => {
      const show = async (who: AskedToSign, client: Client) => {
        const { version } = (await own(client, who)).body;
        await client.answer(sayResidence, {
          params: { signerUuid: who.person },
          version: Number(version),
          body: { livesThere: 'YES' },
        });
        return sendPhotos(client, who.uuid);
      };
      const state = async (client: Client, { uuid }: AskedToSign) =>
        (await client.answer(readIdentityVerification, { params: { uuid } })).body;
      const glare = await askedToSign(server, { tag: '+id-failed' });
      const client = await cameIn(server, glare);
      expect(
        getErrorName(
          await client.answer(startIdentityCheck, { params: { uuid: glare.uuid }, body: { idType: 'PASSPORT' } }),
        ),
      ).toBe('not-at-this-step');
      expect(await show(glare, client)).toMatchObject({
        status: { checklistStatus: 'IDENTITY_VERIFICATION', gate: null, uwDecision: expect.any(String) },
      });
      await expect
        .poll(async () => (await state(client, glare))['verification'], { timeout: 15_000 })
        .toBe('FAILED_VERIFICATION');
      expect(await state(client, glare)).toMatchObject({
        reasons: ['The photo is too bright or blurred to read.'],
        attemptsLeft: 4,
      });
      expect((await file(glare)).conditions[`signer-id-${glare.person}`]).toMatchObject({
        state: 'ASKED',
        blocks: 'NONE',
      });
      expect(
        JSON.stringify((await glare.borrower.answer(readIdentityVerification, { params: { uuid: glare.uuid } })).body),
      ).not.toContain('too bright');
      await sendPhotos(client, glare.uuid);
      await expect.poll(async () => (await own(client, glare)).body['stage'], { timeout: 15_000 }).toBe('DOCUMENTS');
      expect((await file(glare)).conditions[`signer-id-${glare.person}`]).toMatchObject({ state: 'CLEARED' });
      expect((await factsOfType(server, glare.uuid, 'SignerIdentityChecked')).map((fact) => fact['result'])).toEqual([
        'FAILED_VERIFICATION',
        'VERIFIED',
      ]);

      const doubted = await askedToSign(server, { tag: '+id-review' });
      const other = await cameIn(server, doubted);
      await show(doubted, other);
      await expect
        .poll(async () => (await state(other, doubted))['verification'], { timeout: 15_000 })
        .toBe('PENDING_REVIEW');
      const reviewer = await atTheDesk(server, 'underwriter');
      const tasks = async () => {
        await sweepAlarms(server.context, doubted.uuid);
        return server.context.db
          .selectFrom('desk_task')
          .select(['gate', 'subject'])
          .where('application_uuid', '=', doubted.uuid)
          .where('kind', '=', 'TASK')
          .where('closed_at', 'is', null)
          .execute();
      };
      expect(await tasks()).toEqual([{ gate: 'signer-id', subject: doubted.person }]);
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
      expect(await state(other, doubted)).toMatchObject({
        verification: 'FAILED_VERIFICATION',
        reasons: ['The document has expired.'],
      });
      expect(await tasks()).toEqual([]);
      expect((await decide('VERIFIED', 'VIDEO_CALL')).statusCode).toBe(200);
      expect([(await own(other, doubted)).body['stage'], (await file(doubted)).identity.result]).toEqual([
        'DOCUMENTS',
        null,
      ]);
      expect((await doubted.borrower.answer(readHeloc, { params: { uuid: doubted.uuid } })).body).toMatchObject({
        additionalSignerVersion: 1,
        helocSigners: [{ identityUuid: expect.any(String) }],
      });
    });

    test('is no file for them to decide: whoever of the desk is asked to sign, or signs, finds it no more, until they are taken out', async () => {
      const who = await askedToSign(server);
      const underwriter = await atTheDesk(server, 'underwriter');
      const seen = async () => [
        (await desk.ask(readFile, { params: { uuid: who.uuid } })).statusCode,
        (await desk.ask(readFile, { params: { uuid: who.uuid } }, underwriter)).statusCode,
      ];
      expect(await seen()).toEqual([200, 200]);
      expect((await manage(who, 'contact', { email: closer.email, phoneNumber: null })).status).toBe(200);
      expect(await seen()).toEqual([404, 200]);
      const client = await cameIn(server, { email: closer.email, phone: null });
      expect(await status(client)).toMatchObject({ signerUuid: who.person });
      expect(await seen()).toEqual([404, 200]);
      const { version } = (await readApplication(server.context.db, who.uuid))!;
      const remove = async (by: Colleague) =>
        (
          await desk.ask(
            removeSigner,
            {
              params: { uuid: who.uuid, signerUuid: who.person },
              version,
              body: { reason: 'WRONG_PERSON', comment: null },
            },
            by,
          )
        ).statusCode;
      expect([await remove(closer), await remove(await atTheDesk(server, 'closer'))]).toEqual([404, 200]);
      expect(await seen()).toEqual([200, 200]);
    });

    test('is a link to a session replay, of an allowed host alone [SIGNER-007, CALL-017]', async () => {
      const [who, other] = [await askedToSign(server), await askedToSign(server)];
      const client = await cameIn(server, who);
      const put = (link: string, person = who.person) =>
        client.answer(saveSignerReplayLink, { params: { signerUuid: person }, body: { link } });
      expect((await put('https://app.fullstory.com/ui/a/session/1')).status).toBe(204);
      for (const link of [
        'http://app.fullstory.com/x',
        'https://app.fullstory.com.evil.test/x',
        'https://evil@app.fullstory.com/',
        'javascript:alert(1)',
        'https://app.fullstory.com:444/x',
      ])
        expect([link, (await put(link)).status]).toEqual([link, 400]);
      expect((await put('https://app.fullstory.com/ui/a/session/1', other.person)).status).toBe(404);
    });
  });

  describe('the end of a request', () => {
    test('comes by the borrower until the link was opened, by the desk afterwards; of two at once exactly one wins', async () => {
      for (let times = 0; times < 4; times += 1) {
        const who = await askedToSign(server);
        const token = tokenIn(await letterTo(server, who.email));
        const [removed, opened] = await Promise.all([
          manage(who, 'cancellation', { reason: 'The wrong person.' }),
          openLink(token),
        ]);
        expect([removed.status, opened.status, getErrorName(removed), getErrorName(opened)]).toEqual(
          expect.toBeOneOf([
            [200, 409, expect.anything(), 'request-cancelled'],
            [409, 200, 'signer-opened', undefined],
          ]),
        );
        expect((await file(who)).signers[who.person] === undefined).toBe(removed.status === 200);
      }
      const who = await askedToSign(server);
      const token = tokenIn(await letterTo(server, who.email));
      expect((await manage(who, 'cancellation', { reason: 'The wrong person.' })).body).toMatchObject({
        signer: { state: 'CANCELLED', cancelledAt: expect.any(String) },
      });
      expect([
        getErrorName(await openLink(token)),
        getErrorName(await accept(token)),
        getErrorName(await manage(who, 'resend')),
        getErrorName(await manage(who, 'contact', { email: who.email })),
      ]).toEqual(Array.from({ length: 4 }, () => 'request-cancelled'));
      expect(await factsOfType(server, who.uuid, 'SignerRemoved')).toEqual([
        { signer: who.person, reason: 'TAKEN_BACK', by: 'BORROWER' },
      ]);
      expect((await who.borrower.answer(readSigners, { params: { uuid: who.uuid } })).body).toMatchObject({
        signers: [{ state: 'CANCELLED' }],
      });
    });

    test('by the desk shows cancelled in the session that is open, takes what they were asked for along, and the loan is closed to them', async () => {
      const who = await askedToSign(server);
      const client = await cameIn(server, who);
      expect(
        (
          await client.answer(declineToSign, {
            params: { signerUuid: who.person },
            body: { reason: 'OTHER', comment: null },
          })
        ).status,
      ).toBe(200);
      await agreeToScreens(client, who.uuid);
      expect((await file(who)).esignConsents[who.person]?.given).toBe(true);
      const remove = (reason: string | null) =>
        desk.ask(removeSigner, {
          params: { uuid: who.uuid, signerUuid: who.person },
          body: { reason, comment: 'They called.' },
        });
      expect((await remove(null)).json().status).toBe('reason-missing');
      expect((await client.answer(listDocuments, { params: { uuid: who.uuid } })).status).toBe(200);
      const both = await Promise.all([remove('WILL_NOT_SIGN'), remove('WILL_NOT_SIGN')]);
      expectOneTaken(both);
      expect(await status(client)).toMatchObject({ stage: 'CANCELLED', cancelledOn: expect.any(String) });
      expect((await own(client, who)).body).toMatchObject({
        stage: 'CANCELLED',
        state: 'CANCELLED',
        explain: { text: expect.stringContaining('canceled') },
      });
      expect([
        (await client.answer(listDocuments, { params: { uuid: who.uuid } })).status,
        getErrorName(
          await client.answer(declineToSign, {
            params: { signerUuid: who.person },
            body: { reason: 'OTHER', comment: null },
          }),
        ),
      ]).toEqual([404, 'request-cancelled']);
      expect(Object.values((await file(who)).conditions).map((one) => one.state)).toEqual(['CLEARED']);
      // A person named in their place hasn't agreed to anything.
      expect([
        (await file(who)).esignConsents[who.person]?.given,
        await factsOfType(server, who.uuid, 'ESignConsentWithdrawn'),
      ]).toEqual([false, [{ person: who.person, reason: 'WILL_NOT_SIGN' }]]);
      expect(
        await server.context.db
          .selectFrom('esign_sample')
          .select('withdrawn_at')
          .where('audience', '=', who.person)
          .execute(),
      ).toEqual([{ withdrawn_at: expect.any(Date) }]);
    });

    test('comes with the end of the application: no reason of the borrower is told', async () => {
      const who = await askedToSign(server);
      const client = await cameIn(server, who);
      await record(
        server.context,
        who.uuid,
        () => [{ type: 'ApplicationWithdrawn', data: { reason: 'WITHDRAWN_PRIVATELY' } }],
        byWorker,
      );
      expect([(await status(client))['stage'], (await own(client, who)).body['stage']]).toEqual([
        'CANCELLED',
        'CANCELLED',
      ]);
      expect(JSON.stringify([await status(client), (await own(client, who)).body])).not.toMatch(/WITHDRAWN|PRIVATELY/);
      expect(getErrorName(await openLink(tokenIn(await letterTo(server, who.email))))).toBe('request-cancelled');
    });
  });
});
