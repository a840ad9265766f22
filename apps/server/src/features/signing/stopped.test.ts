import { randomUUID } from 'node:crypto';
import {
  declineSigning,
  listConditions,
  reportSigningProblem,
  answerSigningProblem,
  voidClosing,
} from '@lintel/contract';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp, toAnswer, type TestApp } from '../../../test/app.ts';
import { expectOneTaken } from '../../../test/at-once.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atTheDesk, deskOn, type Colleague } from '../../../test/desk.ts';
import { byWorker } from '../../../test/loans.ts';
import { requestMeta } from '../../../test/request-meta.ts';
import { known, reason, signingOn, TYPED } from '../../../test/signing.ts';
import { sayUntil } from '../../../test/to-signed.ts';
import { uploadsFor } from '../../../test/uploads.ts';
import { factsOfType, type Walked } from '../../../test/walk.ts';
import { record } from '../../loan-file/record.ts';
import { brokenEntry } from './evidence.ts';
import { evidenceOfLoan } from './store.ts';

vi.setConfig({ testTimeout: 90_000 });

onOneDatabase('signing', (open) => {
  let server: TestApp;
  let closer: Colleague;
  /** The person who signed with a drawing. */
  let drawer: Walked | undefined;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    closer = await atTheDesk(server, 'closer');
  });

  const { file, gate, signing, paper, read, adopt, press, ready, tooEarly, signedFile } = signingOn(() => server);
  const { loose } = deskOn(
    () => server,
    () => closer,
  );

  const voidIt = async ({ uuid }: Walked, body: object) =>
    toAnswer(await loose(voidClosing, { params: { uuid }, body }));

  test('a signature is a name as on the ID, typed or drawn; a picture is a PNG of at most 200 KB with something on it, and is drawn into the paper', async () => {
    const who = await ready();
    const drawing = (change: object = {}) =>
      adopt(who, { mode: 'DRAWN', text: 'Maria Delgado', initials: 'MD', image: '', ...change });
    const png = async (width: number, ink: string) => {
      const base = sharp({ create: { width, height: 200, channels: 3, background: '#ffffff' } });
      const stroke = Buffer.from(
        `<svg width="200" height="100"><path d="M10 80 C 60 10, 100 90, 180 20" stroke="${ink}" stroke-width="5" fill="none"/></svg>`,
      );
      return base
        .composite([{ input: stroke }])
        .png()
        .toBuffer();
    };
    const good = (await png(400, '#000000')).toString('base64');
    const bad = [
      { text: 'Somebody Else', image: good },
      { initials: 'M2', image: good },
      { image: '' },
      { image: (await png(400, '#ffffff')).toString('base64') },
      {
        image: Buffer.concat([
          Buffer.from(good, 'base64'),
          Buffer.alloc(200_001 - Buffer.from(good, 'base64').length),
        ]).toString('base64'),
      },
      {
        image: (
          await sharp(await png(400, '#000000'))
            .jpeg()
            .toBuffer()
        ).toString('base64'),
      },
      { image: Buffer.from('no picture').toString('base64') },
      { image: (await png(2400, '#000000')).toString('base64') },
    ];
    const said = [];
    for (const one of bad) said.push(reason(await drawing(one)).join(' '));
    expect(said).toEqual(bad.map(() => '422 signature-refused'));
    expect(reason(await adopt(who, { ...TYPED, text: 'M Delgado' }))).toEqual([422, 'signature-refused']);
    expect((await drawing({ image: good })).status).toBe(200);
    expect((await signing(who)).signature).toMatchObject({
      mode: 'DRAWN',
      text: 'Maria Delgado',
      face: null,
      initials: 'MD',
    });
    const { body } = await press(who);
    drawer = who;
    const signed = await signedFile(who, String(body['signedDocumentUuid']));
    expect(signed.toString('latin1')).toContain('/Subtype /Image');
    expect(await server.context.vendors.esign.verify(signed, requestMeta())).toMatchObject({ outcome: 'VALID' });
  });

  test('who says that a paper is wrong stops the signing; the desk lets it go on, or makes new papers in the same breath', async () => {
    const who = await ready();
    const note = await paper(who, 'NOTE');
    const tell = () =>
      who.answer(reportSigningProblem, {
        body: {
          documentUuid: note.uuid,
          kind: 'NAME',
          note: 'My middle name is missing.',
        },
      });
    const told = await tell();
    expect(told.status).toBe(201);
    expect(reason(await tell())).toEqual([409, 'signing-paused']);
    expect(reason(await press(who))).toEqual([409, 'signing-paused']);
    const { paused } = await signing(who);
    expect(paused).toMatchObject({ problemUuid: told.body['problemUuid'] });
    const answer = async (body: object, problemUuid = String(told.body['problemUuid'])) =>
      toAnswer(await loose(answerSigningProblem, { params: { uuid: who.uuid, problemUuid }, body }));
    expect(reason(await answer({ outcome: 'GO_ON', comment: null }))).toEqual([422, 'reason-missing']);
    expect(reason(await answer({ outcome: 'GO_ON', comment: 'x' }, randomUUID()))).toEqual([404, 'not-found']);
    expect((await answer({ outcome: 'GO_ON', comment: 'Your ID has none.' })).status).toBe(200);
    expect(reason(await answer({ outcome: 'NEW_PAPERS', comment: 'x' }))).toEqual([422, 'outcome-not-possible']);
    expect(await signing(who)).toMatchObject({ paused: null, answer: { text: 'Your ID has none.', outcome: 'GO_ON' } });
    const early = await tooEarly(who, () => press(who));
    expect(reason(early)).toEqual([409, 'too-early']);
    expect(early.body['message']).toMatch(/^You can sign these documents from \w{3}, \w{3} \d+, \d{4}\.$/);
    const again = await tell();
    expect(
      (await answer({ outcome: 'NEW_PAPERS', comment: 'We write it in.' }, String(again.body['problemUuid']))).status,
    ).toBe(200);
    expect(await factsOfType(server, who.uuid, 'ClosingVoided')).toEqual([
      { consents: [], ground: 'PAPERS_WRONG', reason: 'PAPERS_WRONG' },
    ]);
    expect((await file(who)).closingSet).toBe(2);
    expect(await signing(who)).toMatchObject({
      packageUuid: null,
      documents: [],
      paused: null,
      answer: { text: 'We write it in.', outcome: 'NEW_PAPERS' },
    });
  });

  test('a closing is voided on a ground, or when everybody who signs agrees in writing, and what was signed counts no more [OP-D-125]', async () => {
    const who = known(drawer);
    expect(reason(await voidIt(who, { ground: null, consents: [], comment: null }))).toEqual([
      422,
      'consents-incomplete',
    ]);
    const [scanning, consent] = await uploadsFor(server, who.uuid, [{ state: 'SCANNING' }, {}]);
    const { personUuid } = (await signing(who)).signers[0] as { personUuid: string };
    const by = (documentUuid: string | undefined) =>
      voidIt(who, { ground: null, consents: [{ personUuid, documentUuid }], comment: null });
    expect(reason(await by(scanning))).toEqual([409, 'document-refused']);
    expect(reason(await by(randomUUID()))).toEqual([422, 'consents-incomplete']);
    expectOneTaken(await Promise.all([by(consent), by(consent)]));
    expect(await factsOfType(server, who.uuid, 'ClosingVoided')).toEqual([
      { consents: [{ person: 'BORROWER', document: consent }], ground: null, reason: 'ALL_SIGNERS_AGREE' },
    ]);
    expect(reason(await voidIt(who, { ground: 'LAW', consents: [], comment: null }))).toEqual([
      409,
      'not-at-this-step',
    ]);
    await sayUntil(server, who.uuid, 'note');
    expect((await signing(who)).documents.map(({ signedAt }) => signedAt)).toEqual([null, null, null]);
    await read(who, await paper(who, 'NOTE'));
    expect((await press(who)).status).toBe(200);
    // The second signature is in the same chain as the void one.
    const evidence = await evidenceOfLoan(server.context.db, who.uuid);
    expect(evidence.map(({ sequence, papers }) => [sequence, papers])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(brokenEntry(server.context.vault, evidence)).toBeUndefined();
  });

  test('who does not want to sign has signed nothing: the file waits for the desk until it is settled, and then presses at once are one signature [OP-D-103]', async () => {
    const who = await ready();
    const decline = () =>
      who.answer(declineSigning, {
        body: {
          reason: 'NEED_ADVICE',
          comment: 'My lawyer reads it first.',
        },
      });
    expectOneTaken(await Promise.all([decline(), decline()]));
    expect(await who.status()).toBe('TRUST_AND_INSURANCE');
    expect(await gate(who)).toBe('hold-staff');
    expect(reason(await press(who))).toEqual([409, 'not-at-this-step']);
    expect(reason(await decline())).toEqual([409, 'not-at-this-step']);
    expect(await factsOfType(server, who.uuid, 'NoteSigned')).toEqual([]);
    const [condition = '', more] = Object.keys((await file(who)).conditions).filter((id) => id.startsWith('declined-'));
    expect(more).toBe(undefined);
    expect(
      JSON.stringify(
        (
          await deskOn(
            () => server,
            () => closer,
          ).ask(listConditions, { params: { uuid: who.uuid } })
        ).json(),
      ),
    ).toContain('My lawyer reads it first.');
    await record(
      server.context,
      who.uuid,
      () => [{ type: 'ConditionCleared', data: { id: condition, how: 'WAIVED', by: 'desk' } }],
      byWorker,
    );
    expect(await gate(who)).toBe('note');
    // Three concurrent requests from three tabs are one signature.
    const answers = await Promise.all([press(who), press(who), press(who)]);
    expect(
      answers
        .map((answer) => reason(answer).join(' '))
        .toSorted((a, b) => a.localeCompare(b))
        .slice(1),
    ).toEqual(['409 already-signed', '409 already-signed']);
    expect([
      answers.filter(({ status }) => status === 200).length,
      (await factsOfType(server, who.uuid, 'NoteSigned')).length,
      (await evidenceOfLoan(server.context.db, who.uuid)).length,
    ]).toEqual([1, 1, 1]);
    const copies = await server.context.db
      .selectFrom('document')
      .select('uuid')
      .where('application_uuid', '=', who.uuid)
      .where('title', 'like', '%, signed')
      .execute();
    expect(copies.length).toBe(1);
    await sayUntil(server, who.uuid, 'rescission-notice');
    expect(reason(await decline())).toEqual([409, 'already-signed']);
  });
});
