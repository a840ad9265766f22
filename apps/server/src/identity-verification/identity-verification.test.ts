import { randomUUID } from 'node:crypto';
import { ALL_CALLS, type Call } from '@lintel/contract';
import type { FactType } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { atTheDesk } from '../../test/desk.ts';
import { walkOn } from '../../test/forward.ts';
import { byWorker } from '../../test/loans.ts';
import { card, factsIn, factsOfType, walk, type Walked } from '../../test/walk.ts';
import { setLoanClock } from '../loan-file/clock.ts';
import { record } from '../loan-file/record.ts';
import { samplePhoto, showIdentity } from '../sandbox/act-identity.ts';
import { orderFault } from '../vendors/faults.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { identityWebhooks } from './webhooks.ts';
import { checkIdentity } from './work.ts';

interface State {
  verification: string | null; reasons: string[]; attemptsLeft: number;
  check: { checkUuid: string; idType: string; sides: string[]; images: { imageUuid: string; side: string; advice: string[] }[] } | null;
}

onOneDatabase('identity', (open) => {
  let server: TestApp;
  let now = new Date();
  beforeAll(async () => {
    server = await testApp(await open(), { run: true, sessionNow: () => now });
  });

  /** Somebody whose photos are asked for. */
  async function atIdentity(tag = ''): Promise<Walked & { readonly id: string }> {
    const at = await walkOn(server, { ...card('found'), ...(tag ? { tag } : {}) }, 'income');
    await record(server.context, at.uuid, () => [{ type: 'IncomeEvidenced', data: { attempt: 1, source: 'TRUV_PAYROLL', accepted: 'MATCH', manual: false, matched: true, income: 'income' } }], byWorker);
    expect(await at.status()).toBe('IDENTITY_VERIFICATION');
    return { ...at, id: `${at.k}/identity-verification` };
  }
  type At = Awaited<ReturnType<typeof atIdentity>>;
  const state = async (at: At) => (await at.client.call('GET', at.id)).body as unknown as State;
  const begin = (at: At, idType = 'PASSPORT', conditionUuid: string | null = null) => at.client.call('POST', at.id, { idType, conditionUuid });
  const formOf = async (side: string) => {
    const form = new FormData();
    form.append('side', side);
    form.append('file', new Blob([await samplePhoto(side)], { type: 'image/jpeg' }), 'photo.jpg');
    return form;
  };
  const photo = async (at: At, check: string, side: string) => at.client.call('POST', `${at.id}/${check}/images`, await formOf(side));
  const submit = (at: At, check: string) => at.client.call('POST', `${at.id}/${check}/submission`, { barcode: null, mrz: null });
  async function ready(at: At, idType = 'PASSPORT', condition: string | null = null): Promise<string> {
    const begun = await begin(at, idType, condition);
    expect(begun.status).toBe(201);
    const { checkUuid, sides } = begun.body as { checkUuid: string; sides: string[] };
    for (const side of sides) expect((await photo(at, checkUuid, side)).status).toBe(201);
    return checkUuid;
  }
  const gateIs = async (at: At, gate: string) => await expect.poll(async () => (await at.standing() as unknown as { gate: string }).gate, { timeout: 10_000 }).toBe(gate);
  const of = (at: At, type: FactType) => factsOfType(server, at.uuid, type);
  const conditions = async (at: At) => Object.values((await server.context.db.selectFrom('application').select('projection').where('uuid', '=', at.uuid).executeTakeFirstOrThrow()).projection.conditions);

  describe('the photos', () => {
    test('of a license are front, back and a face; sent they are checked, and the file goes on [ENUM-012, ENUM-017]', async () => {
      const maria = await atIdentity();
      expect(await state(maria)).toEqual({ verification: null, reasons: [], attemptsLeft: 5, check: null });
      const begun = await begin(maria, 'DRIVERS_LICENSE');
      expect(begun.body).toMatchObject({ mode: 'capture', link: null, sides: ['FRONT', 'BACK', 'SELFIE'] });
      const check = String(begun.body['checkUuid']);
      for (const side of ['FRONT', 'BACK']) expect((await photo(maria, check, side)).body).toMatchObject({ advice: [] });
      expect(await submit(maria, check)).toMatchObject({ status: 422, body: { status: 'images-missing', message: 'Add a photo of each side.' } });
      await photo(maria, check, 'SELFIE');
      expect((await state(maria)).check).toMatchObject({ checkUuid: check, idType: 'DRIVERS_LICENSE', images: [{ side: 'BACK' }, { side: 'FRONT' }, { side: 'SELFIE' }] });
      expect((await submit(maria, check)).status).toBe(200);
      await expect.poll(async () => (await of(maria, 'IdentityChecked')).length, { timeout: 10_000 }).toBe(1);
      expect(await of(maria, 'IdentityChecked')).toEqual([{ attempt: 1, result: 'VERIFIED', reason: null }]);
      expect(await conditions(maria)).toEqual([]);
      const rows = await server.context.db.selectFrom('document').select(['type', 'title', 'submitted_at', 'media_type']).where('application_uuid', '=', maria.uuid).where('origin', '=', 'UPLOADED').orderBy('title').execute();
      expect(rows.map((row) => [row.type, row.title, row.submitted_at !== null])).toEqual([
        ['SUPPORT', 'Photo of your face', true], ['DRIVERSLICENSEBACK', "US Driver's License, back", true], ['DRIVERSLICENSEFRONT', "US Driver's License, front", true],
      ]);
      const asked = (await server.context.vendors.gateway.ledger.of(maria.uuid)).filter((row) => row.op === 'identity.check');
      expect(asked).toHaveLength(1);
      expect((await photo(maria, check, 'FRONT')).body).toMatchObject({ status: 'not-at-this-step' });
    });

    test('another of the same side takes its place and leaves no file behind, nor does a check that was left; what a scanner refuses late is sent to nobody', async () => {
      const maria = await atIdentity();
      const check = String((await begin(maria)).body['checkUuid']);
      const first = String((await photo(maria, check, 'FRONT')).body['imageUuid']);
      const before = await server.context.db.selectFrom('document').select('file_ref').where('uuid', '=', first).executeTakeFirstOrThrow();
      const second = String((await photo(maria, check, 'FRONT')).body['imageUuid']);
      expect((await state(maria)).check?.images).toEqual([{ imageUuid: second, side: 'FRONT', advice: [] }]);
      expect(await server.context.db.selectFrom('document').select('uuid').where('uuid', '=', first).execute()).toEqual([]);
      await expect(server.context.vendors.files.get(before.file_ref ?? '')).rejects.toThrow('There is no file');
      const { db } = server.context;
      const kept = (await db.selectFrom('document').select('file_ref').where('uuid', '=', second).executeTakeFirstOrThrow()).file_ref ?? '';
      const other = String((await begin(maria, 'STATE_ID_CARD')).body['checkUuid']);
      expect((await state(maria)).check).toMatchObject({ checkUuid: other, idType: 'STATE_ID_CARD', images: [] });
      expect((await photo(maria, check, 'SELFIE')).body).toMatchObject({ status: 'not-at-this-step' });
      expect(await db.selectFrom('document').select('uuid').where('uuid', '=', second).execute()).toEqual([]);
      expect(await db.selectFrom('upload_begun').selectAll().where('file_ref', 'in', [kept, before.file_ref ?? '']).execute()).toEqual([]);
      await expect(server.context.vendors.files.get(kept)).rejects.toThrow('There is no file');
      const front = db.updateTable('document').where('application_uuid', '=', maria.uuid).where('title', 'like', '%Passport%');
      const whole = await ready(maria);
      await front.set({ state: 'SCANNING' }).execute();
      expect((await submit(maria, whole)).status).toBe(200);
      await front.set({ state: 'REFUSED', file_ref: null }).execute();
      await checkIdentity({ uuid: maria.uuid, gate: 'id-check', attempt: 1, key: `${maria.uuid}:id-check:1` }, server.context);
      expect(await of(maria, 'IdentityChecked')).toEqual([{ attempt: 1, result: 'FAILED_VERIFICATION', reason: "A photo wasn't safe to open. Take the photos again." }]);
      expect((await server.context.vendors.gateway.ledger.of(maria.uuid)).filter((row) => row.op === 'identity.check')).toEqual([]);
    });

    test('are pictures of at most 10 MB: anything else is refused with its sentence', async () => {
      const maria = await atIdentity();
      const check = String((await begin(maria)).body['checkUuid']);
      const refusalOf = async (content: BlobPart) => {
        const form = new FormData();
        form.append('side', 'FRONT');
        form.append('file', new Blob([content], { type: 'image/jpeg' }), 'photo.jpg');
        const { status, body } = await maria.client.call('POST', `${maria.id}/${check}/images`, form);
        return [status, body['status'], body['message']];
      };
      const noPicture = [415, 'file-type', "This type of file can't be read here. Use JPG or PNG."];
      expect(await refusalOf('not a picture')).toEqual(noPicture);
      expect(await refusalOf('%PDF-1.7\n%%EOF')).toEqual(noPicture);
      expect(await refusalOf('')).toEqual([422, 'file-empty', 'This file is empty.']);
      expect(await refusalOf(new Uint8Array(10_000_001).fill(0xff))).toEqual([413, 'file-too-large', 'This file is larger than 10 MB.']);
      expect((await state(maria)).check?.images).toEqual([]);
    });
  });

  describe('what is answered', () => {
    test('failed: the reason, one condition that blocks nothing; the next try passes and meets it [ENUM-013, NOTIF-010]', async () => {
      const ida = await atIdentity('id-failed');
      await submit(ida, await ready(ida));
      await expect.poll(async () => (await state(ida)).verification, { timeout: 10_000 }).toBe('FAILED_VERIFICATION');
      expect(await ida.status()).toBe('IDENTITY_VERIFICATION');
      expect(await state(ida)).toMatchObject({ reasons: ['The photo is too bright or blurred to read.'], attemptsLeft: 4, check: null });
      expect(await conditions(ida)).toEqual([{ round: 1, category: 'ID_VERIFICATION_FAILURE', blocks: 'NONE', state: 'ASKED' }]);
      await submit(ida, await ready(ida));
      await expect.poll(async () => (await of(ida, 'IdentityChecked')).length, { timeout: 10_000 }).toBe(2);
      expect((await conditions(ida)).map((one) => one.state)).toEqual(['CLEARED']);
      expect((await of(ida, 'ConditionAnswered')).length).toBe(1);
    });

    test('to be looked at: the borrower waits, the desk asks again with its reason, then verifies', async () => {
      const iris = await atIdentity('id-review');
      await submit(iris, await ready(iris));
      await gateIs(iris, 'id-review');
      expect(await state(iris)).toMatchObject({ verification: 'PENDING_REVIEW', reasons: [] });
      expect((await begin(iris)).body).toMatchObject({ status: 'not-at-this-step' });
      expect((await conditions(iris)).map((one) => one.state)).toEqual(['ANSWERED']);
      const { token } = await atTheDesk(server, 'underwriter');
      const decide = async (outcome: string, reason: string) =>
        server.ask('POST', `/service-krang-heloc/agent/secure/api/v1/applications/${iris.uuid}/reviews/id-review/resolution`, {
          token, body: { outcome, reason, comment: null }, headers: { 'idempotency-key': randomUUID(), 'if-match': `"${await iris.version()}"` },
        });
      expect((await decide('FAILED_VERIFICATION', 'FACE_DIFFERS')).statusCode).toBe(200);
      expect(await state(iris)).toMatchObject({ verification: 'FAILED_VERIFICATION', reasons: ['The face and the document differ.'] });
      expect((await conditions(iris)).map((one) => one.state)).toEqual(['ASKED']);
      await submit(iris, await ready(iris));
      await gateIs(iris, 'id-review');
      expect((await decide('VERIFIED', 'COMPARED')).statusCode).toBe(200);
      expect((await conditions(iris)).map((one) => one.state)).toEqual(['CLEARED']);
      expect((await of(iris, 'IdentityChecked')).map((fact) => fact['result'])).toEqual(['PENDING_REVIEW', 'FAILED_VERIFICATION', 'PENDING_REVIEW', 'VERIFIED']);
    });

    test('later, by its webhook: once, whatever repeats, and never for another attempt', async () => {
      const lara = await atIdentity('id-later');
      await submit(lara, await ready(lara));
      await gateIs(lara, 'id-check');
      const handle = identityWebhooks['identity-proof']?.['check.decided']?.handle;
      const tell = (attempt: number, data: Record<string, unknown>) =>
        handle?.({ eventId: randomUUID(), type: 'check.decided', reference: `${lara.uuid}:id-check:${attempt}`, occurredAt: new Date().toISOString(), data, kind: 'identity-proof', organisation: 'FIGURE', uuid: lara.uuid }, server.context);
      await tell(7, { outcome: 'VERIFIED', reasons: [] });
      await tell(1, { outcome: 'SURELY', reasons: [] });
      expect(await of(lara, 'IdentityChecked')).toEqual([]);
      await tell(1, { outcome: 'FAILED_VERIFICATION', reasons: ['EXPIRED', 'NAME_DIFFERS'] });
      await tell(1, { outcome: 'VERIFIED', reasons: [] });
      expect(await of(lara, 'IdentityChecked')).toEqual([{ attempt: 1, result: 'FAILED_VERIFICATION', reason: 'The document has expired. The name differs from the one on your application.' }]);
    });

    test.each(['5xx', 'malformed', 'duplicate', 'timeout'] as const)('once, when the vendor is %s', async (mode) => {
      const maria = await atIdentity();
      const check = await ready(maria);
      await orderFault(server.context.db, 'identity-proof', mode, 1, 0);
      await submit(maria, check);
      await expect.poll(async () => (await of(maria, 'IdentityChecked')).length, { timeout: 15_000 }).toBe(1);
      expect((await server.context.vendors.gateway.ledger.of(maria.uuid)).filter((row) => row.op === 'identity.check')).toHaveLength(1);
    });

    test('five times in six hours; after that it is a matter for a person', async () => {
      const eve = await atIdentity('id-expired');
      for (let left = 4; left >= 0; left -= 1) {
        await submit(eve, await ready(eve));
        await expect.poll(async () => (await state(eve)).verification, { timeout: 10_000 }).toBe('FAILED_VERIFICATION');
        expect((await state(eve)).attemptsLeft).toBe(left);
      }
      expect(await begin(eve)).toMatchObject({ status: 409, body: { status: 'no-attempts-left' } });
      expect(await conditions(eve)).toHaveLength(1);
      await setLoanClock(server.context, { offsetMs: 6 * 3_600_000 });
      expect((await begin(eve)).status).toBe(201);
      await setLoanClock(server.context, { offsetMs: 0 });
    });
  });

  test('a condition of another kind is answered with photos at any step, and records nothing of the check itself', async () => {
    const maria = await atIdentity('id-later');
    await submit(maria, await ready(maria));
    const asked = randomUUID();
    await record(server.context, maria.uuid, () => [{ type: 'ConditionPosted', data: { id: asked, category: 'IDENTITY_DOCUMENT_FRAUD_REVIEW', blocks: 'CLOSING', askBorrower: true, person: null, documents: [], text: 'Send another photo.', deadline: null } }], byWorker);
    expect((await begin(maria, 'PASSPORT', randomUUID())).body).toMatchObject({ status: 'not-at-this-step' });
    expect((await submit(maria, await ready(maria, 'PASSPORT', asked))).status).toBe(200);
    expect((await of(maria, 'ConditionAnswered')).map((fact) => fact['id'])).toEqual([asked]);
    expect(await of(maria, 'IdentityDocumentsSubmitted')).toHaveLength(1);
    expect((await begin(maria, 'PASSPORT', asked)).body).toMatchObject({ status: 'not-at-this-step' });
  });

  describe('another device', () => {
    const handOff = async (at: At, check: string, channel = 'QR') => (await at.client.call('POST', `${at.id}/${check}/hand-off`, { channel })).body as { url: string; expiresAt: string };
    const claim = (token: string) => server.ask('POST', '/identity/external/api/v1/hand-offs/claim', { body: { handOffToken: token }, headers: { 'x-org': 'FIGURE' } });
    const tokenIn = ({ url }: { url: string }) => new URL(url).hash.slice(1);
    const as = (jwt: string, method: Call['method'], url: string, payload?: object) =>
      server.app.inject({ method, url, headers: { authorization: `Bearer ${jwt}`, 'x-org': 'FIGURE', 'idempotency-key': randomUUID(), 'if-match': '"1"' }, ...(payload ? { payload } : {}) });

    test('takes the photos and sends them, with a link that is good once', async () => {
      const maria = await atIdentity();
      const check = String((await begin(maria)).body['checkUuid']);
      const link = await handOff(maria, check);
      expect(new URL(link.url).pathname).toBe('/account/heloc/hand-off');
      expect(new Date(link.expiresAt).getTime() - now.getTime()).toBe(15 * 60_000);
      const claimed = (await claim(tokenIn(link))).json<{ jwt: string; applicationUuid: string; check: { checkUuid: string; sides: string[] } }>();
      expect(claimed).toMatchObject({ applicationUuid: maria.uuid, check: { checkUuid: check, sides: ['FRONT', 'SELFIE'] } });
      expect((await claim(tokenIn(link))).json()).toMatchObject({ status: 'link-expired' });
      for (const side of claimed.check.sides) expect((await as(claimed.jwt, 'POST', `${maria.id}/${check}/images`, await formOf(side))).statusCode).toBe(201);
      // The first device sees them come in.
      expect((await state(maria)).check?.images).toHaveLength(2);
      expect((await as(claimed.jwt, 'POST', `${maria.id}/${check}/submission`, {})).statusCode).toBe(200);
      expect((await factsIn(server, maria.uuid)).find((fact) => fact.type === 'IdentityDocumentsSubmitted')?.actor_kind).toBe('borrower');
    });

    test('is let into two calls of one check, and into nothing else', async () => {
      const [maria, other] = [await atIdentity(), await atIdentity()];
      const check = String((await begin(maria)).body['checkUuid']);
      const { jwt } = (await claim(tokenIn(await handOff(maria, check)))).json<{ jwt: string }>();
      const foreign = String((await begin(other)).body['checkUuid']);
      const isMounted = ({ method, path }: Call) => server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') });
      const calls = (ALL_CALLS as readonly Call[]).filter((call) => call.auth !== 'anonymous' && !['G29', 'G30'].includes(call.id) && isMounted(call));
      expect(calls.length).toBeGreaterThan(80);
      const opened: string[] = [];
      for (const call of calls) {
        const url = call.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => (name === 'uuid' ? maria.uuid : name === 'checkUuid' ? check : randomUUID()));
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
      expect((await as(jwt, 'POST', `${maria.id}/${check}/images`, await formOf('FRONT'))).json()).toMatchObject({ status: 'not-at-this-step' });
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
      expect((await maria.client.call('POST', `${maria.id}/${check}/hand-off`, { channel: 'QR' })).body).toMatchObject({ status: 'not-at-this-step' });
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

  test("another borrower's check is not there", async () => {
    const [maria, other] = [await atIdentity(), await atIdentity()];
    const check = String((await begin(maria)).body['checkUuid']);
    for (const url of [maria.id, `${other.id}/${check}`]) {
      const form = await formOf('FRONT');
      expect((await other.client.call('POST', url === maria.id ? `${url}/${check}/images` : `${url}/images`, form)).status).toBe(404);
    }
    expect((await other.client.call('GET', maria.id)).status).toBe(404);
    expect((await other.client.call('POST', `${other.id}/${check}/submission`, {})).status).toBe(404);
    expect((await other.client.call('POST', `${other.id}/${check}/hand-off`, { channel: 'QR' })).status).toBe(404);
  });

  test('the persona whose ID a person looks at has nothing more to send', async () => {
    const iris = await walk(server, 'identity-review');
    expect(await showIdentity({ client: iris.client, uuid: iris.uuid })).toBeNull();
  });
});
