import { createHash, randomUUID } from 'node:crypto';
import {
  listApplications,
  acknowledgeOnPaper,
  addNote,
  askCorrection,
  requestPaperCopies,
  changeLetter,
  closeFile,
  decideCorrection,
  exportAudit,
  listReviews,
  readAuditExport,
  readLoanFile,
  readHeloc,
  readProfile,
  sendLetter,
  submitApplication,
  addFileDocument,
  type Reply,
  type SentBodyOf,
  readLetterCover,
} from '@lintel/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { buildPaystub } from '../../test/hostile-files.ts';
import { walkToInformation } from '../../test/information.ts';
import { required } from '../../test/required.ts';
import { logInStaffMember, type StaffMember } from '../../test/staff.ts';
import { loadFacts, type WalkedLoan } from '../../test/walk.ts';
import { setLoanClock } from '../loan-file/clock.ts';
import { syncStaffTasks } from '../records/staff-tasks/sync-staff-tasks.ts';
import { readPdfText } from '../sandbox/read-pdf.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { readTray } from '../vendors/post/sandbox.ts';
import { sendEvent } from '../vendors/webhooks/send.ts';

// Documents are made and scans inspected in separate threads, which start slowly.
vi.setConfig({ testTimeout: 60_000 });

const CONSENT = { certified: true, consentRequests: [{ type: 'HARD_CREDIT', version: '2026-11-1' }] } as const;

type FileDocument = Reply<typeof readLoanFile>['documents'][number];

onOneDatabase('paper documents in the console', (open) => {
  let server: TestApp;
  let una: StaffMember;
  let pat: WalkedLoan;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    una = await logInStaffMember(server, 'underwriter');
    pat = await walkToInformation(server, 'found', 'APP_SUBMISSION');
  }, 60_000);

  const fetchFile = () => server.send(readLoanFile, { params: { uuid: pat.uuid }, token: una.token });
  const upload = (fields: Omit<SentBodyOf<typeof addFileDocument>, 'file'>) =>
    server.ask(addFileDocument, {
      params: { uuid: pat.uuid },
      token: una.token,
      body: { ...fields, file: new File([new Uint8Array(buildPaystub())], 'scan.pdf', { type: 'application/pdf' }) },
    });
  const fetchPosted = async () =>
    (await loadFacts(server, pat.uuid))
      .filter((fact) => fact.type === 'NoticePosted')
      .map((fact) => (JSON.parse(fact.data) as { notice: string }).notice);
  const fetchTasks = async () =>
    (await fetchFile()).tasks.filter((task) => task.kind === 'TASK').map((task) => task.gate);
  const decided = async () => {
    await server.context.audit.flush();
    const rows = await server.context.db
      .selectFrom('audit_entry')
      .select(['about', 'actor'])
      .where('application_uuid', '=', pat.uuid)
      .where('event', '=', 'desk.decided')
      .orderBy('sequence')
      .execute();
    return rows.map((row) => ({ ...(JSON.parse(row.about) as Record<string, unknown>), actor: row.actor }));
  };

  test('without E-SIGN consent a borrower gets documents by mail, signs them, and can submit', async () => {
    const letterReply = await pat.answer(requestPaperCopies, { body: { documentUuids: [] } });
    expect(letterReply.status).toBe(202);
    await expect.poll(async () => (await fetchFile()).letters[0]?.state).toBe('POSTED');
    expect((await pat.answer(submitApplication, { body: CONSENT })).body['status']).toBe('documents-unread');

    const {
      person: { personUuid },
      documents,
      letters: [letter],
    } = await fetchFile();
    const toSign = documents.filter((one) => one.mustAcknowledge && one.current);
    expect(letter?.documents.map(({ title }) => title)).toEqual(toSign.map(({ title }) => title));
    const words = await readPdfText(
      new Uint8Array(
        (
          await server.ask(readLetterCover, {
            params: { uuid: pat.uuid, letterUuid: required(letter?.letterUuid, 'letter') },
            token: una.token,
          })
        ).rawPayload,
      ),
    );
    for (const text of [
      'Maria Delgado',
      '412 Alder Ridge Road',
      'Boulder, CO 80302',
      toSign[0]?.title ?? '',
      'send us this sheet',
    ])
      expect(words).toContain(text);

    const scan = await upload({ type: 'SUPPORT', personUuid });
    expect([scan.statusCode, scan.json()]).toMatchObject([
      201,
      { uploaded: true, personUuid, state: 'READY', submittedAt: expect.any(String) as string },
    ]);
    const body = { personUuid, at: new Date().toISOString(), scanDocumentUuid: scan.json().uuid };
    const signDocument = async (document: FileDocument = expect.fail('no document to sign'), overrides: object = {}) =>
      server.loose(acknowledgeOnPaper, {
        params: { uuid: pat.uuid, documentUuid: document.uuid },
        token: una.token,
        body: { ...body, ...overrides },
        version: (await fetchFile()).version,
      });
    expect((await signDocument(toSign[0], { scanDocumentUuid: toSign[1]?.uuid })).json()).toMatchObject({
      status: 'document-refused',
    });
    expect((await signDocument(toSign[0], { personUuid: randomUUID() })).json()).toMatchObject({
      status: 'choice-unknown',
    });
    expect((await signDocument(toSign[0], { at: '2031-01-01T00:00:00Z' })).json()).toMatchObject({
      status: 'invalid-request',
    });
    for (const document of toSign)
      expect([document.title, (await signDocument(document)).statusCode]).toEqual([document.title, 200]);
    const before = (await fetchFile()).version;
    expect((await signDocument(toSign[0])).statusCode).toBe(200);
    expect((await fetchFile()).version).toBe(before);
    const read = (await loadFacts(server, pat.uuid)).filter((fact) => fact.type === 'DocumentAcknowledged');
    expect(read.map((fact) => (JSON.parse(fact.data) as { how: string }).how)).toEqual(toSign.map(() => 'PAPER'));
    expect(read[0]).toMatchObject({ actor_kind: 'staff', actor_id: una.staffUuid });
    expect((await fetchFile()).documents.find((one) => one.uuid === toSign[0]?.uuid)).toMatchObject({
      scanDocumentUuid: scan.json().uuid,
    });

    const sent = await pat.answer(submitApplication, { body: CONSENT });
    expect([sent.status, sent.body]).toMatchObject([200, { version: expect.any(Number) as number }]);
    expect(await decided()).toContainEqual({
      act: 'paper.acknowledged',
      document: toSign[0]?.uuid,
      scan: scan.json().uuid,
      actor: una.staffUuid,
    });
  });

  test('staff mail documents, selected or all, but no uploads', async () => {
    const {
      person: { personUuid },
      documents,
    } = await fetchFile();
    const [document] = documents.filter((one) => one.mustAcknowledge);
    const before = await fetchPosted();
    expect(
      (
        await server.ask(sendLetter, {
          params: { uuid: pat.uuid },
          token: una.token,
          body: {
            personUuid,
            documentUuids: [documents.find((one) => !one.mustAcknowledge)?.uuid ?? ''],
          },
          version: (await fetchFile()).version,
        })
      ).json(),
    ).toMatchObject({ status: 'document-refused' });
    expect(
      (
        await server.ask(sendLetter, {
          params: { uuid: pat.uuid },
          token: una.token,
          body: { personUuid: randomUUID(), documentUuids: [] },
          version: (await fetchFile()).version,
        })
      ).json(),
    ).toMatchObject({
      status: 'choice-unknown',
    });
    const { letterUuid } = await server.send(sendLetter, {
      params: { uuid: pat.uuid },
      token: una.token,
      body: { personUuid, documentUuids: [document?.uuid ?? ''] },
      version: (await fetchFile()).version,
    });
    const fetchLetter = async () => (await fetchFile()).letters.find((letter) => letter.letterUuid === letterUuid);
    await expect.poll(async () => (await fetchLetter())?.state).toBe('POSTED');
    expect((await readTray(server.context.db, server.context.vault, pat.uuid))[0]?.titles).toEqual([document?.title]);
    expect(await fetchPosted()).toEqual([...before, 'DISCLOSURES']);
    expect(
      (
        await server.ask(changeLetter, {
          params: { uuid: pat.uuid, letterUuid },
          token: una.token,
          body: { state: 'POSTED' },
          idempotencyKey: randomUUID(),
          version: (await fetchFile()).version,
        })
      ).json(),
    ).toMatchObject({
      status: 'outcome-not-possible',
    });
    expect(
      (
        await server.ask(changeLetter, {
          params: { uuid: pat.uuid, letterUuid: randomUUID() },
          token: una.token,
          body: { state: 'BACK' },
          idempotencyKey: randomUUID(),
          version: (await fetchFile()).version,
        })
      ).statusCode,
    ).toBe(404);
  });

  test('a returned letter is a task until it is mailed again, and the borrower is asked for the address', async () => {
    const [letter] = (await fetchFile()).letters;
    const event = {
      eventId: randomUUID(),
      type: 'returned',
      reference: `letter:${letter?.letterUuid}`,
      occurredAt: new Date().toISOString(),
      data: {},
    };
    await sendEvent(server.app, server.context, { kind: 'post', organisation: 'FIGURE' }, event);
    await expect.poll(async () => (await fetchFile()).letters[0]?.state).toBe('BACK');
    await expect
      .poll(
        async () =>
          (await readOutbox(server.context.db, server.context.vault, pat.email)).filter(
            (mail) => mail.template === 'letter.back',
          ).length,
      )
      .toBe(1);
    await syncStaffTasks(server.context);
    await syncStaffTasks(server.context);
    expect(await fetchTasks()).toEqual(['letter-back']);
    const queue = await server.ask(listReviews, { query: { kind: 'TASK', gate: 'letter-back' }, token: una.token });
    expect(queue.json()).toMatchObject({ items: [{ title: 'Returned mail', application: { uuid: pat.uuid } }] });
    await server.ask(sendLetter, {
      params: { uuid: pat.uuid },
      token: una.token,
      body: { personUuid: (await fetchFile()).person.personUuid, documentUuids: [] },
      version: (await fetchFile()).version,
    });
    expect(await fetchTasks()).toEqual([]);
  });

  test('staff correct only a name or an address here, and the borrower is informed of every decision', async () => {
    const ask = async (field: 'name' | 'income', value: string) =>
      (await pat.send(askCorrection, { body: { field, value, comment: null } })).correctionUuid;
    const [name, income] = [await ask('name', 'Maria Delgado-Ruiz'), await ask('income', '$140,000')];
    await syncStaffTasks(server.context);
    expect(await fetchTasks()).toEqual(['correction', 'correction']);
    const decide = async (uuid: string, body: object) =>
      server.loose(decideCorrection, {
        params: { uuid: pat.uuid, correctionUuid: uuid },
        token: una.token,
        body,
        version: (await fetchFile()).version,
      });
    const right = { name: { firstName: 'Maria', middleName: null, lastName: 'Delgado-Ruiz', suffix: null } };
    expect((await decide(income, { outcome: 'ACCEPTED', change: right })).json()).toMatchObject({
      status: 'outcome-not-possible',
    });
    expect((await decide(name, { outcome: 'ACCEPTED', change: {} })).json()).toMatchObject({
      status: 'invalid-request',
    });
    expect(
      (
        await decide(name, {
          outcome: 'ACCEPTED',
          change: { ...right, homeAddress: { street1: '1 Elm Street', city: 'Boulder', state: 'CO', zip: '80302' } },
        })
      ).json(),
    ).toMatchObject({ status: 'invalid-request' });
    const { version } = await fetchFile();
    expect((await decide(name, { outcome: 'ACCEPTED', change: right, comment: 'Seen on the ID.' })).statusCode).toBe(
      200,
    );
    expect((await decide(income, { outcome: 'REFUSED', comment: null })).statusCode).toBe(200);
    expect((await decide(name, { outcome: 'REFUSED' })).json()).toMatchObject({ status: 'outcome-not-possible' });
    const after = await fetchFile();
    expect(after).toMatchObject({
      version,
      person: { name: { lastName: 'Delgado-Ruiz' } },
      corrections: [
        { field: 'name', state: 'ACCEPTED' },
        { field: 'income', state: 'REFUSED' },
      ],
      notes: [{ about: `correction:${name}`, text: 'Seen on the ID.' }],
    });
    expect((await pat.client.answer(readProfile)).body).toMatchObject({
      name: { lastName: 'Delgado-Ruiz' },
    });
    expect(await fetchTasks()).toEqual([]);
    expect(
      (await readOutbox(server.context.db, server.context.vault, pat.email)).filter(
        (mail) => mail.template === 'correction',
      ),
    ).toHaveLength(2);
    expect(await decided()).toContainEqual({
      act: 'correction',
      correction: name,
      outcome: 'ACCEPTED',
      actor: una.staffUuid,
    });
  });

  test('the borrower gets the notes meant for them, without a name, and no others', async () => {
    for (const [text, visibleToBorrower] of [
      ['We have your release letter.', true],
      ['Calls at night.', false],
    ] as const)
      expect(
        (
          await server.ask(addNote, {
            params: { uuid: pat.uuid },
            token: una.token,
            body: { text, visibleToBorrower },
            version: (await fetchFile()).version,
          })
        ).statusCode,
      ).toBe(201);
    const { body } = await pat.answer(readHeloc);
    expect(body['messages']).toEqual([{ text: 'We have your release letter.', at: expect.any(String) as string }]);
    expect(JSON.stringify(body)).not.toContain('Calls at night');
  });

  test('a decision due within 30 days is a task from day 20 until the file is decided', async () => {
    await setLoanClock(server.context, { offsetMs: 19 * 86_400_000 });
    await syncStaffTasks(server.context);
    expect(await fetchTasks()).toEqual([]);
    await setLoanClock(server.context, { offsetMs: 20.1 * 86_400_000 });
    await syncStaffTasks(server.context);
    const { tasks, decisionDueOn, loanNumber } = await fetchFile();
    const [alarm] = tasks.filter((task) => task.gate === 'decision-due');
    expect(decisionDueOn).toBe(
      new Date(alarm?.dueAt ?? '').toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' }),
    );
    const listed = async () =>
      (await server.send(listApplications, { query: { q: loanNumber ?? '' }, token: una.token })).items.map((row) => [
        row.decisionClock,
        row.decisionDueOn ?? null,
      ]);
    expect(await listed()).toEqual([['RUNNING', decisionDueOn]]);
    const submitted = (await loadFacts(server, pat.uuid)).find((fact) => fact.type === 'ApplicationSubmitted');
    // The last hour of a day isn't part of a period, so this counts days, not hours.
    const toPacificDay = (at: Date): number =>
      Date.parse(at.toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' }));
    expect((toPacificDay(new Date(alarm?.dueAt ?? '')) - toPacificDay(submitted?.at ?? new Date(0))) / 86_400_000).toBe(
      30,
    );
    expect(
      (
        await server.ask(closeFile, {
          params: { uuid: pat.uuid },
          token: una.token,
          body: { outcome: 'CANCELLED', reasons: ['ASKED_BY_PHONE'] },
          version: (await fetchFile()).version,
        })
      ).statusCode,
    ).toBe(200);
    await syncStaffTasks(server.context);
    expect(await fetchTasks()).toEqual([]);
    const ended = await fetchFile();
    expect(ended.decisionDueOn).toBeNull();
    expect(ended.end).toBe('WITHDRAWN');
    expect(await listed()).toEqual([['STOPPED', null]]);
    await setLoanClock(server.context, { offsetMs: 0 });
  });

  test('exports the audit trail of one lender as a file with its hash, once per request', async () => {
    const [admin, stranger] = [
      await logInStaffMember(server, 'admin'),
      await logInStaffMember(server, 'admin', 'HOMEPOINT'),
    ];
    const key = randomUUID();
    const ask = (format: 'CSV' | 'JSONL', press: string = randomUUID()) =>
      server.send(exportAudit, {
        token: admin.token,
        body: { event: 'desk.decided', application: pat.uuid, format },
        idempotencyKey: press,
      });
    const fetched = async (uuid: string, staff = admin) =>
      server.ask(readAuditExport, { params: { exportUuid: uuid }, token: staff.token });
    const { exportUuid } = await ask('JSONL', key);
    expect(await ask('JSONL', key)).toEqual({ exportUuid });
    await expect.poll(async () => (await fetched(exportUuid)).statusCode).toBe(200);
    const answer = await fetched(exportUuid);
    expect(answer.headers).toMatchObject({
      'content-digest': `sha-256=:${createHash('sha256').update(answer.rawPayload).digest('base64')}:`,
      'content-disposition': expect.stringMatching(/^attachment; .*\.jsonl"$/) as string,
    });
    const lines = answer.body
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one) as { event: string; about: { act: string }; actorName: string });
    expect(lines.map(({ event }) => event)).toEqual(lines.map(() => 'desk.decided'));
    expect(lines.map(({ about }) => about['act'])).toEqual(
      (await decided()).map((one) => (one as Record<string, unknown>)['act']),
    );
    expect((await fetched(exportUuid, stranger)).statusCode).toBe(404);
    const csv = (await ask('CSV')).exportUuid;
    await expect.poll(async () => (await fetched(csv)).statusCode).toBe(200);
    const table = (await fetched(csv)).body.split('\r\n');
    expect([table[0], table.length]).toEqual([
      'sequence,at,event,actor,actorName,application,requestId,about,hash',
      lines.length + 2,
    ]);
    expect(table[1]).toContain('"{""act"":');
    const trail = await server.context.db
      .selectFrom('audit_entry')
      .select('about')
      .where('event', '=', 'audit.exported')
      .execute();
    expect(trail.map((row) => JSON.parse(row.about) as unknown)).toContainEqual({
      export: exportUuid,
      entries: lines.length,
      sha256: createHash('sha256').update(answer.rawPayload).digest('hex'),
    });
  });
});
