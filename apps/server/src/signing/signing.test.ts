import { randomUUID } from 'node:crypto';
import { currentGate, type LoanFile } from '@lintel/domain';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { atTheDesk, type Colleague } from '../../test/desk.ts';
import { byWorker } from '../../test/loans.ts';
import { NO_OPENSSL, NO_PDFSIG, openssl, pdfsig } from '../../test/outside-verifiers.ts';
import { sayUntil, walkToSigned } from '../../test/to-signed.ts';
import { uploadsFor } from '../../test/uploads.ts';
import { factsOfType, type Walked } from '../../test/walk.ts';
import { readApplication } from '../loan-file/applications.ts';
import { record } from '../loan-file/record.ts';
import { markEmailConfirmed } from '../identity/email-verification.ts';
import { agreeToScreens } from '../sandbox/papers.ts';
import { wordsOf } from '../sandbox/read-pdf.ts';
import { disclosedOffer } from '../offers/final-offer.ts';
import { keepEvidence } from '../vendors/evidence.ts';
import { orderFault } from '../vendors/faults.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { brokenEntry } from './evidence.ts';
import { papersFor } from './package.ts';
import { recordSignatures } from './sign-papers.ts';
import { evidenceOfLoan } from './store.ts';

vi.setConfig({ testTimeout: 90_000 });

interface Paper {
  readonly uuid: string;
  readonly title: string;
  readonly sha256: string;
  readonly pages: number;
  readonly kind: string;
  readonly signedBy: string;
  readonly fields: readonly { fieldId: string; kind: string; page: number; label: string }[];
  readonly signedAt: string | null;
  readonly evidenceUuid: string | null;
  readonly signedDocumentUuid: string | null;
}
type Parsed = Parameters<typeof recordSignatures>[1];
interface Signing {
  readonly packageUuid: string | null;
  readonly documents: readonly Paper[];
  readonly signers: readonly Record<string, unknown>[];
  readonly paused: { problemUuid: string } | null;
  readonly answer: Record<string, unknown> | null;
  readonly signature: Record<string, unknown> | null;
  readonly emailVerified: boolean;
  readonly minutes: number;
}

const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The test before this one did not come so far.');
  return value;
};
const TYPED = { mode: 'TYPED', text: 'maria delgado', face: 'SCRIPT', initials: 'M.D.' } as const;
const HERE = { latitude: 40.015, longitude: -105.27, accuracy: 12 };
const G = '/service-krang-heloc/agent/secure/api/v1/applications';

onOneDatabase('signing', (open) => {
  let server: TestApp;
  let closer: Colleague;
  /** Who signed first, with the answer. */
  let drawer: Walked | undefined;
  let first: { who: Walked; body: Record<string, unknown> } | undefined;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    closer = await atTheDesk(server, 'closer');
  });

  const file = async ({ uuid }: Pick<Walked, 'uuid'>): Promise<LoanFile> => (await readApplication(server.context.db, uuid))!.projection;
  const gate = async (who: Walked) => currentGate(await file(who))?.id;
  const signing = async (who: Walked) => (await who.client.call('GET', `${who.k}/signing`)).body as unknown as Signing;
  const paper = async (who: Walked, kind: string) => (await signing(who)).documents.find((one) => one.kind === kind) ?? expect.fail(`no ${kind}`);
  const read = async (who: Walked, { uuid, pages, sha256 }: Paper) => {
    await who.client.call('GET', `${who.k}/documents/${uuid}/text`);
    return who.client.call('PUT', `${who.k}/documents/${uuid}/viewed`, { lastPage: pages, reachedEnd: true, sha256 });
  };
  const adopt = (who: Walked, body: object = TYPED) => who.client.call('PUT', `${who.k}/signing/signature`, body);
  const confirmed = async ({ uuid }: Walked) => markEmailConfirmed(server.context.db, (await readApplication(server.context.db, uuid))!.identity_uuid, new Date());
  /** Confirms the address with the code from the mail: a wrong one is counted, an old one is over. */
  const byCode = async (who: Walked) => {
    const url = '/identity/secure/api/v1/email-verification';
    const codeOf = async () => (await readOutbox(server.context.db, server.context.vault, who.email)).find(({ template }) => template === 'identity.email-code')?.codes[0] ?? '';
    const give = (code: string) => who.client.call('PUT', url, { code });
    expect(reason(await give('123456'))).toEqual([410, 'code-expired']);
    // A mail server that is not there is no mistake of ours; one that was gone for a moment is not noticed.
    await orderFault(server.context.db, 'mail', '5xx', 3, 0);
    expect(reason(await who.client.call('POST', url))).toEqual([503, 'vendor-unavailable']);
    await orderFault(server.context.db, 'mail', 'timeout', 1, 0);
    expect((await who.client.call('POST', url)).body).toMatchObject({ verified: false, sentTo: expect.stringMatching(/^m.*\*.*@/) as unknown });
    const code = await codeOf();
    const tries = Array.from({ length: 5 }, () => give(code === '000000' ? '111111' : '000000'));
    expect((await Promise.all(tries)).map(reason)).toEqual(tries.map(() => [422, 'code-wrong']));
    expect(reason(await give(code))).toEqual([410, 'code-expired']);
    await who.client.call('POST', url);
    expect((await give(await codeOf())).body).toEqual({ verified: true });
    expect((await who.client.call('POST', url)).body).toMatchObject({ verified: true });
    expect((await who.client.call('GET', '/identity/secure/api/v1_1/identity')).body).toMatchObject({ emailVerified: true });
  };
  const press = async (who: Walked, change: Record<string, unknown> = {}, kind = 'NOTE') => {
    const one = await paper(who, kind);
    const { signature } = await signing(who);
    const body = { sha256: one.sha256, signatureUuid: signature?.['signatureUuid'] ?? randomUUID(), fieldIds: one.fields.map(({ fieldId }) => fieldId), location: HERE, ...change };
    return who.client.call('POST', `${who.k}/signing/documents/${one.uuid}/signature`, body);
  };
  /** At the note, with everything done that comes before the signature. */
  const ready = async (persona: Parameters<typeof walkToSigned>[1] = 'found') => {
    const who = await walkToSigned(server, persona, 'note');
    await agreeToScreens(who.client, who.k);
    await confirmed(who);
    await read(who, await paper(who, 'NOTE'));
    expect((await adopt(who)).status).toBe(200);
    return who;
  };
  const reason = (answer: { status: number; body: Record<string, unknown> }) => [answer.status, answer.body['status']];
  /** While the papers name a first day that is not here yet. */
  const tooEarly = async <T>(who: Walked, act: () => Promise<T>): Promise<T> => {
    const { db, vault } = server.context;
    const offer = (await disclosedOffer(server.context, db, who.uuid, await file(who))) ?? expect.fail('no offer');
    const keep = (earliest: object) => keepEvidence(vault, db, { uuid: who.uuid, kind: 'closing', attempt: 1 }, { ...offer, earliest });
    await keep({ on: '2199-01-01', because: 'VALUATION_COPY' });
    const answer = await act();
    await keep(offer.earliest);
    return answer;
  };
  const signedFile = async (who: Walked, uuid: string) => Buffer.from(await who.client.file(`${who.k}/documents/${uuid}`));
  const desk = async (who: Pick<Walked, 'uuid'>, path: string, body: object) => {
    const { version } = (await readApplication(server.context.db, who.uuid))!;
    const answer = await server.ask('POST', `${G}/${who.uuid}${path}`, { token: closer.token, body, headers: { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` } });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  test('a note is signed on the screen, once everything that the law and we ask for was done, and each thing that is missing is named [OP-D-101, SCREEN-095, ERR-010]', async () => {
    const who = await walkToSigned(server, 'found', 'note');
    const { packageUuid, documents, signers, minutes } = await signing(who);
    expect(packageUuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(minutes).toBeGreaterThan(3);
    expect(documents.map(({ kind, signedBy }) => `${kind} ${signedBy}`)).toEqual(['NOTE HERE', 'DEED NOTARY', 'OTHER READ']);
    expect(signers).toEqual([expect.objectContaining({ firstName: 'Maria', role: 'BORROWER', signs: ['NOTE', 'DEED'], state: 'TO_SIGN', signedAt: null })]);
    expect((await paper(who, 'NOTE')).fields.map(({ fieldId, kind }) => `${fieldId} ${kind}`)).toEqual(['note.BORROWER.1 INITIALS', 'note.BORROWER.2 INITIALS', 'note.BORROWER.3 SIGNATURE']);
    expect(reason(await press(who))).toEqual([422, 'consent-missing']);
    expect(reason(await adopt(who))).toEqual([422, 'consent-missing']);
    await agreeToScreens(who.client, who.k);
    expect(reason(await press(who))).toEqual([403, 'email-unverified']);
    await byCode(who);
    expect(reason(await press(who))).toEqual([409, 'documents-unread']);
    await read(who, await paper(who, 'NOTE'));
    expect(reason(await press(who, { sha256: 'a'.repeat(64) }))).toEqual([409, 'document-altered']);
    expect(reason(await press(who))).toEqual([422, 'signature-refused']);
    expect((await adopt(who)).status).toBe(200);
    expect(reason(await press(who, { fieldIds: ['note.BORROWER.3'] }))).toEqual([422, 'signature-refused']);
    expect(reason(await press(who, { signatureUuid: randomUUID() }))).toEqual([422, 'signature-refused']);
    expect(reason(await press(who, { location: null, locationDenied: true }))).toEqual([422, 'location-needed']);
    expect(reason(await press(who, {}, 'DEED'))).toEqual([409, 'not-at-this-step']);
    expect(reason(await who.client.call('POST', `${who.k}/signing/completion`))).toEqual([409, 'documents-unsigned']);
    expect(await factsOfType(server, who.uuid, 'NoteSigned')).toEqual([]);

    const answer = await press(who);
    first = { who, body: answer.body };
    expect(answer).toMatchObject({ status: 200, body: { remaining: 0, evidenceUuid: expect.any(String), signedDocumentUuid: expect.any(String) } });
    const note = await paper(who, 'NOTE');
    expect(await factsOfType(server, who.uuid, 'NoteSigned')).toEqual([
      { papers: 1, signer: 'BORROWER', how: 'ELECTRONIC', documents: [{ document: note.uuid, sha256: note.sha256 }], place: { kind: 'REMOTE' }, noticesHanded: [], by: 'ESIGN' },
    ]);
    expect(note).toMatchObject({ evidenceUuid: answer.body['evidenceUuid'], signedDocumentUuid: answer.body['signedDocumentUuid'], signedAt: answer.body['signedAt'] });
    expect(await papersFor(server.context.db, who.uuid, 'BORROWER')).toMatchObject([{ kind: 'NOTE', signedBy: 'HERE', signedAt: new Date(String(answer.body['signedAt'])) }, { kind: 'DEED', signedAt: null }, { kind: 'OTHER', signedAt: null }]);
    expect((await signing(who)).signers).toMatchObject([{ state: 'PARTLY' }]);
    expect(['notary-plan', 'deed']).toContain(await gate(who));
    expect(reason(await press(who))).toEqual([409, 'already-signed']);
    expect(reason(await who.client.call('POST', `${who.k}/signing/completion`))).toEqual([409, 'documents-unsigned']);
    const notice = await paper(who, 'OTHER');
    await read(who, notice);
    expect((await who.client.call('PUT', `${who.k}/documents/${notice.uuid}/acknowledgement`, { sha256: notice.sha256 })).status).toBe(200);
    expect((await who.client.call('POST', `${who.k}/signing/completion`)).status).toBe(200);
  });

  test('the signed file is the paper with its places filled in and the certificate, sealed: pdfsig, openssl and our verifier hold it, and find a flipped byte', async () => {
    const { who, body } = known(first);
    const note = await paper(who, 'NOTE');
    const shown = await signedFile(who, note.uuid);
    const signed = await signedFile(who, String(body['signedDocumentUuid']));
    expect((await signedFile(who, note.uuid)).equals(shown)).toBe(true);
    const { esign } = server.context.vendors;
    const [before, after] = [await wordsOf(new Uint8Array(shown)), await wordsOf(new Uint8Array(signed))];
    // Page after page the paper says the same, and more where it was signed.
    const pages = before.split('\n');
    expect(after.split('\n').length).toBe(pages.length + 1);
    for (const [index, page] of pages.entries()) expect(after.split('\n')[index]!.replaceAll(/maria delgado|MD|Signed [\d-]+ [\d:]+ UTC/g, '').replaceAll(/\s+/g, ' ')).toBe(page.replaceAll(/\s+/g, ' '));
    for (const words of ['Certificate of completion', note.sha256, 'Maria Delgado', 'maria delgado', 'MD', '40.0150, -105.2700', '0'.repeat(64)]) expect(after.replaceAll(/\s+/g, '')).toContain(words.replaceAll(/\s+/g, ''));
    expect(signed.toString('latin1')).toMatch(/\/StructTreeRoot[\s\S]*\/Marked true|\/Marked true[\s\S]*\/StructTreeRoot/);

    const seal = await esign.verify(signed);
    const certificate = (await who.client.call('GET', `${who.k}/signing/evidence/${String(body['evidenceUuid'])}`)).body;
    expect(seal).toMatchObject({ outcome: 'VALID', fingerprint: (certificate['seal'] as { fingerprint: string }).fingerprint, signedAt: new Date(Math.floor(Date.parse(String(body['signedAt'])) / 1000) * 1000) });
    const flipped = Buffer.from(signed);
    flipped[4000] = (flipped[4000] ?? 0) ^ 1;
    expect(await esign.verify(flipped)).toEqual({ outcome: 'BROKEN', because: 'DIGEST' });
    expect([NO_PDFSIG ? ['Signature is Valid.', true] : [pdfsig(signed).signature, pdfsig(signed).coversAll], NO_OPENSSL ?? openssl(signed)]).toEqual([['Signature is Valid.', true], NO_OPENSSL ?? true]);
    expect([NO_PDFSIG ? 'Digest Mismatch.' : pdfsig(flipped).signature, NO_OPENSSL ? false : openssl(flipped)]).toEqual(['Digest Mismatch.', false]);

    expect(certificate).toMatchObject({
      document: { documentUuid: note.uuid, sha256: note.sha256, kind: 'NOTE' }, before: note.sha256, after: { documentUuid: body['signedDocumentUuid'] }, signer: { name: 'Maria Delgado' }, how: 'ELECTRONIC', by: 'ESIGN',
      signature: { mode: 'TYPED', text: 'maria delgado', initials: 'MD', fieldIds: note.fields.map(({ fieldId }) => fieldId) }, location: HERE, locationDenied: false, chain: { sequence: 1, previous: '0'.repeat(64) },
      events: [{ what: 'CONSENTED' }, { what: 'READ_TO_END' }, { what: 'SIGNED', at: body['signedAt'] }],
    });
    expect(certificate['ip']).toMatch(/^127\./);
    const page = await wordsOf(await who.client.file(`${who.k}/signing/evidence/${String(body['evidenceUuid'])}?format=pdf`));
    expect(page.replaceAll(/\s+/g, '')).toContain((certificate['chain'] as { hash: string }).hash);
  });

  test('a signature is a name as on the ID, typed or drawn; a picture is a PNG of at most 200 KB with something on it, and is drawn into the paper', async () => {
    const who = await ready();
    const drawing = (change: object = {}) => adopt(who, { mode: 'DRAWN', text: 'Maria Delgado', initials: 'MD', image: '', ...change });
    const png = async (width: number, ink: string) => {
      const base = sharp({ create: { width, height: 200, channels: 3, background: '#ffffff' } });
      const stroke = Buffer.from(`<svg width="200" height="100"><path d="M10 80 C 60 10, 100 90, 180 20" stroke="${ink}" stroke-width="5" fill="none"/></svg>`);
      return base.composite([{ input: stroke }]).png().toBuffer();
    };
    const good = (await png(400, '#000000')).toString('base64');
    const bad = [
      { text: 'Somebody Else', image: good }, { initials: 'M2', image: good }, { image: '' }, { image: (await png(400, '#ffffff')).toString('base64') }, { image: Buffer.concat([Buffer.from(good, 'base64'), Buffer.alloc(200_001 - Buffer.from(good, 'base64').length)]).toString('base64') },
      { image: (await sharp(await png(400, '#000000')).jpeg().toBuffer()).toString('base64') }, { image: Buffer.from('no picture').toString('base64') }, { image: (await png(2400, '#000000')).toString('base64') },
    ];
    const said = [];
    for (const one of bad) said.push(reason(await drawing(one)).join(' '));
    expect(said).toEqual(bad.map(() => '422 signature-refused'));
    expect(reason(await adopt(who, { ...TYPED, text: 'M Delgado' }))).toEqual([422, 'signature-refused']);
    expect((await drawing({ image: good })).status).toBe(200);
    expect((await signing(who)).signature).toMatchObject({ mode: 'DRAWN', text: 'Maria Delgado', face: null, initials: 'MD' });
    const { body } = await press(who);
    drawer = who;
    const signed = await signedFile(who, String(body['signedDocumentUuid']));
    expect(signed.toString('latin1')).toContain('/Subtype /Image');
    expect(await server.context.vendors.esign.verify(signed)).toMatchObject({ outcome: 'VALID' });
  });

  test('who says that a paper is wrong stops the signing; the desk lets it go on, or makes new papers in the same breath', async () => {
    const who = await ready();
    const note = await paper(who, 'NOTE');
    const tell = () => who.client.call('POST', `${who.k}/signing/problems`, { documentUuid: note.uuid, kind: 'NAME', note: 'My middle name is missing.' });
    const told = await tell();
    expect(told.status).toBe(201);
    expect(reason(await tell())).toEqual([409, 'signing-paused']);
    expect(reason(await press(who))).toEqual([409, 'signing-paused']);
    const { paused } = await signing(who);
    expect(paused).toMatchObject({ problemUuid: told.body['problemUuid'] });
    const answer = (body: object, problem = String(told.body['problemUuid'])) => desk(who, `/signing-problems/${problem}/answer`, body);
    expect(reason(await answer({ outcome: 'GO_ON', comment: null }))).toEqual([422, 'reason-missing']);
    expect(reason(await answer({ outcome: 'GO_ON', comment: 'x' }, randomUUID()))).toEqual([404, 'not-found']);
    expect((await answer({ outcome: 'GO_ON', comment: 'Your ID has none.' })).status).toBe(200);
    expect(reason(await answer({ outcome: 'NEW_PAPERS', comment: 'x' }))).toEqual([422, 'outcome-not-possible']);
    expect(await signing(who)).toMatchObject({ paused: null, answer: { text: 'Your ID has none.', outcome: 'GO_ON' } });
    expect(reason(await tooEarly(who, () => press(who)))).toEqual([409, 'too-early']);
    const again = await tell();
    expect((await answer({ outcome: 'NEW_PAPERS', comment: 'We write it in.' }, String(again.body['problemUuid']))).status).toBe(200);
    expect(await factsOfType(server, who.uuid, 'ClosingVoided')).toEqual([{ consents: [], ground: 'PAPERS_WRONG', reason: 'PAPERS_WRONG' }]);
    expect((await file(who)).papers).toBe(2);
    expect(await signing(who)).toMatchObject({ packageUuid: null, documents: [], paused: null, answer: { text: 'We write it in.', outcome: 'NEW_PAPERS' } });
  });

  test('a closing is voided on a ground, or when everybody who signs agrees in writing, and what was signed counts no more [OP-D-125]', async () => {
    const who = known(drawer);
    expect(reason(await desk(who, '/closing/voiding', { ground: null, consents: [], comment: null }))).toEqual([422, 'consents-incomplete']);
    const [scanning, consent] = await uploadsFor(server, who.uuid, [{ state: 'SCANNING' }, {}]);
    const { personUuid } = (await signing(who)).signers[0] as { personUuid: string };
    const by = (documentUuid: string | undefined) => desk(who, '/closing/voiding', { ground: null, consents: [{ personUuid, documentUuid }], comment: null });
    expect(reason(await by(scanning))).toEqual([409, 'document-refused']);
    expect(reason(await by(randomUUID()))).toEqual([422, 'consents-incomplete']);
    expect((await by(consent)).status).toBe(200);
    expect(await factsOfType(server, who.uuid, 'ClosingVoided')).toEqual([{ consents: [{ person: 'BORROWER', document: consent }], ground: null, reason: 'ALL_SIGNERS_AGREE' }]);
    expect(reason(await desk(who, '/closing/voiding', { ground: 'LAW', consents: [], comment: null }))).toEqual([409, 'not-at-this-step']);
    await sayUntil(server, who.uuid, 'note');
    expect((await signing(who)).documents.map(({ signedAt }) => signedAt)).toEqual([null, null, null]);
    await read(who, await paper(who, 'NOTE'));
    expect((await press(who)).status).toBe(200);
    // The second signature stands in the same chain as the one that counts no more.
    const evidence = await evidenceOfLoan(server.context.db, who.uuid);
    expect(evidence.map(({ sequence, papers }) => [sequence, papers])).toEqual([[1, 1], [2, 2]]);
    expect(brokenEntry(server.context.vault, evidence)).toBeUndefined();
  });

  test('who does not want to sign has signed nothing: the file waits for the desk until it is settled, and then presses at once are one signature [OP-D-103]', async () => {
    const who = await ready();
    const decline = () => who.client.call('POST', `${who.k}/signing/decline`, { reason: 'NEED_ADVICE', comment: 'My lawyer reads it first.' });
    expect((await decline()).status).toBe(200);
    expect(await who.status()).toBe('TRUST_AND_INSURANCE');
    expect(await gate(who)).toBe('hold-staff');
    expect(reason(await press(who))).toEqual([409, 'not-at-this-step']);
    expect(reason(await decline())).toEqual([409, 'not-at-this-step']);
    expect(await factsOfType(server, who.uuid, 'NoteSigned')).toEqual([]);
    const condition = Object.keys((await file(who)).conditions).find((id) => id.startsWith('declined-'))!;
    await record(server.context, who.uuid, () => [{ type: 'ConditionCleared', data: { id: condition, how: 'WAIVED', by: 'desk' } }], byWorker);
    expect(await gate(who)).toBe('note');
    // Three presses at once, in as many tabs, are one signature.
    const answers = await Promise.all([press(who), press(who), press(who)]);
    expect(answers.map((answer) => reason(answer).join(' ')).toSorted((a, b) => a.localeCompare(b)).slice(1)).toEqual(['409 already-signed', '409 already-signed']);
    expect([answers.filter(({ status }) => status === 200).length, (await factsOfType(server, who.uuid, 'NoteSigned')).length, (await evidenceOfLoan(server.context.db, who.uuid)).length]).toEqual([1, 1, 1]);
    const copies = await server.context.db.selectFrom('document').select('uuid').where('application_uuid', '=', who.uuid).where('title', 'like', '%, signed').execute();
    expect(copies.length).toBe(1);
    await sayUntil(server, who.uuid, 'rescission-notice');
    expect(reason(await decline())).toEqual([409, 'already-signed']);
  });

  test('the papers, the evidence and the signature of somebody else are not there', async () => {
    const { who, body } = known(first);
    const other = await ready();
    const note = await paper(who, 'NOTE');
    const missing = [
      await other.client.call('GET', `${who.k}/signing`), await other.client.call('GET', `${other.k}/signing/evidence/${String(body['evidenceUuid'])}`),
      await other.client.call('GET', `${other.k}/documents/${String(body['signedDocumentUuid'])}`),
      await other.client.call('POST', `${other.k}/signing/documents/${note.uuid}/signature`, { sha256: note.sha256, signatureUuid: randomUUID(), fieldIds: [], location: HERE }),
      await other.client.call('POST', `${other.k}/signing/problems`, { documentUuid: note.uuid, kind: 'NAME', note: '' }),
    ];
    expect(missing.map(reason)).toEqual(missing.map(() => [404, 'not-found']));
    const adopted = (await signing(who)).signature?.['signatureUuid'];
    expect(reason(await press(other, { signatureUuid: adopted }))).toEqual([422, 'signature-refused']);
  });

  test('several people sign one deed, each version naming the hash of the one before; in ink the scan is the signed paper [SIGNER-001]', async () => {
    const who = await walkToSigned(server, 'co-owner', 'note');
    const { context } = server;
    await agreeToScreens(who.client, who.k);
    const [own] = Object.keys((await file(who)).signers);
    const owner = own ?? '';
    const { papers } = await file(who);
    const at = '2026-11-24T10:00:00.000Z';
    const theirs = async (person: string, kind: string) => (await papersFor(context.db, who.uuid, person)).filter((one) => one.kind === kind).map(({ document, sha256 }) => ({ document, sha256 }));
    const sign = async (person: string, change: Partial<Parsed> = {}) =>
      recordSignatures(context, { uuid: who.uuid, person, papers, signed: await theirs(person, 'DEED'), what: 'DEED', how: 'ELECTRONIC', place: { kind: 'REMOTE' }, by: 'NOTARY', noticesHanded: [], at, notary: { name: 'Nora Public', commission: 'CO-123', state: 'CO' }, ...change }, byWorker);
    expect(await papersFor(context.db, who.uuid, owner)).toMatchObject([{ kind: 'DEED', signedBy: 'NOTARY' }, { kind: 'OTHER' }]);
    expect((await paper(who, 'DEED')).sha256).toBe((await theirs(owner, 'DEED'))[0]?.sha256);

    const [scan] = await uploadsFor(server, who.uuid, [{ sha256: 'b'.repeat(64) }]);
    const ink = { what: 'NOTE', how: 'INK', by: 'STAFF', place: { kind: 'HOME' }, signed: await theirs('BORROWER', 'NOTE') } as const;
    await expect(sign('BORROWER', { ...ink, signed: ink.signed.map((one) => ({ ...one, sha256: 'c'.repeat(64) })) })).rejects.toMatchObject({ reason: 'document-altered' });
    await expect(sign('BORROWER', { ...ink, signed: await theirs(owner, 'DEED') })).rejects.toMatchObject({ reason: 'not-found' });
    await sign('BORROWER', { ...ink, scans: [scan ?? ''] });
    await sayUntil(server, who.uuid, 'deed');

    const both = await Promise.allSettled([sign('BORROWER'), sign('BORROWER')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected']);
    await record(context, who.uuid, () => [
      { type: 'SignerInvitationOpened', data: { signer: owner } }, { type: 'SignerResidenceGiven', data: { signer: owner, livesThere: 'YES' } }, { type: 'SignerIdentityChecked', data: { signer: owner, result: 'VERIFIED' } },
      { type: 'ESignConsentGiven', data: { person: owner, version: '1', demonstrated: true } },
    ], byWorker);
    await sign(owner);
    const evidence = await evidenceOfLoan(context.db, who.uuid);
    const deed = (await theirs(owner, 'DEED'))[0]?.sha256;
    const said = evidence.map(({ statement }) => JSON.parse(statement) as { before: string; after: string; how: string; notary: unknown });
    expect(said.map(({ before, after, how }) => [how, before, after])).toEqual([
      ['INK', ink.signed[0]?.sha256, 'b'.repeat(64)], ['ELECTRONIC', deed, said[1]?.after], ['ELECTRONIC', said[1]?.after, said[2]?.after],
    ]);
    expect(new Set(said.map(({ after }) => after)).size).toBe(3);
    expect(said[2]?.notary).toEqual({ name: 'Nora Public', commission: 'CO-123', state: 'CO' });
    expect(brokenEntry(context.vault, evidence)).toBeUndefined();
    expect(brokenEntry(context.vault, evidence.map((row, index) => (index === 1 ? { ...row, statement: row.statement.replace('REMOTE', 'OFFICE') } : row)))).toBe(2);
    await expect(context.db.updateTable('signature_evidence').set({ person: 'x' }).where('application_uuid', '=', who.uuid).execute()).rejects.toThrow('never changed');
    // Whoever has signed has the newest version, with everybody's signature in it.
    const newest = await signedFile(who, (await paper(who, 'DEED')).signedDocumentUuid ?? '');
    expect(await context.vendors.esign.verify(newest)).toMatchObject({ outcome: 'VALID' });
    const words = await wordsOf(new Uint8Array(newest));
    expect(words.match(/Signature of /g)?.length).toBe(2);
    expect(words).toContain('Nora Public, commission CO-123, CO');
  });
});
