import { randomUUID } from 'node:crypto';
import {
  resolveReview,
  handOffIdentityCheck,
  readIdentityVerification,
  sendIdentityImage,
  submitIdentityCheck,
} from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createIdentityActions, createPhotoFile } from '../../../test/identity-verification.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { walkToStatus } from '../../../test/walk.ts';
import { setLoanClock } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { showIdentity } from '../../sandbox/act-identity.ts';
import { orderFault } from '../../vendors/faults.ts';
import { checkIdentity } from './jobs.ts';
import { identityWebhooks } from './webhooks.ts';

onOneDatabase('identity verification', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const {
    driveToIdentity,
    fetchIdentityState,
    requestCheck,
    sendPhoto,
    submitCheck,
    prepareCheck,
    waitForGate,
    fetchFacts,
    fetchConditions,
  } = createIdentityActions(() => server);

  describe('photos', () => {
    test('a license needs front, back and face, and verifies the borrower once sent [ENUM-012, ENUM-017]', async () => {
      const maria = await driveToIdentity();
      expect(await fetchIdentityState(maria)).toEqual({
        verification: null,
        reasons: [],
        attemptsLeft: 5,
        check: null,
      });
      const started = await requestCheck(maria, 'DRIVERS_LICENSE');
      expect(started.body).toMatchObject({ mode: 'capture', link: null, sides: ['FRONT', 'BACK', 'SELFIE'] });
      const check = String(started.body['checkUuid']);
      for (const side of ['FRONT', 'BACK'] as const)
        expect((await sendPhoto(maria, check, side)).body).toMatchObject({ advice: [] });
      expect(await submitCheck(maria, check)).toMatchObject({
        status: 422,
        body: { status: 'images-missing', message: 'Add a photo of each side.' },
      });
      await sendPhoto(maria, check, 'SELFIE');
      expect((await fetchIdentityState(maria)).check).toMatchObject({
        checkUuid: check,
        idType: 'DRIVERS_LICENSE',
        images: [{ side: 'BACK' }, { side: 'FRONT' }, { side: 'SELFIE' }],
      });
      expect((await submitCheck(maria, check)).status).toBe(200);
      await expect.poll(async () => (await fetchFacts(maria, 'IdentityChecked')).length).toBe(1);
      expect(await fetchFacts(maria, 'IdentityChecked')).toEqual([{ attempt: 1, result: 'VERIFIED', reason: null }]);
      expect(await fetchConditions(maria)).toEqual([]);
      const rows = await server.context.db
        .selectFrom('document')
        .select(['type', 'title', 'submitted_at', 'media_type'])
        .where('application_uuid', '=', maria.uuid)
        .where('origin', '=', 'UPLOADED')
        .orderBy('title')
        .execute();
      expect(rows.map((row) => [row.type, row.title, row.submitted_at !== null])).toEqual([
        ['SUPPORT', 'Photo of your face', true],
        ['DRIVERSLICENSEBACK', "US Driver's License, back", true],
        ['DRIVERSLICENSEFRONT', "US Driver's License, front", true],
      ]);
      const requests = (await server.context.vendors.gateway.ledger.list(maria.uuid)).filter(
        (row) => row.op === 'identity.check',
      );
      expect(requests).toHaveLength(1);
      expect((await sendPhoto(maria, check, 'FRONT')).body).toMatchObject({ status: 'not-at-this-step' });
    });

    test('a new photo replaces the same side and leaves no file, and one refused by a late scan is never sent', async () => {
      const maria = await driveToIdentity();
      const check = String((await requestCheck(maria)).body['checkUuid']);
      const first = String((await sendPhoto(maria, check, 'FRONT')).body['imageUuid']);
      const before = await server.context.db
        .selectFrom('document')
        .select('file_ref')
        .where('uuid', '=', first)
        .executeTakeFirstOrThrow();
      const second = String((await sendPhoto(maria, check, 'FRONT')).body['imageUuid']);
      expect((await fetchIdentityState(maria)).check?.images).toEqual([
        { imageUuid: second, side: 'FRONT', advice: [] },
      ]);
      expect(await server.context.db.selectFrom('document').select('uuid').where('uuid', '=', first).execute()).toEqual(
        [],
      );
      await expect(server.context.vendors.files.get(before.file_ref ?? '')).rejects.toThrow('There is no file');
      const { db } = server.context;
      const kept =
        (await db.selectFrom('document').select('file_ref').where('uuid', '=', second).executeTakeFirstOrThrow())
          .file_ref ?? '';
      const other = String((await requestCheck(maria, 'STATE_ID_CARD')).body['checkUuid']);
      expect((await fetchIdentityState(maria)).check).toMatchObject({
        checkUuid: other,
        idType: 'STATE_ID_CARD',
        images: [],
      });
      expect((await sendPhoto(maria, check, 'SELFIE')).body).toMatchObject({ status: 'not-at-this-step' });
      expect(await db.selectFrom('document').select('uuid').where('uuid', '=', second).execute()).toEqual([]);
      expect(
        await db
          .selectFrom('upload_begun')
          .selectAll()
          .where('file_ref', 'in', [kept, before.file_ref ?? ''])
          .execute(),
      ).toEqual([]);
      await expect(server.context.vendors.files.get(kept)).rejects.toThrow('There is no file');
      const front = db
        .updateTable('document')
        .where('application_uuid', '=', maria.uuid)
        .where('title', 'like', '%Passport%');
      const whole = await prepareCheck(maria);
      await front.set({ state: 'SCANNING' }).execute();
      expect((await submitCheck(maria, whole)).status).toBe(200);
      await front.set({ state: 'REFUSED', file_ref: null }).execute();
      await checkIdentity(
        { uuid: maria.uuid, gate: 'id-check', attempt: 1, key: `${maria.uuid}:id-check:1` },
        server.context,
      );
      expect(await fetchFacts(maria, 'IdentityChecked')).toEqual([
        { attempt: 1, result: 'FAILED_VERIFICATION', reason: 'A photo wasn’t safe to open. Take the photos again.' },
      ]);
      expect(
        (await server.context.vendors.gateway.ledger.list(maria.uuid)).filter((row) => row.op === 'identity.check'),
      ).toEqual([]);
    });

    test('photos must be pictures of at most 10 MB, and anything else gets its own error', async () => {
      const maria = await driveToIdentity();
      const check = String((await requestCheck(maria)).body['checkUuid']);
      const buildRefusal = async (content: BlobPart) => {
        const file = new File([content], 'photo.jpg', { type: 'image/jpeg' });
        const { status, body } = await maria.answer(sendIdentityImage, {
          params: { checkUuid: check },
          body: { side: 'FRONT', file },
        });
        return [status, body.status, body.message];
      };
      const noPicture = [415, 'file-type', 'This type of file can’t be read here. Use JPG or PNG.'];
      expect(await buildRefusal('not a picture')).toEqual(noPicture);
      expect(await buildRefusal('%PDF-1.7\n%%EOF')).toEqual(noPicture);
      expect(await buildRefusal('')).toEqual([422, 'file-empty', 'This file is empty.']);
      expect(await buildRefusal(new Uint8Array(10_000_001).fill(0xff))).toEqual([
        413,
        'file-too-large',
        'This file is larger than 10 MB.',
      ]);
      expect((await fetchIdentityState(maria)).check?.images).toEqual([]);
    });
  });

  describe('the answer of the vendor', () => {
    test('a failed check shows its reason with a non-blocking condition, and the next try clears it [ENUM-013, NOTIF-010]', async () => {
      const ida = await driveToIdentity('id-failed');
      await submitCheck(ida, await prepareCheck(ida));
      await expect.poll(async () => (await fetchIdentityState(ida)).verification).toBe('FAILED_VERIFICATION');
      expect(await ida.status()).toBe('IDENTITY_VERIFICATION');
      expect(await fetchIdentityState(ida)).toMatchObject({
        reasons: ['The photo is too bright or blurred to read.'],
        attemptsLeft: 4,
        check: null,
      });
      expect(await fetchConditions(ida)).toEqual([
        { round: 1, category: 'ID_VERIFICATION_FAILURE', blocks: 'NONE', state: 'ASKED' },
      ]);
      await submitCheck(ida, await prepareCheck(ida));
      await expect.poll(async () => (await fetchFacts(ida, 'IdentityChecked')).length).toBe(2);
      expect((await fetchConditions(ida)).map((one) => one.state)).toEqual(['CLEARED']);
      expect((await fetchFacts(ida, 'ConditionAnswered')).length).toBe(1);
    });

    test('an unclear check goes to staff, who ask again with a reason, then verify', async () => {
      const iris = await driveToIdentity('id-review');
      await submitCheck(iris, await prepareCheck(iris));
      await waitForGate(iris, 'id-review');
      expect(await fetchIdentityState(iris)).toMatchObject({ verification: 'PENDING_REVIEW', reasons: [] });
      expect((await requestCheck(iris)).body).toMatchObject({ status: 'not-at-this-step' });
      expect((await fetchConditions(iris)).map((one) => one.state)).toEqual(['ANSWERED']);
      const { token } = await logInStaffMember(server, 'underwriter');
      const decide = async (outcome: string, reason: string) =>
        server.ask(resolveReview, {
          params: { uuid: iris.uuid, gate: 'id-review' },
          token,
          body: { outcome, reason, comment: null },
          version: await iris.version(),
        });
      expect((await decide('FAILED_VERIFICATION', 'FACE_DIFFERS')).statusCode).toBe(200);
      expect(await fetchIdentityState(iris)).toMatchObject({
        verification: 'FAILED_VERIFICATION',
        reasons: ['The face and the document differ.'],
      });
      expect((await fetchConditions(iris)).map((one) => one.state)).toEqual(['ASKED']);
      await submitCheck(iris, await prepareCheck(iris));
      await waitForGate(iris, 'id-review');
      expect((await decide('VERIFIED', 'COMPARED')).statusCode).toBe(200);
      expect((await fetchConditions(iris)).map((one) => one.state)).toEqual(['CLEARED']);
      expect((await fetchFacts(iris, 'IdentityChecked')).map((fact) => fact['result'])).toEqual([
        'PENDING_REVIEW',
        'FAILED_VERIFICATION',
        'PENDING_REVIEW',
        'VERIFIED',
      ]);
    });

    test('a later webhook answer is recorded once, and never for another attempt', async () => {
      const lara = await driveToIdentity('id-later');
      await submitCheck(lara, await prepareCheck(lara));
      await waitForGate(lara, 'id-check');
      const handle = identityWebhooks['identity-proof']?.['check.decided']?.handle;
      const sendIdentityEvent = (attempt: number, data: Record<string, unknown>) =>
        handle?.(
          {
            eventId: randomUUID(),
            type: 'check.decided',
            reference: `${lara.uuid}:id-check:${attempt}`,
            occurredAt: new Date().toISOString(),
            data,
            kind: 'identity-proof',
            organisation: 'FIGURE',
            uuid: lara.uuid,
          },
          server.context,
        );
      await sendIdentityEvent(7, { outcome: 'VERIFIED', reasons: [] });
      await sendIdentityEvent(1, { outcome: 'SURELY', reasons: [] });
      expect(await fetchFacts(lara, 'IdentityChecked')).toEqual([]);
      await sendIdentityEvent(1, { outcome: 'FAILED_VERIFICATION', reasons: ['EXPIRED', 'NAME_DIFFERS'] });
      await sendIdentityEvent(1, { outcome: 'VERIFIED', reasons: [] });
      expect(await fetchFacts(lara, 'IdentityChecked')).toEqual([
        {
          attempt: 1,
          result: 'FAILED_VERIFICATION',
          reason: 'The document has expired. The name differs from the one we have for you.',
        },
      ]);
    });

    test.each(['5xx', 'malformed', 'duplicate', 'timeout'] as const)('records one check under %s', async (mode) => {
      const maria = await driveToIdentity();
      const check = await prepareCheck(maria);
      await orderFault(server.context.db, 'identity-proof', mode, 1, 0);
      await submitCheck(maria, check);
      await expect.poll(async () => (await fetchFacts(maria, 'IdentityChecked')).length).toBe(1);
      expect(
        (await server.context.vendors.gateway.ledger.list(maria.uuid)).filter((row) => row.op === 'identity.check'),
      ).toHaveLength(1);
    });

    test('allows five failed checks in six hours, then no more', async () => {
      const eve = await driveToIdentity('id-expired');
      for (let left = 4; left >= 0; left -= 1) {
        await submitCheck(eve, await prepareCheck(eve));
        await expect.poll(async () => (await fetchIdentityState(eve)).verification).toBe('FAILED_VERIFICATION');
        expect((await fetchIdentityState(eve)).attemptsLeft).toBe(left);
      }
      expect(await requestCheck(eve)).toMatchObject({ status: 409, body: { status: 'no-attempts-left' } });
      expect(await fetchConditions(eve)).toHaveLength(1);
      await setLoanClock(server.context, { offsetMs: 6 * 3_600_000 });
      expect((await requestCheck(eve)).status).toBe(201);
      await setLoanClock(server.context, { offsetMs: 0 });
    });
  });

  test('accepts photos for another condition at any step without changing the check itself', async () => {
    const maria = await driveToIdentity('id-later');
    await submitCheck(maria, await prepareCheck(maria));
    const requests = randomUUID();
    await record(
      server.context,
      maria.uuid,
      () => [
        {
          type: 'ConditionPosted',
          data: {
            id: requests,
            category: 'IDENTITY_DOCUMENT_FRAUD_REVIEW',
            blocks: 'CLOSING',
            askBorrower: true,
            person: null,
            documents: [],
            text: 'Send another photo.',
            deadline: null,
          },
        },
      ],
      WORKER_META,
    );
    expect((await requestCheck(maria, 'PASSPORT', randomUUID())).body).toMatchObject({ status: 'not-at-this-step' });
    expect((await submitCheck(maria, await prepareCheck(maria, 'PASSPORT', requests))).status).toBe(200);
    expect((await fetchFacts(maria, 'ConditionAnswered')).map((fact) => fact['id'])).toEqual([requests]);
    expect(await fetchFacts(maria, 'IdentityDocumentsSubmitted')).toHaveLength(1);
    expect((await requestCheck(maria, 'PASSPORT', requests)).body).toMatchObject({ status: 'not-at-this-step' });
  });

  test("another borrower's check is not found", async () => {
    const [maria, other] = [await driveToIdentity(), await driveToIdentity()];
    const check = String((await requestCheck(maria)).body['checkUuid']);
    for (const { uuid } of [maria, other]) {
      const photo = { side: 'FRONT', file: await createPhotoFile('FRONT') } as const;
      expect(
        (await other.client.answer(sendIdentityImage, { params: { uuid, checkUuid: check }, body: photo })).status,
      ).toBe(404);
    }
    expect((await other.client.answer(readIdentityVerification, { params: { uuid: maria.uuid } })).status).toBe(404);
    expect((await other.answer(submitIdentityCheck, { params: { checkUuid: check }, body: {} })).status).toBe(404);
    expect(
      (await other.answer(handOffIdentityCheck, { params: { checkUuid: check }, body: { channel: 'QR' } })).status,
    ).toBe(404);
  });

  test('the persona with an ID in review has nothing more to send', async () => {
    const iris = await walkToStatus(server, 'identity-review');
    expect(await showIdentity({ client: iris.client, uuid: iris.uuid })).toBeNull();
  });
});
