import { randomUUID } from 'node:crypto';
import {
  ALL_CALLS,
  type Call,
  claimHandOff,
  logOut,
  handOffIdentityCheck,
  sendIdentityImage,
  submitIdentityCheck,
} from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createIdentityActions, createPhotoFile } from '../../../test/identity-verification.ts';
import { loadFacts, type WalkedLoan } from '../../../test/walk.ts';
import type { LooseRequest } from '../../sandbox/client.ts';
import { readOutbox } from '../../vendors/outbox.ts';

onOneDatabase('identity verification', (open) => {
  let server: TestApp;
  let now = new Date();
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, sessionNow: () => now });
  });

  const { driveToIdentity, fetchIdentityState, startCheck, submitCheck, prepareCheck } = createIdentityActions(
    () => server,
  );

  describe('on another device', () => {
    const startHandOff = (walked: WalkedLoan, checkUuid: string, channel: 'QR' | 'SMS' = 'QR') =>
      walked.send(handOffIdentityCheck, { params: { checkUuid }, body: { channel } });
    const claimed = (token: string) =>
      server.send(claimHandOff, { body: { handOffToken: token }, headers: { 'x-org': 'FIGURE' } });
    const claim = (token: string) =>
      server.ask(claimHandOff, { body: { handOffToken: token }, headers: { 'x-org': 'FIGURE' } });
    const getToken = ({ url }: { url: string }) => new URL(url).hash.slice(1);
    const callWithToken = (token: string, call: Call, request: LooseRequest) =>
      server.loose(call, {
        token,
        idempotencyKey: randomUUID(),
        version: 1,
        headers: { 'x-org': 'FIGURE' },
        ...request,
      });
    const sendPhoto = async (
      token: string,
      uuid: string,
      checkUuid: string,
      side: 'FRONT' | 'SELFIE' | 'BACK' = 'FRONT',
    ) =>
      callWithToken(token, sendIdentityImage, {
        params: { uuid, checkUuid },
        body: { side, file: await createPhotoFile(side) },
      });
    const sendIn = (token: string, uuid: string, checkUuid: string) =>
      callWithToken(token, submitIdentityCheck, { params: { uuid, checkUuid }, body: {} });

    test('takes and sends the photos with a link that works once', async () => {
      const maria = await driveToIdentity();
      const check = await startCheck(maria);
      const link = await startHandOff(maria, check);
      expect(new URL(link.url).pathname).toBe('/account/heloc/hand-off');
      expect(new Date(link.expiresAt).getTime() - now.getTime()).toBe(15 * 60_000);
      const { jwt, ...device } = await claimed(getToken(link));
      expect(device).toMatchObject({
        applicationUuid: maria.uuid,
        check: { checkUuid: check, sides: ['FRONT', 'SELFIE'] },
      });
      expect((await claim(getToken(link))).json()).toMatchObject({ status: 'link-expired' });
      for (const side of device.check.sides)
        expect((await sendPhoto(jwt, maria.uuid, check, side)).statusCode).toBe(201);
      // The first device shows them as they arrive.
      expect((await fetchIdentityState(maria)).check?.images).toHaveLength(2);
      expect((await sendIn(jwt, maria.uuid, check)).statusCode).toBe(200);
      expect(
        (await loadFacts(server, maria.uuid)).find((fact) => fact.type === 'IdentityDocumentsSubmitted')?.actor_kind,
      ).toBe('borrower');
    });

    test('may call only two calls of one check', async () => {
      const [maria, other] = [await driveToIdentity(), await driveToIdentity()];
      const check = await startCheck(maria);
      const { jwt } = await claimed(getToken(await startHandOff(maria, check)));
      const foreign = await startCheck(other);
      const isMounted = ({ method, path }: Call) =>
        server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') });
      const calls = (ALL_CALLS as readonly Call[]).filter(
        (call) => call.auth !== 'anonymous' && !['G29', 'G30'].includes(call.id) && isMounted(call),
      );
      expect(calls.length).toBeGreaterThan(80);
      const opened: string[] = [];
      for (const call of calls) {
        const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        const reply = await callWithToken(jwt, call, {
          params: {
            ...Object.fromEntries(names.map((name) => [name, randomUUID()])),
            uuid: maria.uuid,
            checkUuid: check,
          },
          body: call.method === 'GET' ? undefined : {},
        });
        expect([call.id, reply.statusCode]).not.toEqual([call.id, 500]);
        if (reply.statusCode !== 403) opened.push(call.id);
        expect(reply.headers['authorization']).toBeUndefined();
      }
      expect(opened).toEqual(['IV-3', 'IV-4']);
      expect((await sendIn(jwt, other.uuid, foreign)).statusCode).toBe(404);
      expect((await sendIn(jwt, maria.uuid, foreign)).statusCode).toBe(404);
      const later = await startCheck(maria, 'STATE_ID_CARD');
      expect((await sendPhoto(jwt, maria.uuid, later)).statusCode).toBe(404);
      expect((await sendPhoto(jwt, maria.uuid, check)).json()).toMatchObject({
        status: 'not-at-this-step',
      });
    });

    test('refuses a link after 15 minutes, after a newer link, and after the check was sent', async () => {
      const maria = await driveToIdentity();
      const check = await prepareCheck(maria);
      const [first, second] = [await startHandOff(maria, check), await startHandOff(maria, check)];
      expect((await claim(getToken(first))).json()).toMatchObject({ status: 'link-expired' });
      const before = now;
      now = new Date(before.getTime() + 15 * 60_000);
      expect((await claim(getToken(second))).statusCode).toBe(410);
      now = before;
      await submitCheck(maria, check);
      expect((await claim(getToken(second))).statusCode).toBe(410);
      expect((await claim('x'.repeat(32))).statusCode).toBe(410);
      expect(
        (await maria.answer(handOffIdentityCheck, { params: { checkUuid: check }, body: { channel: 'QR' } })).body,
      ).toMatchObject({
        status: 'not-at-this-step',
      });
    });

    test('refuses the link after the borrower logged out', async () => {
      const maria = await driveToIdentity();
      const link = await startHandOff(maria, await startCheck(maria));
      await maria.client.answer(logOut);
      expect((await claim(getToken(link))).json()).toMatchObject({ status: 'link-expired' });
    });

    test('gets the link by text on request, and stores the token nowhere readable', async () => {
      const maria = await driveToIdentity();
      const link = await startHandOff(maria, await startCheck(maria), 'SMS');
      const texts = await readOutbox(server.context.db, server.context.vault);
      expect(texts.filter((text) => JSON.stringify(text).includes(link.url))).toHaveLength(1);
      const rows = await server.context.db.selectFrom('hand_off').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(getToken(link));
    });
  });
});
