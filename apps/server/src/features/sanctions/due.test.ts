import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { correctFileSigner } from '@lintel/contract';
import { BORROWER } from '@lintel/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { inviteSigner } from '../../../test/co-owner.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildListEntry, buildPersona, createSanctionsPort, createScreeningActions } from '../../../test/sanctions.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { loadFactsOfType, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { record } from '../../loan-file/record.ts';
import { readAnswers } from '../../records/answers/answers.ts';
import { VendorFailure } from '../../vendors/call.ts';
import { ofacFiles } from '../../vendors/sanctions/ofac-files.ts';
import type { SanctionsPort } from '../../vendors/sanctions/port.ts';
import { correctAnswers } from '../application/correct-answers.ts';
import { sweepSanctions } from './due.ts';
import { tryShareLists, lockLists } from './lists.ts';
import { screenPeople, saveScreening } from './screen.ts';

vi.setConfig({ testTimeout: 60_000 });

onOneDatabase('the sweep for changed sanctions lists and names', (open, kind) => {
  let server: TestApp;
  let first: StaffMember;
  let second: StaffMember;
  const { staffActions, fetchGate, fetchScreening, decideMatch, createContextWithLists } = createScreeningActions(
    () => server,
    () => first,
  );
  const folder = mkdtempSync(join(tmpdir(), 'lintel-lists-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    [first, second] = [await logInStaffMember(server, 'compliance'), await logInStaffMember(server, 'compliance')];
  });

  test('screens the people that a changed list may concern, and no others', async () => {
    const [zoran, ana] = [
      await walkToStatus(server, buildPersona('Zoran', 'Uncommonly'), 'OFFER_SELECTION'),
      await walkToStatus(server, buildPersona('Zoran', 'Ruizova'), 'OFFER_SELECTION'),
    ];
    await sweepSanctions(createContextWithLists(createSanctionsPort('2026-11-01')));
    const loadScreenings = async (walked: WalkedLoan) =>
      (await loadFactsOfType(server, walked.uuid, 'SanctionsScreened')).map(({ when }) => when);
    const before = [await loadScreenings(zoran), await loadScreenings(ana)];
    expect(before).toEqual([['OPENING'], ['OPENING']]);
    expect(
      await sweepSanctions(
        createContextWithLists(createSanctionsPort('2026-11-02', buildListEntry('UNKOMONLY, Zoran'))),
      ),
    ).toBe(1);
    expect([await loadScreenings(zoran), await fetchGate(zoran), await loadScreenings(ana)]).toEqual([
      ['OPENING', 'LIST'],
      'file-review',
      ['OPENING'],
    ]);
    expect(
      await sweepSanctions(
        createContextWithLists(createSanctionsPort('2026-11-03', buildListEntry('UNKOMONLY, Zoran'))),
      ),
    ).toBe(0);
  });

  test("a file that can't be screened waits behind the others, and is screened once it can", async () => {
    const [broken, sound] = [
      await walkToStatus(server, buildPersona('Vesna', 'Unreadable'), 'OFFER_SELECTION'),
      await walkToStatus(server, buildPersona('Vesna', 'Readable'), 'OFFER_SELECTION'),
    ];
    const { db } = server.context;
    await db
      .insertInto('sanctions_due')
      .values([
        { application_uuid: broken.uuid, because: 'LIST', due_at: new Date(Date.now() - 60_000) },
        { application_uuid: sound.uuid, because: 'LIST', due_at: new Date() },
      ])
      .execute();
    const reverseKeyIds = () =>
      db
        .updateTable('secret')
        .set({ key_id: sql`reverse(key_id)` })
        .where('ref', 'in', db.selectFrom('file_secret').select('ref').where('application_uuid', '=', broken.uuid))
        .execute();
    await reverseKeyIds();
    await sweepSanctions(server.context);
    const left = await db
      .selectFrom('sanctions_due')
      .selectAll()
      .where('application_uuid', 'in', [broken.uuid, sound.uuid])
      .execute();
    expect(left.map((row) => ({ uuid: row.application_uuid, later: row.due_at > new Date() }))).toEqual([
      { uuid: broken.uuid, later: true },
    ]);
    await reverseKeyIds();
    await sweepSanctions(server.context);
    expect((await loadFactsOfType(server, broken.uuid, 'SanctionsScreened')).map(({ when }) => when)).toEqual([
      'OPENING',
      'LIST',
    ]);
  });

  test('screens again when a list’s content changed under the same date', async () => {
    const walked = await walkToStatus(server, buildPersona('Milorad', 'Samedate'), 'OFFER_SELECTION');
    await sweepSanctions(createContextWithLists(createSanctionsPort('2026-11-05')));
    expect(await sweepSanctions(createContextWithLists(createSanctionsPort('2026-11-05')))).toBe(0);
    expect(
      await sweepSanctions(
        createContextWithLists(createSanctionsPort('2026-11-05', buildListEntry('SAMEDATE, Milorad'))),
      ),
    ).toBe(1);
    expect({
      gate: await fetchGate(walked),
      matches: (await fetchScreening(walked)).matches.map(({ matchedName }) => matchedName),
    }).toEqual({ gate: 'file-review', matches: ['SAMEDATE, Milorad'] });
  });

  test('screens a new name, given during a screening or later', async () => {
    const walked = await walkToStatus(server, buildPersona('Slobodan', 'Firstname'), 'OFFER_SELECTION');
    const renameBorrower = async (lastName: string) => {
      const row = (await readApplication(server.context.db, walked.uuid))!;
      const { suffix: _none, ...name } = (await readAnswers(server.context.vault, server.context.db, walked.uuid))
        .applicant.name;
      await server.context.db
        .transaction()
        .execute((trx) => correctAnswers(server.context, trx, row, { name: { ...name, lastName } }, new Date()));
    };
    const fetchDue = async () =>
      (
        await server.context.db
          .selectFrom('sanctions_due')
          .select('because')
          .where('application_uuid', '=', walked.uuid)
          .execute()
      ).map(({ because }) => because);
    const list = createSanctionsPort('2026-11-06', buildListEntry('RENAMEDSON, Slobodan'));
    await sweepSanctions(createContextWithLists(list));
    await renameBorrower('Firstname');
    expect(await fetchDue()).toEqual([]);
    await renameBorrower('Between');
    expect(await fetchDue()).toEqual(['NAMED']);
    let requestCount = 0;
    const slow: SanctionsPort = {
      ...list,
      screen: async (request, meta) => {
        requestCount += 1;
        if (requestCount === 1) await renameBorrower('Renamedson');
        return list.screen(request, meta);
      },
    };
    await sweepSanctions(createContextWithLists(slow));
    expect({
      due: await fetchDue(),
      gate: await fetchGate(walked),
      facts: (await loadFactsOfType(server, walked.uuid, 'SanctionsScreened')).length,
    }).toEqual({ due: ['NAMED'], gate: 'choose', facts: 1 });
    await sweepSanctions(createContextWithLists(slow));
    expect({
      due: await fetchDue(),
      gate: await fetchGate(walked),
      asked: requestCount,
      when: (await loadFactsOfType(server, walked.uuid, 'SanctionsScreened')).map(({ when }) => when),
    }).toEqual({ due: [], gate: 'file-review', asked: 2, when: ['OPENING', 'NAMED'] });
  });

  test('screens a named signer, also when named during a screening, and again after a correction', async () => {
    const walked = await walkToStatus(server, buildPersona('Ivica', 'Namesher'), 'OFFER_SELECTION');
    const closer = await logInStaffMember(server, 'closer');
    let signer = '';
    let requestCount = 0;
    const list = createSanctionsPort('2026-11-07', buildListEntry('COLE, Ben'), buildListEntry('COLEBROOKE, Benedikt'));
    const port: SanctionsPort = {
      ...list,
      screen: async (request, meta) => {
        requestCount += 1;
        if (requestCount === 1) signer = (await inviteSigner(server, { of: { uuid: walked.uuid, token: '' } })).person;
        return list.screen(request, meta);
      },
    };
    await sweepSanctions(createContextWithLists(list));
    await server.context.db
      .insertInto('sanctions_due')
      .values({ application_uuid: walked.uuid, because: 'NAMED', due_at: new Date() })
      .execute();
    // The borrower is being screened again, and names Ben Cole at that moment.
    await server.context.db.deleteFrom('sanctions_subject').where('application_uuid', '=', walked.uuid).execute();
    for (let sweep = 0; sweep < 2; sweep += 1) await sweepSanctions(createContextWithLists(port));
    const screened = await loadFactsOfType(server, walked.uuid, 'SanctionsScreened');
    expect({
      asked: requestCount,
      when: screened.map(({ when }) => when),
      people: screened.at(-1)?.['people'],
      matches: (await fetchScreening(walked)).matches.map(({ role, matchedName }) => [role, matchedName]),
    }).toEqual({
      asked: 2,
      when: ['OPENING', 'NAMED'],
      people: [BORROWER, signer],
      matches: [['SIGNER', 'COLE, Ben']],
    });
    const corrected = await staffActions.ask(
      correctFileSigner,
      {
        params: { uuid: walked.uuid, signerUuid: signer },
        body: { firstName: 'Benedikt', lastName: 'Colebrooke', email: 'benedikt@example.com' },
      },
      closer,
    );
    expect(corrected.statusCode).toBe(200);
    await sweepSanctions(createContextWithLists(list));
    expect((await fetchScreening(walked)).matches.map(({ name }) => name)).toEqual(['Ben Cole', 'Benedikt Colebrooke']);
  });

  test.each([
    ['was screened before', 'Meanwhile', '2026-11-08', false],
    ['is screened for the first time', 'Interim', '2026-11-09', true],
  ])(
    'keeps a list change noticed during a screening for a file that %s',
    async (_case, lastName, publishedOn, isNew) => {
      const { db } = server.context;
      const walked = await walkToStatus(server, buildPersona('Dusan', lastName), 'OFFER_SELECTION');
      let list = createSanctionsPort('2026-11-07');
      await sweepSanctions(createContextWithLists(list));
      if (isNew)
        for (const table of ['sanctions_subject', 'sanctions_subject_key'] as const)
          await db.deleteFrom(table).where('application_uuid', '=', walked.uuid).execute();
      await db
        .insertInto('sanctions_due')
        .values({ application_uuid: walked.uuid, because: isNew ? 'NAMED' : 'LIST', due_at: new Date() })
        .execute();
      const fetchDue = async () =>
        (await db.selectFrom('sanctions_due').select('because').where('application_uuid', '=', walked.uuid).execute())
          .length;
      // Another server notices the new list at that moment, and gets no answer about this file.
      const sweepElsewhere = async () => {
        list = createSanctionsPort(publishedOn, buildListEntry(`${lastName.toUpperCase()}, Dusan`));
        await sweepSanctions(
          createContextWithLists({
            ...list,
            screen: async () => {
              throw new VendorFailure('TIMEOUT', 'sanctions');
            },
          }),
        );
      };
      const port: SanctionsPort = {
        ...list,
        readLists: (today) => list.readLists(today),
        readEntries: (today) => list.readEntries(today),
        screen: async (request, meta) => {
          const answer = await list.screen(request, meta);
          if ((await list.readLists(''))[0]?.publishedOn !== publishedOn) await sweepElsewhere();
          return answer;
        },
      };
      await sweepSanctions(createContextWithLists(port));
      expect({ due: await fetchDue(), gate: await fetchGate(walked) }).toEqual({ due: 1, gate: 'choose' });
      await sweepSanctions(createContextWithLists(port));
      expect({ due: await fetchDue(), gate: await fetchGate(walked) }).toEqual({ due: 0, gate: 'file-review' });
    },
  );

  test('leaves a file due after a screening against an older list, until one with the new list', async () => {
    const { db } = server.context;
    const walked = await walkToStatus(server, buildPersona('Goran', 'Lagging'), 'OFFER_SELECTION');
    const fetchDue = async () =>
      (
        await db.selectFrom('sanctions_due').select('because').where('application_uuid', '=', walked.uuid).execute()
      ).map(({ because }) => because);
    const [before, after] = [
      createSanctionsPort('2026-11-13'),
      createSanctionsPort('2026-11-14', buildListEntry('LAGGING, Goran')),
    ];
    const silent = { ...after, screen: () => Promise.reject(new VendorFailure('TIMEOUT', 'sanctions')) };
    await sweepSanctions(createContextWithLists(before));
    await sweepSanctions(createContextWithLists(silent));
    expect(await fetchDue()).toEqual(['LIST']);
    const row = (await readApplication(db, walked.uuid))!;
    const lagging = createContextWithLists(before);
    const loan = { uuid: walked.uuid, organisation: row.organisation, file: row.projection };
    const screening = await screenPeople(lagging, loan);
    await record(lagging, walked.uuid, (file) => saveScreening(lagging, file, screening, 'CLOSING'), {
      actor: { kind: 'worker', id: 'sanctions' },
      requestId: 'lagging',
    });
    expect({ due: await fetchDue(), gate: await fetchGate(walked) }).toEqual({ due: ['LIST'], gate: 'choose' });
    await sweepSanctions(createContextWithLists(after));
    expect({ due: await fetchDue(), gate: await fetchGate(walked) }).toEqual({ due: [], gate: 'file-review' });
  });

  test.skipIf(kind === 'pglite')(
    `records no screening while a sweep selects files of a changed list, and the sweep waits for one in progress${kind === 'pglite' ? ': PGlite has one session' : ''}`,
    async () => {
      const { db } = server.context;
      const [recording, sweep] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
      expect(await tryShareLists(recording)).toBe(true);
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
      expect(await tryShareLists(db)).toBe(false);
      await sweep.commit().execute();
      expect(await tryShareLists(db)).toBe(true);
    },
  );

  test('asks again when an entry changes for a cleared match, and shows the earlier decision', async () => {
    const walked = await walkToStatus(server, buildPersona('Ratko', 'Improbable'), 'OFFER_SELECTION');
    const entry = buildListEntry('IMPROBABLE, Ratko');
    await sweepSanctions(createContextWithLists(createSanctionsPort('2026-11-10', entry)));
    const [match] = (await fetchScreening(walked)).matches;
    await decideMatch(walked, match?.matchUuid ?? '', { outcome: 'CLEAR', reason: 'NAME_DIFFERS' });
    await decideMatch(walked, match?.matchUuid ?? '', { outcome: 'CLEAR' }, second);
    await sweepSanctions(createContextWithLists(createSanctionsPort('2026-11-11', entry)));
    expect((await fetchScreening(walked)).matches).toHaveLength(1);
    await sweepSanctions(
      createContextWithLists(createSanctionsPort('2026-11-12', { ...entry, remarks: 'Passport A-2.' })),
    );
    expect((await fetchScreening(walked)).matches).toMatchObject([
      { state: 'CLEARED' },
      { state: 'OPEN', earlier: [{ reason: 'NAME_DIFFERS', by: expect.any(String) as string }] },
    ]);
    expect(await fetchGate(walked)).toBe('file-review');
  });

  test('opens no file without usable lists, and opens it once they are there', async () => {
    writeFileSync(join(folder, 'published.txt'), '');
    const context = createContextWithLists(ofacFiles({ folder, maxDays: 7 }));
    await expect(sweepSanctions(context)).resolves.toBe(0);
    const { intake } = await import('../application/intake.ts');
    const walked = await walkToStatus(server, buildPersona('Ida', 'Later'), 'OFFER_SELECTION');
    await expect(
      intake({ uuid: walked.uuid, gate: 'intake', attempt: 1, key: `${walked.uuid}:intake:1` }, context),
    ).rejects.toMatchObject({ failure: 'UNAVAILABLE' });
  });
});
