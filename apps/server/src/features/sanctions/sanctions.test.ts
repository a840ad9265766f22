import { readArchive, readHeloc, reportSanctionsMatch } from '@lintel/contract';
import { type Fact, BORROWER, businessDayAfter, GATES, REPORT_BUSINESS_DAYS, TURNS } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { buildPersona, createScreeningActions } from '../../../test/sanctions.ts';
import { logInStaffMember, setInviter, type StaffMember } from '../../../test/staff.ts';
import { runVerifyScript } from '../../../test/unpack-archive.ts';
import { createUnpacker } from '../../../test/unpacker.ts';
import { getPersona, loadFacts, loadFactsOfType, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { Refused } from '../../kernel/http/index.ts';
import { loanToday } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { readAnswers } from '../../records/answers/answers.ts';
import { sweepSanctions } from './due.ts';

vi.setConfig({ testTimeout: 60_000 });

const unpack = createUnpacker();

onOneDatabase('sanctions screening', (open) => {
  let server: TestApp;
  let first: StaffMember;
  let second: StaffMember;
  const { staffActions, fetchFile, fetchGate, fetchScreening, decideMatch } = createScreeningActions(
    () => server,
    () => first,
  );
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    [first, second] = [await logInStaffMember(server, 'compliance'), await logInStaffMember(server, 'compliance')];
  });

  const fetchTasks = async ({ uuid }: WalkedLoan) =>
    server.context.db
      .selectFrom('desk_task')
      .select(['gate', 'due_at'])
      .where('application_uuid', '=', uuid)
      .where('closed_at', 'is', null)
      .execute();

  test('screens a new file in a fact that names the lists, and a clean name continues', async () => {
    const walked = await walkToStatus(server, buildPersona('Ana', 'Ruiz'), 'OFFER_SELECTION');
    const [screened, ...rest] = await loadFactsOfType(server, walked.uuid, 'SanctionsScreened');
    expect([screened, rest]).toEqual([
      {
        when: 'OPENING',
        people: [BORROWER],
        lists: [
          {
            name: 'Sandbox sanctions list',
            publishedOn: expect.any(String) as string,
            content: expect.any(String) as string,
          },
        ],
        matches: [],
        salt: expect.any(String) as string,
      },
      [],
    ]);
    expect((await fetchScreening(walked)).matches).toEqual([]);
  });

  test('a possible match waits for two staff members, is hidden from the borrower, and is not asked again', async () => {
    const walked = await walkToStatus(server, getPersona('listed-name'), 'TRUST_AND_INSURANCE');
    expect([await fetchGate(walked), (await fetchTasks(walked)).map((task) => task.gate)]).toEqual([
      'file-review',
      ['file-review'],
    ]);
    const borrowerView = JSON.stringify([(await walked.fetchStatusReply()).explain, await walked.send(readHeloc)]);
    expect(borrowerView).toContain('We’re reviewing something in your file.');
    expect(borrowerView).not.toMatch(/sanction|ofac|matche|person-?list|file-review/i);
    const early: Fact = {
      type: 'LiensConfirmed',
      data: { liens: [], payoffs: 0, required: 0, disputed: 0, matched: true },
    };
    const refused = await record(server.context, walked.uuid, () => [early], WORKER_META).then(
      () => '',
      (error: unknown) => JSON.stringify(error instanceof Refused ? error.body('id') : String(error)),
    );
    expect(refused).toContain('"gate":"hold-staff"');
    expect(refused).not.toMatch(/sanction|ofac|matche|person-?list|file-review/i);
    const hold = GATES.find(({ id }) => id === 'hold-staff');
    expect({
      gate: ((await walked.fetchStatusReply()) as { gate?: string }).gate,
      ...GATES.find(({ id }) => id === 'file-review'),
    }).toMatchObject({
      gate: 'hold-staff',
      status: hold?.status,
      owner: hold?.owner,
      screen: hold?.screen,
      stage: hold?.stage,
    });
    expect(TURNS['file-review']).toEqual(TURNS['hold-staff']);
    const { files } = unpack(await walked.client.file(readArchive, { params: { uuid: walked.uuid } }));
    expect(Buffer.from(files['facts.jsonl'] ?? []).toString()).not.toMatch(
      /sanctionsScreened|sanctionsMatch|sanctions:/i,
    );
    const [match] = (await fetchScreening(walked)).matches;
    expect(match).toMatchObject({
      name: 'Listed Person',
      role: 'BORROWER',
      list: 'Sandbox sanctions list',
      foundWhen: 'OPENING',
      state: 'OPEN',
      matchedName: 'PERSON, Listed',
      entry: { id: '9001', programs: ['SANDBOX'] },
      score: { name: 1, birthPoints: -0.15, total: 0.85 },
      earlier: [],
      report: null,
    });
    expect(match?.fields.map(({ field, agreement }) => [field, agreement])).toEqual([
      ['NAME', 'AGREES'],
      ['BIRTH_DATE', 'DIFFERS'],
      ['BIRTH_PLACE', 'UNKNOWN'],
      ['NATIONALITY', 'UNKNOWN'],
      ['ADDRESS', 'DIFFERS'],
      ['ID', 'UNKNOWN'],
    ]);
    const id = match?.matchUuid ?? '';
    const { dob } = (await readAnswers(server.context.vault, server.context.db, walked.uuid)).applicant;
    expect([
      JSON.stringify(await fetchScreening(walked)).includes(dob),
      (await loadFacts(server, walked.uuid)).some(({ data }) => data.includes(dob)),
    ]).toEqual([false, false]);

    for (const name of ['underwriter', 'admin']) {
      const other = await logInStaffMember(server, name);
      const clear = { outcome: 'CLEAR', reason: 'BIRTH_DATE_DIFFERS' } as const;
      expect((await decideMatch(walked, id, clear, other)).statusCode).toBe(403);
    }
    expect((await decideMatch(walked, id, { outcome: 'CLEAR' })).json()).toMatchObject({ status: 'reason-missing' });
    expect((await decideMatch(walked, id, { outcome: 'REOPEN' })).json()).toMatchObject({
      status: 'outcome-not-possible',
    });
    expect(
      (
        await decideMatch(walked, id, {
          outcome: 'CLEAR',
          reason: 'BIRTH_DATE_DIFFERS',
          comment: 'Born 18 years later.',
        })
      ).statusCode,
    ).toBe(200);
    expect([(await fetchScreening(walked)).matches[0], await fetchGate(walked)]).toMatchObject([
      { state: 'PROPOSED', isOwnProposal: true, reason: 'BIRTH_DATE_DIFFERS' },
      'file-review',
    ]);
    expect((await decideMatch(walked, id, { outcome: 'CLEAR' })).json()).toMatchObject({
      status: 'second-person-needed',
    });
    await setInviter(server, second, first.staffUuid);
    expect((await decideMatch(walked, id, { outcome: 'CLEAR' }, second)).json()).toMatchObject({
      status: 'independent-person-needed',
    });
    await setInviter(server, second, first.staffUuid, 31);
    expect((await decideMatch(walked, id, { outcome: 'CLEAR' }, second)).statusCode).toBe(200);
    expect(await loadFactsOfType(server, walked.uuid, 'SanctionsMatchCleared')).toEqual([
      { match: id, reason: 'BIRTH_DATE_DIFFERS', by: first.staffUuid, confirmedBy: second.staffUuid },
    ]);
    expect((await decideMatch(walked, id, { outcome: 'CONFIRM', reason: 'IDENTIFIERS_AGREE' })).json()).toMatchObject({
      status: 'outcome-not-possible',
    });
    await expect.poll(() => fetchGate(walked)).not.toBe('file-review');
    expect(
      (await staffActions.fetchAuditTrail(walked.uuid))
        .filter(({ about }) => about['act'] === 'sanctions')
        .map(({ actor, about }) => [actor, about['outcome']]),
    ).toEqual([
      [first.staffUuid, 'CLEAR'],
      [second.staffUuid, 'CLEAR'],
    ]);

    await server.context.db
      .insertInto('sanctions_due')
      .values({ application_uuid: walked.uuid, because: 'LIST', due_at: new Date() })
      .execute();
    await sweepSanctions(server.context);
    expect(
      (await loadFactsOfType(server, walked.uuid, 'SanctionsScreened')).map(({ when, matches }) => [
        when,
        (matches as string[]).length,
      ]),
    ).toEqual([
      ['OPENING', 1],
      ['LIST', 0],
    ]);
    expect(await verifyChain(server.context.db, walked.uuid)).toMatchObject({ ok: true });
    // The borrower's archive verifies without the facts about the lists.
    const taken = unpack(await walked.client.file(readArchive, { params: { uuid: walked.uuid } }));
    expect({
      ...(await runVerifyScript(taken.folder)),
      text: Buffer.from(taken.files['facts.jsonl'] ?? []).toString(),
    }).toMatchObject({
      code: 0,
      text: expect.not.stringMatching(/sanctionsScreened|sanctionsMatch|sanctions:/i) as string,
    });
  });

  test('a confirmed match declines the file, and opens a report task due in 10 business days', async () => {
    const walked = await walkToStatus(server, buildPersona('Perzon', 'Listed'), 'TRUST_AND_INSURANCE');
    const id = (await fetchScreening(walked)).matches[0]?.matchUuid;
    if (id === undefined) throw new Error('a match was expected');
    expect((await decideMatch(walked, id, { outcome: 'CONFIRM', reason: 'IDENTIFIERS_AGREE' })).statusCode).toBe(200);
    expect((await fetchFile(walked)).ended).toMatchObject({ status: 'DECLINED', ground: 'SANCTIONS' });
    const dueOn = businessDayAfter(await loanToday(server.context, server.context.db), REPORT_BUSINESS_DAYS);
    // The borrower's archive verifies, and reveals no more than the letter does.
    const taken = unpack(await walked.client.file(readArchive, { params: { uuid: walked.uuid } }));
    expect((await runVerifyScript(taken.folder)).code).toBe(0);
    expect(
      Buffer.from(taken.files['facts.jsonl'] ?? [])
        .toString()
        .split('\n')
        .filter((line) => /ApplicationDeclined|part 501|sanctionsScreened|sanctionsMatch/i.test(line)),
    ).toEqual([]);
    expect((await fetchTasks(walked)).filter((task) => task.gate === 'sanctions-report')).toEqual([
      { gate: 'sanctions-report', due_at: new Date(`${dueOn}T20:00:00Z`) },
    ]);
    const report = () =>
      staffActions.ask(reportSanctionsMatch, {
        params: { uuid: walked.uuid, matchUuid: id },
        body: { kind: 'REJECTED', reference: 'R-1' },
      });
    expect([(await report()).statusCode, (await report()).json()]).toMatchObject([
      200,
      { status: 'outcome-not-possible' },
    ]);
    expect([
      (await fetchScreening(walked)).matches[0]?.report,
      (await fetchTasks(walked)).map((task) => task.gate),
    ]).toMatchObject([
      { dueOn, kind: 'REJECTED', reported: { by: expect.any(String) as string } },
      expect.not.arrayContaining(['sanctions-report']),
    ]);
  });
});
