import { readArchive, readHeloc, reportSanctionsMatch } from '@lintel/contract';
import { BORROWER, businessDayAfter, GATES, REPORT_BUSINESS_DAYS, TURNS } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atTheDesk, type Colleague } from '../../../test/desk.ts';
import { named, screeningOn } from '../../../test/sanctions.ts';
import { verified } from '../../../test/unpack-archive.ts';
import { unpacking } from '../../../test/unpacked.ts';
import { card, factsIn, factsOfType, walk, type Walked } from '../../../test/walk.ts';
import { loanToday } from '../../loan-file/clock.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { readAnswers } from '../../records/answers/answers.ts';
import { sweepSanctions } from './due.ts';

vi.setConfig({ testTimeout: 60_000 });

const unpacked = unpacking();

onOneDatabase('sanctions screening', (open) => {
  let server: TestApp;
  let first: Colleague;
  let second: Colleague;
  const { at, file, gate, shape, decide } = screeningOn(
    () => server,
    () => first,
  );
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    [first, second] = [await atTheDesk(server, 'admin'), await atTheDesk(server, 'admin')];
  });

  const tasks = async ({ uuid }: Walked) =>
    server.context.db
      .selectFrom('desk_task')
      .select(['gate', 'due_at'])
      .where('application_uuid', '=', uuid)
      .where('closed_at', 'is', null)
      .execute();

  test('of everybody as the file opens is a fact that names the lists, and a clean name goes on', async () => {
    const who = await walk(server, named('Ana', 'Ruiz'), 'OFFER_SELECTION');
    const [screened, ...more] = await factsOfType(server, who.uuid, 'SanctionsScreened');
    expect([screened, more]).toEqual([
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
    expect((await shape(who)).matches).toEqual([]);
  });

  test('a possible match waits for two people, shows why, tells the borrower nothing of it, and is not asked again', async () => {
    const who = await walk(server, card('listed-name'), 'TRUST_AND_INSURANCE');
    expect([await gate(who), (await tasks(who)).map((task) => task.gate)]).toEqual(['file-review', ['file-review']]);
    const told = JSON.stringify([(await who.standing()).explain, await who.send(readHeloc)]);
    expect(told).toContain("We're reviewing something in your file.");
    expect(told).not.toMatch(/sanction|ofac|matche|person-?list|file-review/i);
    const hold = GATES.find(({ id }) => id === 'hold-staff');
    expect({
      gate: ((await who.standing()) as { gate?: string }).gate,
      ...GATES.find(({ id }) => id === 'file-review'),
    }).toMatchObject({
      gate: 'hold-staff',
      status: hold?.status,
      owner: hold?.owner,
      screen: hold?.screen,
      stage: hold?.stage,
    });
    expect(TURNS['file-review']).toEqual(TURNS['hold-staff']);
    const { files } = unpacked(await who.client.file(readArchive, { params: { uuid: who.uuid } }));
    expect(Buffer.from(files['facts.jsonl'] ?? []).toString()).not.toMatch(
      /sanctionsScreened|sanctionsMatch|sanctions:/i,
    );
    const [match] = (await shape(who)).matches;
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
    const { dob } = (await readAnswers(server.context.vault, server.context.db, who.uuid)).applicant;
    expect([
      JSON.stringify(await shape(who)).includes(dob),
      (await factsIn(server, who.uuid)).some(({ data }) => data.includes(dob)),
    ]).toEqual([false, false]);

    expect((await decide(who, id, { outcome: 'CLEAR' })).json()).toMatchObject({ status: 'reason-missing' });
    expect((await decide(who, id, { outcome: 'REOPEN' })).json()).toMatchObject({ status: 'outcome-not-possible' });
    expect(
      (await decide(who, id, { outcome: 'CLEAR', reason: 'BIRTH_DATE_DIFFERS', comment: 'Born 18 years later.' }))
        .statusCode,
    ).toBe(200);
    expect([(await shape(who)).matches[0], await gate(who)]).toMatchObject([
      { state: 'PROPOSED', isOwnProposal: true, reason: 'BIRTH_DATE_DIFFERS' },
      'file-review',
    ]);
    expect((await decide(who, id, { outcome: 'CLEAR' })).json()).toMatchObject({ status: 'second-person-needed' });
    expect((await decide(who, id, { outcome: 'CLEAR' }, second)).statusCode).toBe(200);
    expect(await factsOfType(server, who.uuid, 'SanctionsMatchCleared')).toEqual([
      { match: id, reason: 'BIRTH_DATE_DIFFERS', by: first.staffUuid, confirmedBy: second.staffUuid },
    ]);
    expect((await decide(who, id, { outcome: 'CONFIRM', reason: 'IDENTIFIERS_AGREE' })).json()).toMatchObject({
      status: 'outcome-not-possible',
    });
    await expect.poll(() => gate(who)).not.toBe('file-review');
    expect(
      (await at.trailOf(who.uuid))
        .filter(({ about }) => about['act'] === 'sanctions')
        .map(({ actor, about }) => [actor, about['outcome']]),
    ).toEqual([
      [first.staffUuid, 'CLEAR'],
      [second.staffUuid, 'CLEAR'],
    ]);

    await server.context.db
      .insertInto('sanctions_due')
      .values({ application_uuid: who.uuid, because: 'LIST', due_at: new Date() })
      .execute();
    await sweepSanctions(server.context);
    expect(
      (await factsOfType(server, who.uuid, 'SanctionsScreened')).map(({ when, matches }) => [
        when,
        (matches as string[]).length,
      ]),
    ).toEqual([
      ['OPENING', 1],
      ['LIST', 0],
    ]);
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
    // The borrower's archive verifies without the facts about the lists.
    const taken = unpacked(await who.client.file(readArchive, { params: { uuid: who.uuid } }));
    expect({
      ...(await verified(taken.folder)),
      text: Buffer.from(taken.files['facts.jsonl'] ?? []).toString(),
    }).toMatchObject({
      code: 0,
      text: expect.not.stringMatching(/sanctionsScreened|sanctionsMatch|sanctions:/i) as string,
    });
  });

  test('a confirmed match declines the file on its ground, and its report is a task of 10 business days until it is recorded', async () => {
    const who = await walk(server, named('Perzon', 'Listed'), 'TRUST_AND_INSURANCE');
    const id = (await shape(who)).matches[0]?.matchUuid;
    if (id === undefined) throw new Error('a match was expected');
    expect((await decide(who, id, { outcome: 'CONFIRM', reason: 'IDENTIFIERS_AGREE' })).statusCode).toBe(200);
    expect((await file(who)).ended).toMatchObject({ status: 'DECLINED', ground: 'SANCTIONS' });
    const dueOn = businessDayAfter(await loanToday(server.context, server.context.db), REPORT_BUSINESS_DAYS);
    // The borrower's archive verifies, and reveals no more than the letter does.
    const taken = unpacked(await who.client.file(readArchive, { params: { uuid: who.uuid } }));
    expect((await verified(taken.folder)).code).toBe(0);
    expect(
      Buffer.from(taken.files['facts.jsonl'] ?? [])
        .toString()
        .split('\n')
        .filter((line) => /ApplicationDeclined|part 501|sanctionsScreened|sanctionsMatch/i.test(line)),
    ).toEqual([]);
    expect((await tasks(who)).filter((task) => task.gate === 'sanctions-report')).toEqual([
      { gate: 'sanctions-report', due_at: new Date(`${dueOn}T20:00:00Z`) },
    ]);
    const report = () =>
      at.ask(reportSanctionsMatch, {
        params: { uuid: who.uuid, matchUuid: id },
        body: { kind: 'REJECTED', reference: 'R-1' },
      });
    expect([(await report()).statusCode, (await report()).json()]).toMatchObject([
      200,
      { status: 'outcome-not-possible' },
    ]);
    expect([(await shape(who)).matches[0]?.report, (await tasks(who)).map((task) => task.gate)]).toMatchObject([
      { dueOn, kind: 'REJECTED', reported: { by: expect.any(String) as string } },
      expect.not.arrayContaining(['sanctions-report']),
    ]);
  });
});
