import { randomUUID } from 'node:crypto';
import {
  addNote,
  assignLoanFile,
  beginStepUp,
  changeColleague,
  createHeloc,
  finishStepUp,
  inviteColleague,
  listColleagues,
  listApplications,
  listConditions,
  listReviews,
  listStaff,
  logPhoneCall,
  readAudit,
  readAuditExport,
  readFacts,
  readLoanFile,
  readFileDocument,
  readFileTimeline,
  readGates,
  resolveReview,
  reveal,
  verifyAudit,
  type Reply,
  type SentQueryOf,
} from '@lintel/contract';
import { formatAge } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeAccount } from '../../test/account.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { buildCreation } from '../../test/creation.ts';
import { onOneDatabase } from '../../test/database.ts';
import { logInStaffMember, buildCreditFact, createStaffActions, type StaffMember } from '../../test/staff.ts';
import { codeAt } from '../identity/totp.ts';
import { setLoanClock } from '../loan-file/clock.ts';
import { storeContact, NO_CONTACT } from '../records/answers/contact-store.ts';
import { requestExport, readExport, writeExport } from '../records/audit/export.ts';
import { verifyTrail } from '../records/audit/verify.ts';
import { indexFile, indexMissing } from '../records/file-index/index-file.ts';
import { mailNote } from '../records/staff-acts/notes.ts';

const WEEK = 7 * 86_400_000;
/** The network of a test's requests. */
const LOCAL_NETWORK = '127.0.0.0/24';

onOneDatabase('the console', (open) => {
  let server: TestApp;
  let underwriter: StaffMember;
  let closer: StaffMember;
  let admin: StaffMember;
  let now = new Date('2026-11-24T17:00:00Z');
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    underwriter = await logInStaffMember(server, 'underwriter');
    closer = await logInStaffMember(server, 'closer');
    admin = await logInStaffMember(server, 'admin');
  }, 60_000);

  const { createLoan, send, fetchAuditTrail, ask, loose } = createStaffActions(
    () => server,
    () => underwriter,
  );

  describe('the queue', () => {
    test('lists a review as a task from the fact that opened it until the decision', async () => {
      const uuid = await createLoan(buildCreditFact('FOUND', ['FACTA']));
      const listMine = async () =>
        (await send(listReviews, { query: { gate: 'facta', limit: '200' } })).items.filter(
          (item) => item.application.uuid === uuid,
        );
      expect(await listMine()).toMatchObject([
        {
          title: 'Fraud alert review',
          isLate: false,
          application: { applicant: 'Ana Reyes', owner: 'STAFF', status: 'FACTA_REVIEW' },
        },
      ]);
      expect(
        (
          await ask(resolveReview, {
            params: { uuid, gate: 'facta' },
            body: { outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER' },
          })
        ).statusCode,
      ).toBe(200);
      expect(await listMine()).toEqual([]);
    });

    test('counts age and lateness on the loan clock, which each list and the file return', async () => {
      const uuid = await createLoan(buildCreditFact('FOUND', ['FACTA']));
      await setLoanClock(server.context, { offsetMs: 2 * WEEK });
      const reviews = await send(listReviews, { query: { gate: 'facta', limit: '200' } });
      const read = [
        reviews,
        await send(listApplications, { query: { owner: 'STAFF', limit: '200' } }),
        await send(listApplications, { query: { q: 'ana reY' } }),
        await send(readLoanFile, { params: { uuid } }),
      ];
      await setLoanClock(server.context, { offsetMs: 0 });
      const [task] = reviews.items.filter(({ application }) => application.uuid === uuid);
      expect(task?.isLate).toBe(true);
      expect(read.map(({ now: instant }) => formatAge(task?.since ?? '', instant))).toEqual(read.map(() => '2 weeks'));
    });

    test('returns every file once, in order, for any page size', async () => {
      for (let n = 0; n < 5; n += 1) await createLoan(buildCreditFact('MINOR'));
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page: Reply<typeof listApplications> = await send(listApplications, {
          query: { owner: 'STAFF', limit: '2', cursor },
        });
        seen.push(...page.items.map((item) => item.uuid));
        cursor = page.nextCursor;
      } while (cursor != null);
      const all = (await send(listApplications, { query: { owner: 'STAFF', limit: '200' } })).items.map(
        (item) => item.uuid,
      );
      expect(seen).toEqual(all);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(5);
    });

    test('finds a file by name, email, phone, address and number without opening it, and never lists everything', async () => {
      const uuid = await createLoan();
      const {
        loanNumber,
        person: { email },
      } = await send(readLoanFile, { params: { uuid } });
      const search = async (q: string) =>
        (await send(listApplications, { query: { limit: '200', q } })).items.map((item) => item.uuid);
      expect(await search(loanNumber ?? '')).toEqual([uuid]);
      expect(await search(email)).toEqual([uuid]);
      for (const q of ['Reyes, Ana', 'ana rey', '(303) 555-0142', '1600 larimer st', 'reyes 80202'])
        expect({ q, found: (await search(q)).includes(uuid) }).toEqual({ q, found: true });
      for (const q of ['Nobody Such', 'Reyes Peter', '3035559999', '30355501421', '123456789012345', '!!!'])
        expect({ q, found: await search(q) }).toEqual({ q, found: [] });
      const rows = await server.context.db
        .selectFrom('file_token')
        .selectAll()
        .where('application_uuid', '=', uuid)
        .execute();
      expect(rows.length).toBeGreaterThan(10);
      expect(JSON.stringify(rows)).not.toMatch(/reyes|larimer|3035550142/i);
    });

    test('indexes a file created before the index', async () => {
      const uuid = await createLoan();
      await server.context.db.deleteFrom('file_token').where('application_uuid', '=', uuid).execute();
      const isFound = async (q: string) =>
        (await send(listApplications, { query: { limit: '200', q } })).items.some((item) => item.uuid === uuid);
      expect(await isFound('reyes')).toBe(false);
      while ((await indexMissing(server.context)) > 0) {
        /* rounds of some files each */
      }
      expect(await isFound('reyes')).toBe(true);
    });

    test('refuses an invalid cursor and another lender by name', async () => {
      expect((await ask(listApplications, { query: { cursor: 'nonsense' } })).json()).toMatchObject({
        status: 'choice-unknown',
      });
      const other = await ask(listApplications, { query: { org: 'HOMEPOINT' } });
      expect([other.statusCode, other.json()]).toMatchObject([403, { status: 'wrong-organisation' }]);
    });
  });

  describe('a file', () => {
    test('is read with masked numbers, and the audit trail has the read before the answer', async () => {
      const uuid = await createLoan(buildCreditFact('NO_MATCH'));
      const body = (await ask(readLoanFile, { params: { uuid } })).body;
      expect(JSON.parse(body)).toMatchObject({
        person: { birthYear: '1984', ssnLast4: null, name: { firstName: 'Ana' } },
        assignee: null,
        notes: [],
        vendors: [],
      });
      expect(body).not.toContain('1984-03-09');
      expect((await fetchAuditTrail(uuid)).at(-1)).toEqual({
        event: 'desk.asked',
        actor: underwriter.staffUuid,
        about: { call: 'ST-2 file', from: LOCAL_NETWORK },
      });
    });

    describe('a colleague’s own file', () => {
      const VICTIM = '3035550177';
      /**
       * Builds a file with an address, a phone number and a Social Security number. `confirmed`: its borrower has
       * proved that they read the email.
       */
      const createFile = async (
        email: string,
        { firstName = 'Ursula', dob = '1971-05-17', phone = '3035550101', ssn = '', confirmed = false },
      ) => {
        const { context } = server;
        const borrower = await server.createBorrower();
        const instant = confirmed ? context.sessionNow() : null;
        await changeAccount(context, borrower.identityUuid, { email, phone: '' });
        await context.db
          .updateTable('identity')
          .set({ email_verified_at: instant })
          .where('uuid', '=', borrower.identityUuid)
          .execute();
        const body = buildCreation(email, { dob, firstName });
        const { uuid } = await server.send(createHeloc, {
          query: { state: 'CO' },
          token: borrower.token,
          body: {
            ...body,
            profileRequest: {
              ...body.profileRequest,
              phoneNumbers: [{ type: 'MOBILE', number: phone }],
            },
          },
        });
        await context.db.transaction().execute(async (trx) => {
          if (ssn !== '')
            await storeContact(
              context.vault,
              trx,
              uuid,
              { ...NO_CONTACT, ssn: await context.vault.put(trx, 'ssn', ssn) },
              context.sessionNow(),
            );
          await indexFile(context, trx, uuid);
        });
        return uuid;
      };
      const createOtherEmail = () => `${randomUUID()}@elsewhere.example`;
      const toMailbox = ({ email }: StaffMember) => email.replace('@', `+${randomUUID().slice(0, 6)}@`);
      const listStatuses = (uuids: readonly string[], staff: StaffMember) =>
        Promise.all(uuids.map(async (uuid) => (await ask(readLoanFile, { params: { uuid } }, staff)).statusCode));

      test('is hidden from them in lists and search: by email address, or Social Security number once confirmed', async () => {
        const una = await logInStaffMember(server, 'underwriter');
        const own = await createFile(toMailbox(una), { ssn: '666000071', confirmed: true });
        const sameNumber = await createFile(createOtherEmail(), { ssn: '666000071' });
        const sameNameAndBirth = await createFile(createOtherEmail(), { ssn: '666000072' });
        const all = [own, sameNumber, sameNameAndBirth];
        expect(await listStatuses(all, una)).toEqual([404, 404, 200]);
        expect(await listStatuses(all, closer)).toEqual([200, 200, 200]);
        const listed = async (query: SentQueryOf<typeof listApplications>, staff: StaffMember) =>
          (await send(listApplications, { query }, staff)).items
            .map((item) => item.uuid)
            .filter((uuid) => all.includes(uuid))
            .toSorted();
        for (const query of [{ q: 'ursula' }, { owner: 'US', limit: '200' }] as const) {
          expect({ query, own: await listed(query, una) }).toEqual({ query, own: [sameNameAndBirth] });
          expect({ query, other: await listed(query, closer) }).toEqual({ query, other: all.toSorted() });
        }
      });

      test("can't hide a victim's file: a stranger who enters a colleague's address hides only their own", async () => {
        const una = await logInStaffMember(server, 'underwriter');
        const victim = await createFile(createOtherEmail(), { firstName: 'Vera', phone: VICTIM, ssn: '666000081' });
        const typed = await createFile(toMailbox(una), { firstName: 'Vera', phone: VICTIM, ssn: '666000081' });
        expect(await listStatuses([victim, typed], una)).toEqual([200, 404]);
        const own = await createFile(toMailbox(una), { firstName: 'Vera', phone: VICTIM, confirmed: true });
        expect(
          await listStatuses([victim, own], una),
          'a phone number is no proof, also in a file of their own',
        ).toEqual([200, 404]);
      });

      test('a colleague’s own file has no audit entry that they can read or export', async () => {
        const adam = await logInStaffMember(server, 'admin');
        const [own, other] = [
          await createFile(toMailbox(adam), { confirmed: true }),
          await createFile(createOtherEmail(), {}),
        ];
        for (const uuid of [own, other]) await ask(readLoanFile, { params: { uuid } }, closer);
        await server.context.audit.flush();
        const fetchTrail = async (query: SentQueryOf<typeof readAudit>, staff: StaffMember) =>
          send(readAudit, { query: { event: 'desk.asked', actor: closer.staffUuid, ...query } }, staff);
        expect((await fetchTrail({ application: own }, admin)).items).toHaveLength(1);
        expect(await fetchTrail({ application: own }, adam)).toEqual(
          await fetchTrail({ application: randomUUID() }, adam),
        );
        expect((await fetchTrail({ limit: '1' }, admin)).items).toMatchObject([{ application: other }]);
        const [first] = (await fetchTrail({ limit: '200' }, adam)).items;
        expect(first?.application).toBe(other);
        expect((await fetchTrail({ limit: '200' }, adam)).items.map(({ application }) => application)).not.toContain(
          own,
        );
        expect((await fetchTrail({ limit: '200' }, admin)).items.map(({ application }) => application)).toContain(own);
        const exportBy = async ({ staffUuid }: StaffMember) => {
          const caller = { identityUuid: staffUuid, organisation: 'FIGURE' } as Parameters<typeof requestExport>[1];
          const uuid = await requestExport(
            server.context,
            caller,
            { format: 'JSONL' },
            { idempotencyKey: randomUUID(), requestId: randomUUID() },
          );
          await writeExport(uuid, server.context);
          return { uuid, text: String((await readExport(server.context, caller, uuid))?.content) };
        };
        const [limited, full] = [await exportBy(adam), await exportBy(admin)];
        expect({ own: limited.text.includes(own), other: limited.text.includes(other) }).toEqual({
          own: false,
          other: true,
        });
        expect(full.text).toContain(own);
        expect(
          (await ask(readAuditExport, { params: { exportUuid: full.uuid } }, adam)).statusCode,
          "a colleague's export",
        ).toBe(404);
      });
    });

    test('returns its checklist and its facts', async () => {
      const uuid = await createLoan(buildCreditFact('MINOR'));
      const gates = await send(readGates, { params: { uuid } });
      expect(gates.find((gate) => gate.current)).toMatchObject({
        gate: 'minor',
        open: true,
        owner: 'staff',
        outcomes: ['AGE_PROVED', 'CORRECTED'],
        passedAt: null,
      });
      expect(gates.find(({ gate }) => gate === 'intake')?.passedAt).toMatch(/^\d{4}-/);
      const first = await send(readFacts, { params: { uuid }, query: { limit: '2' } });
      expect(first.items.map((fact) => fact.type)).toEqual(['ApplicationCreated', 'IntakeCompleted']);
      expect((await ask(readFacts, { params: { uuid }, query: { cursor: first.nextCursor } })).json()).toMatchObject({
        items: [{ type: 'SoftCreditReturned' }],
        nextCursor: null,
      });
    });

    test('reveals a number only with a reason and a second factor, and stores it nowhere', async () => {
      const uuid = await createLoan();
      expect((await ask(reveal, { params: { uuid }, body: { field: 'DOB' } })).json()).toMatchObject({
        status: 'reason-missing',
      });
      expect((await ask(reveal, { params: { uuid }, body: { field: 'DOB', reason: 'CURIOUS' } })).json()).toMatchObject(
        { status: 'reason-missing' },
      );
      expect((await ask(reveal, { params: { uuid }, body: { field: 'DOB', reason: 'CALL_BORROWER' } })).json()).toEqual(
        { value: '1984-03-09' },
      );
      expect((await ask(reveal, { params: { uuid }, body: { field: 'SSN', reason: 'CALL_BORROWER' } })).json()).toEqual(
        { value: null },
      );
      expect(
        (await fetchAuditTrail(uuid)).filter((entry) => entry.event === 'desk.revealed').map((entry) => entry.about),
      ).toEqual([
        { field: 'DOB', reason: 'CALL_BORROWER' },
        { field: 'SSN', reason: 'CALL_BORROWER' },
      ]);
      expect(JSON.stringify(await fetchAuditTrail(uuid))).not.toContain('1984');
      const storedRows = await server.context.db
        .selectFrom('idempotency')
        .select('scope')
        .where('scope', 'like', 'ST-3 %')
        .execute();
      expect(storedRows).toEqual([]);
      const before = now;
      now = new Date(now.getTime() + 21 * 60_000);
      expect(
        (await ask(reveal, { params: { uuid }, body: { field: 'DOB', reason: 'CALL_BORROWER' } })).json(),
      ).toMatchObject({ status: 'step-up-required' });
      const { stepUpUuid } = await server.send(beginStepUp, { token: underwriter.token, body: { channel: 'TOTP' } });
      await server.ask(finishStepUp, {
        params: { stepUpUuid },
        token: underwriter.token,
        body: { code: codeAt(underwriter.totpSecret, now) },
      });
      expect(
        (await ask(reveal, { params: { uuid }, body: { field: 'DOB', reason: 'CALL_BORROWER' } })).statusCode,
      ).toBe(200);
      now = before;
    });

    test('can be assigned to a colleague of the same lender, and an attorney sees only assigned files', async () => {
      const uuid = await createLoan();
      const [attorney, stranger] = [
        await logInStaffMember(server, 'attorney'),
        await logInStaffMember(server, 'attorney', 'HOMEPOINT'),
      ];
      expect((await ask(readLoanFile, { params: { uuid } }, attorney)).statusCode).toBe(404);
      expect(
        (await ask(assignLoanFile, { params: { uuid }, body: { staffUuid: stranger.staffUuid } })).json(),
      ).toMatchObject({
        status: 'choice-unknown',
      });
      expect(
        (await ask(assignLoanFile, { params: { uuid }, body: { staffUuid: attorney.staffUuid } })).json(),
      ).toMatchObject({ status: 'choice-unknown' });
      const listIds = async (caller: StaffMember) =>
        (await send(listColleagues, {}, caller)).map(({ staffUuid }) => staffUuid);
      expect(await listIds(underwriter)).not.toContain(attorney.staffUuid);
      expect(await listIds(closer)).toContain(attorney.staffUuid);
      expect(await send(listColleagues, {}, closer)).toContainEqual(
        expect.objectContaining({ staffUuid: attorney.staffUuid, role: 'ATTORNEY' }),
      );
      const setDisabled = (disabled: boolean) =>
        server.context.db
          .updateTable('staff')
          .set({ disabled })
          .where('identity_uuid', '=', attorney.staffUuid)
          .execute();
      await setDisabled(true);
      expect(
        (await ask(assignLoanFile, { params: { uuid }, body: { staffUuid: attorney.staffUuid } }, closer)).json(),
      ).toMatchObject({
        status: 'choice-unknown',
      });
      await setDisabled(false);
      expect(
        (await ask(assignLoanFile, { params: { uuid }, body: { staffUuid: attorney.staffUuid } }, closer)).json(),
      ).toEqual({
        assignee: { staffUuid: attorney.staffUuid, name: 'Ada Law' },
      });
      expect((await ask(readLoanFile, { params: { uuid } }, attorney)).statusCode).toBe(200);
      expect((await ask(listApplications, {}, attorney)).statusCode).toBe(403);
      await ask(assignLoanFile, { params: { uuid }, body: { staffUuid: null } });
      expect((await ask(readLoanFile, { params: { uuid } }, attorney)).statusCode).toBe(404);
      const entries = await server.context.db
        .selectFrom('audit_entry')
        .select('about')
        .where('application_uuid', '=', uuid)
        .where('event', '=', 'desk.decided')
        .orderBy('sequence')
        .execute();
      expect(entries.map(({ about }) => JSON.parse(about) as object)).toEqual([
        { act: 'assignment', outcome: 'ASSIGNED', staff: attorney.staffUuid },
        { act: 'assignment', outcome: 'UNASSIGNED', before: attorney.staffUuid },
      ]);
    });

    test('emails a note for the borrower once, then shows it as sent', async () => {
      const uuid = await createLoan();
      const note = await send(addNote, {
        params: { uuid },
        body: {
          text: 'Please call us about the roof.',
          visibleToBorrower: true,
        },
      });
      expect(note.mailedAt).toBeNull();
      const fetchEmails = async () =>
        (
          await server.context.db
            .selectFrom('outbox')
            .selectAll()
            .where('template', '=', 'desk.note')
            .where('application_uuid', '=', uuid)
            .execute()
        ).length;
      for (let times = 0; times < 2; times += 1) await mailNote(note.noteUuid, server.context);
      expect((await ask(readLoanFile, { params: { uuid } })).json()).toMatchObject({
        notes: [{ visibleToBorrower: true, mailedAt: expect.stringMatching(/^\d{4}-/) }],
      });
      expect(await fetchEmails()).toBe(1);
      const internal = await send(addNote, { params: { uuid }, body: { text: 'For us.', visibleToBorrower: false } });
      await mailNote(internal.noteUuid, server.context);
      expect(await fetchEmails()).toBe(1);
    });

    test('shows names, decisions with outcome and reason, and finds audit entries by loan number and person', async () => {
      const uuid = await createLoan(buildCreditFact('FOUND', ['FACTA']));
      await ask(resolveReview, {
        params: { uuid, gate: 'facta' },
        body: { outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER' },
      });
      const { items } = await send(readFileTimeline, { params: { uuid } });
      expect(items).toContainEqual(
        expect.objectContaining({
          who: 'Una Writer',
          fact: null,
          decision: { act: 'review', gate: 'facta', outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER' },
        }),
      );
      expect(items).toContainEqual(expect.objectContaining({ who: 'Ana Reyes', fact: 'ApplicationCreated' }));
      expect(items.filter((item) => item.fact === 'ReviewCleared')).toEqual([]);
      const facts = (await send(readFacts, { params: { uuid }, query: { limit: '200' } })).items;
      expect(facts.find((fact) => fact.type === 'ReviewCleared')?.actor.name).toBe('Una Writer');
      const { loanNumber } = await send(readLoanFile, { params: { uuid } });
      const trail = (
        await send(readAudit, { query: { event: 'desk.decided', loanNumber, actor: underwriter.staffUuid } }, admin)
      ).items;
      expect(trail.map((entry) => entry.application)).toEqual([uuid]);
    });

    test('lists only the reviews that the reader may decide on request', async () => {
      const uuid = await createLoan(buildCreditFact('FOUND', ['FACTA']));
      const listVisible = async (staff: StaffMember, only: { doable?: 'true' } = {}) =>
        (await send(listReviews, { query: { gate: 'facta', limit: '200', ...only } }, staff)).items.some(
          (item) => item.application.uuid === uuid,
        );
      expect({
        underwriter: await listVisible(underwriter, { doable: 'true' }),
        closer: await listVisible(closer, { doable: 'true' }),
        closerOfAll: await listVisible(closer),
      }).toEqual({ underwriter: true, closer: false, closerOfAll: true });
    });

    test('counts among a reader’s own reviews only those that the list shows', async () => {
      const uuid = await createLoan(buildCreditFact('FOUND', ['FACTA']));
      const countMine = async (only: { doable?: 'true' } = {}) =>
        (await send(listReviews, { query: { limit: '1', ...only } }, closer)).counts.mine;
      const before = { all: await countMine(), doable: await countMine({ doable: 'true' }) };
      await send(assignLoanFile, { params: { uuid }, body: { staffUuid: closer.staffUuid } });
      expect({ all: await countMine(), doable: await countMine({ doable: 'true' }) }).toEqual({
        all: before.all + 1,
        doable: before.doable,
      });
    });

    test('stores notes sealed', async () => {
      const uuid = await createLoan();
      const text = 'Called the borrower about the roof.';
      expect((await ask(addNote, { params: { uuid }, body: { text, visibleToBorrower: false } })).json()).toMatchObject(
        { text, by: { name: 'Una Writer' } },
      );
      expect((await ask(readLoanFile, { params: { uuid } })).json()).toMatchObject({ notes: [{ text }] });
      const [row] = await server.context.db
        .selectFrom('desk_note')
        .selectAll()
        .where('application_uuid', '=', uuid)
        .execute();
      expect(row?.sealed.includes('roof')).toBe(false);
    });
  });

  describe('a phone call', () => {
    const body = {
      party: 'EMPLOYER',
      direction: 'OUTBOUND',
      outcome: 'LEFT_MESSAGE',
      text: 'Asked Pat Lee about the roof bonus.',
    } as const;

    test('is logged once among the internal notes, sealed, however often the request is sent', async () => {
      const uuid = await createLoan();
      const { text, ...call } = body;
      const request = { params: { uuid }, body, idempotencyKey: randomUUID() };
      const [logged, again] = [await send(logPhoneCall, request), await send(logPhoneCall, request)];
      expect(logged).toMatchObject({ text, call, visibleToBorrower: false, by: { name: 'Una Writer' } });
      expect(again.noteUuid).toBe(logged.noteUuid);
      expect((await send(readLoanFile, { params: { uuid } })).notes).toEqual([logged]);
      const [row] = await server.context.db
        .selectFrom('desk_note')
        .selectAll()
        .where('application_uuid', '=', uuid)
        .execute();
      expect(row?.sealed.includes('roof')).toBe(false);
      expect((await fetchAuditTrail(uuid)).map(({ about }) => about['call'])).toContain('ST-47');
    });

    test('has a time of its own, now by default and never in the future, shown in the log and the audit trail', async () => {
      const uuid = await createLoan();
      const calledAt = '2026-11-20T17:30:00.000Z';
      const logged = await send(logPhoneCall, { params: { uuid }, body: { ...body, calledAt } });
      expect(logged.call?.calledAt).toBe(calledAt);
      expect((await send(readLoanFile, { params: { uuid } })).notes[0]?.call?.calledAt).toBe(calledAt);
      expect((await fetchAuditTrail(uuid)).map(({ about }) => about)).toContainEqual(
        expect.objectContaining({ act: 'phone-call', outcome: 'LEFT_MESSAGE', calledAt }),
      );
      const untimed = await send(logPhoneCall, { params: { uuid }, body });
      expect(Math.abs(Date.parse(untimed.call?.calledAt ?? '') - Date.parse(untimed.at))).toBeLessThan(1000);
      const tomorrow = new Date(Date.parse(untimed.at) + 86_400_000).toISOString();
      const refused = await ask(logPhoneCall, { params: { uuid }, body: { ...body, calledAt: tomorrow } });
      expect(refused.json()).toMatchObject({ errors: [{ field: 'calledAt' }] });
      expect((await send(readLoanFile, { params: { uuid } })).notes).toHaveLength(2);
    });

    test('needs no text, and a person, a direction and an outcome of the list', async () => {
      const uuid = await createLoan();
      expect((await send(logPhoneCall, { params: { uuid }, body: { ...body, text: '' } })).text).toBe('');
      for (const change of [{ party: 'NEIGHBOR' }, { direction: 'BOTH' }, { outcome: 'PENDING' }])
        expect((await loose(logPhoneCall, { params: { uuid }, body: { ...body, ...change } })).statusCode).toBe(400);
    });

    test('is logged only by people who open files', async () => {
      const uuid = await createLoan();
      const attorney = await logInStaffMember(server, 'attorney');
      expect((await ask(logPhoneCall, { params: { uuid }, body }, attorney)).statusCode).toBe(403);
    });
  });

  describe('the team', () => {
    test('is invited by email, listed, changed under its version, and disabled right away', async () => {
      const email = `${randomUUID()}@desk.example`;
      const member = await send(
        inviteColleague,
        { body: { email, name: 'New Colleague', permissions: ['file'] } },
        admin,
      );
      expect(member).toMatchObject({ email, ready: false, disabled: false, orgs: ['FIGURE'] });
      const letter = await server.context.db
        .selectFrom('outbox')
        .selectAll()
        .where('template', '=', 'desk.invitation')
        .execute();
      expect(letter.length).toBeGreaterThan(0);
      expect(
        (
          await ask(
            changeColleague,
            { params: { staffUuid: member.staffUuid }, version: 99, body: { permissions: ['file', 'audit'] } },
            admin,
          )
        ).json(),
      ).toMatchObject({ status: 'stale-version' });
      expect(
        (
          await ask(
            changeColleague,
            {
              params: { staffUuid: member.staffUuid },
              version: member.version,
              body: { permissions: ['file', 'audit'] },
            },
            admin,
          )
        ).json(),
      ).toMatchObject({ permissions: ['file', 'audit'], version: 2 });
      const victim = await logInStaffMember(server, 'funder');
      const listed = (await send(listStaff, {}, admin)).find((one) => one.staffUuid === victim.staffUuid);
      expect(
        (
          await ask(
            changeColleague,
            { params: { staffUuid: victim.staffUuid }, version: listed?.version, body: { disabled: true } },
            admin,
          )
        ).statusCode,
      ).toBe(200);
      expect((await ask(listApplications, {}, victim)).statusCode).toBe(401);
    });

    test('no one changes their own permissions or those at another lender', async () => {
      const stranger = await logInStaffMember(server, 'admin', 'HOMEPOINT');
      expect(
        (
          await ask(
            changeColleague,
            { params: { staffUuid: admin.staffUuid }, version: 1, body: { permissions: ['fund'] } },
            admin,
          )
        ).json(),
      ).toMatchObject({ status: 'second-person-needed' });
      expect(
        (
          await ask(
            changeColleague,
            { params: { staffUuid: stranger.staffUuid }, version: 1, body: { disabled: true } },
            admin,
          )
        ).statusCode,
      ).toBe(404);
      expect(
        (
          await ask(
            inviteColleague,
            { body: { email: 'x@desk.example', name: 'X', permissions: [], orgs: ['HOMEPOINT'] } },
            admin,
          )
        ).json(),
      ).toMatchObject({ status: 'choice-unknown' });
      expect(
        (
          await ask(inviteColleague, { body: { email: underwriter.email, name: 'X', permissions: ['file'] } }, admin)
        ).json(),
      ).toMatchObject({ status: 'colleague-exists' });
    });

    test('refuses an invitation with the attorney permission and another', async () => {
      const reply = await ask(
        inviteColleague,
        { body: { email: 'two@desk.example', name: 'Two', permissions: ['attorney', 'chat'] } },
        admin,
      );
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({
        errors: [{ field: 'permissions', message: 'Attorney can’t be combined with other permissions.' }],
      });
    });

    test('ends the assignments of a colleague who becomes an attorney', async () => {
      const [uuid, member] = [await createLoan(), await logInStaffMember(server, 'funder')];
      const { staffUuid } = member;
      await ask(assignLoanFile, { params: { uuid }, body: { staffUuid } });
      expect((await ask(readLoanFile, { params: { uuid } }, member)).statusCode).toBe(200);
      const version = (await send(listStaff, {}, admin)).find((one) => one.staffUuid === staffUuid)?.version;
      const changed = await ask(
        changeColleague,
        { params: { staffUuid }, version, body: { permissions: ['attorney'] } },
        admin,
      );
      expect(changed.statusCode).toBe(200);
      expect((await ask(readLoanFile, { params: { uuid } }, member)).statusCode).toBe(404);
    });
  });

  describe('the audit trail', () => {
    test('is read only with permission, for one’s own lender, and verifies', async () => {
      const uuid = await createLoan(buildCreditFact('FOUND', ['FACTA']));
      await ask(readLoanFile, { params: { uuid } });
      const stranger = await logInStaffMember(server, 'admin', 'HOMEPOINT');
      expect((await ask(readAudit, { query: { event: 'desk.asked', application: uuid } }, admin)).json()).toMatchObject(
        {
          items: [{ event: 'desk.asked', actorName: 'Una Writer', about: { call: 'ST-2 file', from: LOCAL_NETWORK } }],
        },
      );
      expect(
        (await ask(readAudit, { query: { event: 'desk.asked', application: uuid } }, stranger)).json(),
      ).toMatchObject({ items: [] });
      expect((await ask(verifyAudit, {}, admin)).json()).toMatchObject({ ok: true, brokenAt: null });
      expect((await ask(readAudit, {})).statusCode).toBe(403);
    });

    test('names a file by its loan number and a teammate by name', async () => {
      const uuid = await createLoan();
      const { loanNumber } = await send(readLoanFile, { params: { uuid } });
      const [opened] = (await send(readAudit, { query: { application: uuid } }, admin)).items;
      expect(opened).toMatchObject({ actorName: 'Una Writer', application: uuid, loanNumber, staffName: null });
      await send(
        inviteColleague,
        { body: { email: `${randomUUID()}@desk.example`, name: 'Nia Newcomer', permissions: ['file'] } },
        admin,
      );
      await server.context.audit.flush();
      const [invited] = (await send(readAudit, { query: { event: 'staff.invited' } }, admin)).items;
      expect(invited).toMatchObject({ application: null, loanNumber: null, staffName: 'Nia Newcomer' });
    });

    test("records refused requests, for another lender's file too, and each requested document", async () => {
      const uuid = await createLoan();
      await ask(listConditions, { params: { uuid } }, admin);
      await server.context.audit.flush();
      const refused = await server.context.db
        .selectFrom('audit_entry')
        .select('about')
        .where('event', '=', 'desk.refused')
        .where('actor', '=', admin.staffUuid)
        .execute();
      expect(refused.map((row) => JSON.parse(row.about) as unknown)).toContainEqual({
        call: 'ST-6 get',
        from: LOCAL_NETWORK,
        http: 403,
      });
      const stranger = await logInStaffMember(server, 'underwriter', 'HOMEPOINT');
      const document = randomUUID();
      await ask(readFileDocument, { params: { uuid, documentUuid: document } }, stranger);
      await ask(readFileDocument, { params: { uuid, documentUuid: document } });
      await server.context.audit.flush();
      const looks = await server.context.db
        .selectFrom('audit_entry')
        .select(['event', 'actor', 'about'])
        .where('application_uuid', '=', uuid)
        .where('event', 'in', ['desk.asked', 'desk.refused'])
        .execute();
      expect(looks.map(({ event, actor, about }) => [event, actor, JSON.parse(about) as unknown])).toEqual(
        expect.arrayContaining([
          ['desk.refused', stranger.staffUuid, { call: 'ST-7 file', from: LOCAL_NETWORK, http: 404 }],
          ['desk.asked', underwriter.staffUuid, { call: 'ST-7 file', from: LOCAL_NETWORK, documentUuid: document }],
        ]),
      );
      expect(await verifyTrail(server.context.db)).toMatchObject({ ok: true });
    });
  });
});
