import { randomUUID } from 'node:crypto';
import { ALL_CALLS, type Call } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { formOf, identityOn, type AtIdentity } from '../../../test/identity-verification.ts';
import { factsIn } from '../../../test/walk.ts';
import { readOutbox } from '../../vendors/outbox.ts';

onOneDatabase('identity', (open) => {
  let server: TestApp;
  let now = new Date();
  beforeAll(async () => {
    server = await testApp(await open(), { run: true, sessionNow: () => now });
  });

  const { atIdentity, state, begin, submit, ready } = identityOn(() => server);

  describe('another device', () => {
    const handOff = async (at: AtIdentity, check: string, channel = 'QR') =>
      (await at.client.call('POST', `${at.id}/${check}/hand-off`, { channel })).body as {
        url: string;
        expiresAt: string;
      };
    const claim = (token: string) =>
      server.ask('POST', '/identity/external/api/v1/hand-offs/claim', {
        body: { handOffToken: token },
        headers: { 'x-org': 'FIGURE' },
      });
    const tokenIn = ({ url }: { url: string }) => new URL(url).hash.slice(1);
    const as = (jwt: string, method: Call['method'], url: string, payload?: object) =>
      server.app.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${jwt}`,
          'x-org': 'FIGURE',
          'idempotency-key': randomUUID(),
          'if-match': '"1"',
        },
        ...(payload ? { payload } : {}),
      });

    test('takes the photos and sends them, with a link that is good once', async () => {
      const maria = await atIdentity();
      const check = String((await begin(maria)).body['checkUuid']);
      const link = await handOff(maria, check);
      expect(new URL(link.url).pathname).toBe('/account/heloc/hand-off');
      expect(new Date(link.expiresAt).getTime() - now.getTime()).toBe(15 * 60_000);
      const claimed = (await claim(tokenIn(link))).json<{
        jwt: string;
        applicationUuid: string;
        check: { checkUuid: string; sides: string[] };
      }>();
      expect(claimed).toMatchObject({
        applicationUuid: maria.uuid,
        check: { checkUuid: check, sides: ['FRONT', 'SELFIE'] },
      });
      expect((await claim(tokenIn(link))).json()).toMatchObject({ status: 'link-expired' });
      for (const side of claimed.check.sides)
        expect((await as(claimed.jwt, 'POST', `${maria.id}/${check}/images`, await formOf(side))).statusCode).toBe(201);
      // The first device sees them come in.
      expect((await state(maria)).check?.images).toHaveLength(2);
      expect((await as(claimed.jwt, 'POST', `${maria.id}/${check}/submission`, {})).statusCode).toBe(200);
      expect(
        (await factsIn(server, maria.uuid)).find((fact) => fact.type === 'IdentityDocumentsSubmitted')?.actor_kind,
      ).toBe('borrower');
    });

    test('is let into two calls of one check, and into nothing else', async () => {
      const [maria, other] = [await atIdentity(), await atIdentity()];
      const check = String((await begin(maria)).body['checkUuid']);
      const { jwt } = (await claim(tokenIn(await handOff(maria, check)))).json<{ jwt: string }>();
      const foreign = String((await begin(other)).body['checkUuid']);
      const isMounted = ({ method, path }: Call) =>
        server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') });
      const calls = (ALL_CALLS as readonly Call[]).filter(
        (call) => call.auth !== 'anonymous' && !['G29', 'G30'].includes(call.id) && isMounted(call),
      );
      expect(calls.length).toBeGreaterThan(80);
      const opened: string[] = [];
      for (const call of calls) {
        const url = call.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) =>
          name === 'uuid' ? maria.uuid : name === 'checkUuid' ? check : randomUUID(),
        );
        const reply = await as(jwt, call.method, url, call.method === 'GET' ? undefined : {});
        expect([call.id, reply.statusCode]).not.toEqual([call.id, 500]);
        if (reply.statusCode !== 403) opened.push(call.id);
        expect(reply.headers['authorization']).toBeUndefined();
      }
      expect(opened).toEqual(['IV-3', 'IV-4']);
      expect((await as(jwt, 'POST', `${other.id}/${foreign}/submission`, {})).statusCode).toBe(404);
      expect((await as(jwt, 'POST', `${maria.id}/${foreign}/submission`, {})).statusCode).toBe(404);
      const later = String((await begin(maria, 'STATE_ID_CARD')).body['checkUuid']);
      expect((await as(jwt, 'POST', `${maria.id}/${later}/images`, await formOf('FRONT'))).statusCode).toBe(404);
      expect((await as(jwt, 'POST', `${maria.id}/${check}/images`, await formOf('FRONT'))).json()).toMatchObject({
        status: 'not-at-this-step',
      });
    });

    test('comes too late after 15 minutes, after a newer link, and when the check was sent', async () => {
      const maria = await atIdentity();
      const check = await ready(maria);
      const [first, second] = [await handOff(maria, check), await handOff(maria, check)];
      expect((await claim(tokenIn(first))).json()).toMatchObject({ status: 'link-expired' });
      const before = now;
      now = new Date(before.getTime() + 15 * 60_000);
      expect((await claim(tokenIn(second))).statusCode).toBe(410);
      now = before;
      await submit(maria, check);
      expect((await claim(tokenIn(second))).statusCode).toBe(410);
      expect((await claim('x'.repeat(32))).statusCode).toBe(410);
      expect((await maria.client.call('POST', `${maria.id}/${check}/hand-off`, { channel: 'QR' })).body).toMatchObject({
        status: 'not-at-this-step',
      });
    });

    test('finds the link void once the borrower logged out', async () => {
      const maria = await atIdentity();
      const link = await handOff(maria, String((await begin(maria)).body['checkUuid']));
      await maria.client.call('POST', '/identity-broker/customer/secure/api/v3/logout');
      expect((await claim(tokenIn(link))).json()).toMatchObject({ status: 'link-expired' });
    });

    test('gets the link by text when asked to, and the token stands nowhere readable', async () => {
      const maria = await atIdentity();
      const link = await handOff(maria, String((await begin(maria)).body['checkUuid']), 'SMS');
      const texts = await readOutbox(server.context.db, server.context.vault);
      expect(texts.filter((text) => JSON.stringify(text).includes(link.url))).toHaveLength(1);
      const rows = await server.context.db.selectFrom('hand_off').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(tokenIn(link));
    });
  });
});
