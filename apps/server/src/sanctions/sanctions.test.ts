import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, readSanctions } from '@lintel/contract';
import {
  BORROWER,
  businessDayAfter,
  currentGate,
  GATES,
  REPORT_BUSINESS_DAYS,
  TURNS,
  type ListEntry,
} from '@lintel/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { askedToSign } from '../../test/co-owner.ts';
import { onOneDatabase } from '../../test/database.ts';
import { atTheDesk, deskOn, type Colleague } from '../../test/desk.ts';
import { verified } from '../../test/unpack-archive.ts';
import { unpacking } from '../../test/unpacked.ts';
import { card, factsIn, factsOfType, walk, type Walked } from '../../test/walk.ts';
import { readAnswers } from '../application/answers.ts';
import { correctAnswers } from '../application/correct-answers.ts';
import type { Context } from '../context.ts';
import { readApplication } from '../loan-file/applications.ts';
import { loanToday } from '../loan-file/clock.ts';
import { record } from '../loan-file/record.ts';
import { verifyChain } from '../loan-file/verify.ts';
import { VendorFailure } from '../vendors/call.ts';
import { hashOfEntries } from '../vendors/sanctions/content.ts';
import { ofacFiles } from '../vendors/sanctions/ofac-files.ts';
import type { SanctionsAnswer, SanctionsPort } from '../vendors/sanctions/port.ts';
import { sandboxSanctions } from '../vendors/sanctions/sandbox.ts';
import { sweepSanctions } from './due.ts';
import { areListsSteady, lockLists } from './noticed.ts';
import { askAboutPeople, screeningFacts } from './screen.ts';

vi.setConfig({ testTimeout: 60_000 });

const unpacked = unpacking();

onOneDatabase('sanctions screening', (open, kind) => {
  let server: TestApp;
  let [first, second] = [] as unknown as [Colleague, Colleague];
  const at = deskOn(
    () => server,
    () => first,
  );
  const folder = mkdtempSync(join(tmpdir(), 'lintel-lists-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    [first, second] = [await atTheDesk(server, 'admin'), await atTheDesk(server, 'admin')];
  });

  const named = (firstName: string, lastName: string) => ({ ...card('found'), firstName, lastName });
  const file = async ({ uuid }: Walked) => (await readApplication(server.context.db, uuid))!.projection;
  const gate = async (who: Walked) => currentGate(await file(who))?.id;
  const shape = async ({ uuid }: Walked, by = first) =>
    (await at.get(`/applications/${uuid}/sanctions`, by)).json<AnswerOf<typeof readSanctions>>();
  const decide = (who: Walked, match: string, body: object, by = first) =>
    at.post(who.uuid, `/sanctions/${match}/decision`, { reason: null, comment: null, ...body }, by);
  const tasks = async ({ uuid }: Walked) =>
    server.context.db
      .selectFrom('desk_task')
      .select(['gate', 'due_at'])
      .where('application_uuid', '=', uuid)
      .where('closed_at', 'is', null)
      .execute();
  const withLists = (sanctions: Context['vendors']['sanctions']): Context => ({
    ...server.context,
    vendors: { ...server.context.vendors, sanctions },
  });
  const listed = (name: string, more: Partial<ListEntry> = {}): ListEntry => ({
    id: name,
    list: 'Test list',
    name,
    aliases: [],
    programs: [],
    births: [],
    birthPlaces: [],
    nationalities: [],
    addresses: [],
    ids: [],
    remarks: '',
    ...more,
  });
  /** A list with another publication date than the one before. */
  const published = (publishedOn: string, ...entries: ListEntry[]): SanctionsPort => {
    const all = [listed('NOBODY, Known'), ...entries];
    const lists = [{ name: 'Test list', publishedOn, content: hashOfEntries(all) }];
    const port = sandboxSanctions(all);
    return {
      ...port,
      lists: async () => lists,
      screen: async (request, meta) => ({ ...((await port.screen(request, meta)) as SanctionsAnswer), lists }),
    };
  };

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
    const told = JSON.stringify([(await who.standing()).explain, (await who.client.call('GET', who.base)).body]);
    expect(told).toContain('We are checking something in your file.');
    expect(told).not.toMatch(/sanction|ofac|matche|person-?list|file-review/i);
    const hold = GATES.find(({ id }) => id === 'hold-staff');
    expect({
      gate: ((await who.standing()) as { gate?: string }).gate,
      ...GATES.find(({ id }) => id === 'file-review'),
    }).toMatchObject({
      gate: 'hold-staff',
      status: hold?.status,
      name: hold?.name,
      usualTime: hold?.usualTime,
      owner: hold?.owner,
      screen: hold?.screen,
      stage: hold?.stage,
    });
    expect(TURNS['file-review']).toEqual(TURNS['hold-staff']);
    const { files } = unpacked(await who.client.file(`${who.k}/documents/archive`));
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
    // Their archive holds together without what is said of the lists.
    const taken = unpacked(await who.client.file(`${who.k}/documents/archive`));
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
    // Their archive holds together, and says no more than the letter does.
    const taken = unpacked(await who.client.file(`${who.k}/documents/archive`));
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
      at.send('POST', `/applications/${who.uuid}/sanctions/${id}/report`, { kind: 'REJECTED', reference: 'R-1' });
    expect([(await report()).statusCode, (await report()).json()]).toMatchObject([
      200,
      { status: 'outcome-not-possible' },
    ]);
    expect([(await shape(who)).matches[0]?.report, (await tasks(who)).map((task) => task.gate)]).toMatchObject([
      { dueOn, kind: 'REJECTED', reported: { by: expect.any(String) as string } },
      expect.not.arrayContaining(['sanctions-report']),
    ]);
  });

  test('a changed list is compared with those it may concern, and with nobody else', async () => {
    const [zoran, ana] = [
      await walk(server, named('Zoran', 'Uncommonly'), 'OFFER_SELECTION'),
      await walk(server, named('Zoran', 'Ruizova'), 'OFFER_SELECTION'),
    ];
    await sweepSanctions(withLists(published('2026-11-01')));
    const screenings = async (who: Walked) =>
      (await factsOfType(server, who.uuid, 'SanctionsScreened')).map(({ when }) => when);
    const before = [await screenings(zoran), await screenings(ana)];
    expect(before).toEqual([['OPENING'], ['OPENING']]);
    expect(await sweepSanctions(withLists(published('2026-11-02', listed('UNKOMONLY, Zoran'))))).toBe(1);
    expect([await screenings(zoran), await gate(zoran), await screenings(ana)]).toEqual([
      ['OPENING', 'LIST'],
      'file-review',
      ['OPENING'],
    ]);
    expect(await sweepSanctions(withLists(published('2026-11-03', listed('UNKOMONLY, Zoran'))))).toBe(0);
  });

  test("a file that can't be compared waits behind the others, and is compared once it can", async () => {
    const [broken, sound] = [
      await walk(server, named('Vesna', 'Unreadable'), 'OFFER_SELECTION'),
      await walk(server, named('Vesna', 'Readable'), 'OFFER_SELECTION'),
    ];
    const { db } = server.context;
    await db
      .insertInto('sanctions_due')
      .values([
        { application_uuid: broken.uuid, because: 'LIST', due_at: new Date(Date.now() - 60_000) },
        { application_uuid: sound.uuid, because: 'LIST', due_at: new Date() },
      ])
      .execute();
    const turnKey = () =>
      db
        .updateTable('secret')
        .set({ key_id: sql`reverse(key_id)` })
        .where('ref', 'in', db.selectFrom('file_secret').select('ref').where('application_uuid', '=', broken.uuid))
        .execute();
    await turnKey();
    await sweepSanctions(server.context);
    const left = await db
      .selectFrom('sanctions_due')
      .selectAll()
      .where('application_uuid', 'in', [broken.uuid, sound.uuid])
      .execute();
    expect(left.map((row) => ({ uuid: row.application_uuid, later: row.due_at > new Date() }))).toEqual([
      { uuid: broken.uuid, later: true },
    ]);
    await turnKey();
    await sweepSanctions(server.context);
    expect((await factsOfType(server, broken.uuid, 'SanctionsScreened')).map(({ when }) => when)).toEqual([
      'OPENING',
      'LIST',
    ]);
  });

  test('a list whose content changed under the date it had is compared again, and asked as another question', async () => {
    const who = await walk(server, named('Milorad', 'Samedate'), 'OFFER_SELECTION');
    await sweepSanctions(withLists(published('2026-11-05')));
    expect(await sweepSanctions(withLists(published('2026-11-05')))).toBe(0);
    expect(await sweepSanctions(withLists(published('2026-11-05', listed('SAMEDATE, Milorad'))))).toBe(1);
    expect({
      gate: await gate(who),
      matches: (await shape(who)).matches.map(({ matchedName }) => matchedName),
    }).toEqual({ gate: 'file-review', matches: ['SAMEDATE, Milorad'] });
  });

  test('somebody who is renamed while the lists are asked is compared under the new name, and so is somebody whose name changes later', async () => {
    const who = await walk(server, named('Slobodan', 'Firstname'), 'OFFER_SELECTION');
    const rename = async (lastName: string) => {
      const row = (await readApplication(server.context.db, who.uuid))!;
      const { suffix: _none, ...name } = (await readAnswers(server.context.vault, server.context.db, who.uuid))
        .applicant.name;
      await server.context.db
        .transaction()
        .execute((trx) => correctAnswers(server.context, trx, row, { name: { ...name, lastName } }, new Date()));
    };
    const due = async () =>
      (
        await server.context.db
          .selectFrom('sanctions_due')
          .select('because')
          .where('application_uuid', '=', who.uuid)
          .execute()
      ).map(({ because }) => because);
    const list = published('2026-11-06', listed('RENAMEDSON, Slobodan'));
    await sweepSanctions(withLists(list));
    await rename('Firstname');
    expect(await due()).toEqual([]);
    await rename('Between');
    expect(await due()).toEqual(['NAMED']);
    let asked = 0;
    const slow: SanctionsPort = {
      ...list,
      screen: async (request, meta) => {
        asked += 1;
        if (asked === 1) await rename('Renamedson');
        return list.screen(request, meta);
      },
    };
    await sweepSanctions(withLists(slow));
    expect({
      due: await due(),
      gate: await gate(who),
      facts: (await factsOfType(server, who.uuid, 'SanctionsScreened')).length,
    }).toEqual({ due: ['NAMED'], gate: 'choose', facts: 1 });
    await sweepSanctions(withLists(slow));
    expect({
      due: await due(),
      gate: await gate(who),
      asked,
      when: (await factsOfType(server, who.uuid, 'SanctionsScreened')).map(({ when }) => when),
    }).toEqual({ due: [], gate: 'file-review', asked: 2, when: ['OPENING', 'NAMED'] });
  });

  test('somebody who is named to sign is compared, named while the lists are asked too, and again once their name is corrected', async () => {
    const who = await walk(server, named('Ivica', 'Namesher'), 'OFFER_SELECTION');
    const closer = await atTheDesk(server, 'closer');
    let signer = '';
    let asked = 0;
    const list = published('2026-11-07', listed('COLE, Ben'), listed('COLEBROOKE, Benedikt'));
    const port: SanctionsPort = {
      ...list,
      screen: async (request, meta) => {
        asked += 1;
        if (asked === 1) signer = (await askedToSign(server, { of: { uuid: who.uuid, token: '' } })).person;
        return list.screen(request, meta);
      },
    };
    await sweepSanctions(withLists(list));
    await server.context.db
      .insertInto('sanctions_due')
      .values({ application_uuid: who.uuid, because: 'NAMED', due_at: new Date() })
      .execute();
    // The borrower is compared anew, and names Ben Cole at that moment.
    await server.context.db.deleteFrom('sanctions_subject').where('application_uuid', '=', who.uuid).execute();
    for (let sweep = 0; sweep < 2; sweep += 1) await sweepSanctions(withLists(port));
    const screened = await factsOfType(server, who.uuid, 'SanctionsScreened');
    expect({
      asked,
      when: screened.map(({ when }) => when),
      people: screened.at(-1)?.['people'],
      matches: (await shape(who)).matches.map(({ role, matchedName }) => [role, matchedName]),
    }).toEqual({
      asked: 2,
      when: ['OPENING', 'NAMED'],
      people: [BORROWER, signer],
      matches: [['SIGNER', 'COLE, Ben']],
    });
    const corrected = await at.send(
      'PUT',
      `/applications/${who.uuid}/signers/${signer}`,
      { firstName: 'Benedikt', lastName: 'Colebrooke', email: 'benedikt@example.com' },
      closer,
    );
    expect(corrected.statusCode).toBe(200);
    await sweepSanctions(withLists(list));
    expect((await shape(who)).matches.map(({ name }) => name)).toEqual(['Ben Cole', 'Benedikt Colebrooke']);
  });

  test.each([
    ['was compared before', 'Meanwhile', '2026-11-08', false],
    ['is compared for the first time', 'Interim', '2026-11-09', true],
  ])(
    'a list that changes during a comparison is not lost for a file that %s',
    async (_case, lastName, publishedOn, isNew) => {
      const { db } = server.context;
      const who = await walk(server, named('Dusan', lastName), 'OFFER_SELECTION');
      let list = published('2026-11-07');
      await sweepSanctions(withLists(list));
      if (isNew)
        for (const table of ['sanctions_subject', 'sanctions_subject_key'] as const)
          await db.deleteFrom(table).where('application_uuid', '=', who.uuid).execute();
      await db
        .insertInto('sanctions_due')
        .values({ application_uuid: who.uuid, because: isNew ? 'NAMED' : 'LIST', due_at: new Date() })
        .execute();
      const due = async () =>
        (await db.selectFrom('sanctions_due').select('because').where('application_uuid', '=', who.uuid).execute())
          .length;
      // Another server notices the new list at that moment, and gets no answer about this file.
      const another = async () => {
        list = published(publishedOn, listed(`${lastName.toUpperCase()}, Dusan`));
        await sweepSanctions(
          withLists({
            ...list,
            screen: async () => {
              throw new VendorFailure('TIMEOUT', 'sanctions');
            },
          }),
        );
      };
      const port: SanctionsPort = {
        ...list,
        lists: (today) => list.lists(today),
        entries: (today) => list.entries(today),
        screen: async (request, meta) => {
          const answer = await list.screen(request, meta);
          if ((await list.lists(''))[0]?.publishedOn !== publishedOn) await another();
          return answer;
        },
      };
      await sweepSanctions(withLists(port));
      expect({ due: await due(), gate: await gate(who) }).toEqual({ due: 1, gate: 'choose' });
      await sweepSanctions(withLists(port));
      expect({ due: await due(), gate: await gate(who) }).toEqual({ due: 0, gate: 'file-review' });
    },
  );

  test('a comparison with an older list than the one noticed leaves the file due, and the next one with the new list settles it', async () => {
    const { db } = server.context;
    const who = await walk(server, named('Goran', 'Lagging'), 'OFFER_SELECTION');
    const due = async () =>
      (await db.selectFrom('sanctions_due').select('because').where('application_uuid', '=', who.uuid).execute()).map(
        ({ because }) => because,
      );
    const [before, after] = [published('2026-11-13'), published('2026-11-14', listed('LAGGING, Goran'))];
    const silent = { ...after, screen: () => Promise.reject(new VendorFailure('TIMEOUT', 'sanctions')) };
    await sweepSanctions(withLists(before));
    await sweepSanctions(withLists(silent));
    expect(await due()).toEqual(['LIST']);
    const row = (await readApplication(db, who.uuid))!;
    const lagging = withLists(before);
    const loan = { uuid: who.uuid, organisation: row.organisation, file: row.projection };
    const screening = await askAboutPeople(lagging, loan);
    await record(lagging, who.uuid, (seen) => screeningFacts(lagging, seen, screening, 'CLOSING'), {
      actor: { kind: 'worker', id: 'sanctions' },
      requestId: 'lagging',
    });
    expect({ due: await due(), gate: await gate(who) }).toEqual({ due: ['LIST'], gate: 'choose' });
    await sweepSanctions(withLists(after));
    expect({ due: await due(), gate: await gate(who) }).toEqual({ due: [], gate: 'file-review' });
  });

  test.skipIf(kind === 'pglite')(
    `no comparison is recorded while a sweep looks for the files of a changed list, and that sweep waits for the one being recorded${kind === 'pglite' ? ': PGlite has one session' : ''}`,
    async () => {
      const { db } = server.context;
      const [recording, sweep] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
      expect(await areListsSteady(recording)).toBe(true);
      const {
        rows: [backend],
      } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(sweep);
      const locked = lockLists(sweep);
      const waits = () =>
        sql<{
          waits: boolean;
        }>`select exists (select from pg_locks where pid = ${backend?.pid} and locktype = 'advisory' and not granted) as waits`.execute(
          db,
        );
      await expect.poll(async () => (await waits()).rows).toEqual([{ waits: true }]);
      await recording.commit().execute();
      await locked;
      expect(await areListsSteady(db)).toBe(false);
      await sweep.commit().execute();
      expect(await areListsSteady(db)).toBe(true);
    },
  );

  test('an entry that says something new about a cleared pair is asked about again, with the earlier decision beside it', async () => {
    const who = await walk(server, named('Ratko', 'Improbable'), 'OFFER_SELECTION');
    const entry = listed('IMPROBABLE, Ratko');
    await sweepSanctions(withLists(published('2026-11-10', entry)));
    const [match] = (await shape(who)).matches;
    await decide(who, match?.matchUuid ?? '', { outcome: 'CLEAR', reason: 'NAME_DIFFERS' });
    await decide(who, match?.matchUuid ?? '', { outcome: 'CLEAR' }, second);
    await sweepSanctions(withLists(published('2026-11-11', entry)));
    expect((await shape(who)).matches).toHaveLength(1);
    await sweepSanctions(withLists(published('2026-11-12', { ...entry, remarks: 'Passport A-2.' })));
    expect((await shape(who)).matches).toMatchObject([
      { state: 'CLEARED' },
      { state: 'OPEN', earlier: [{ reason: 'NAME_DIFFERS', by: expect.any(String) as string }] },
    ]);
    expect(await gate(who)).toBe('file-review');
  });

  test('without lists that can be used no file opens, and it opens once they are there', async () => {
    writeFileSync(join(folder, 'published.txt'), '');
    const context = withLists(ofacFiles({ folder, maxDays: 7 }));
    await expect(sweepSanctions(context)).resolves.toBe(0);
    const { intake } = await import('../application/intake.ts');
    const who = await walk(server, named('Ida', 'Later'), 'OFFER_SELECTION');
    await expect(
      intake({ uuid: who.uuid, gate: 'intake', attempt: 1, key: `${who.uuid}:intake:1` }, context),
    ).rejects.toMatchObject({ failure: 'UNAVAILABLE' });
  });
});
