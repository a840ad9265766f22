import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, readSanctions } from '@lintel/contract';
import { BORROWER, businessDayAfter, currentGate, REPORT_BUSINESS_DAYS, type ListEntry } from '@lintel/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { atTheDesk, deskOn, type Colleague } from '../../test/desk.ts';
import { card, factsIn, factsOfType, walk, type Walked } from '../../test/walk.ts';
import { readAnswers } from '../application/answers.ts';
import type { Context } from '../context.ts';
import { readApplication } from '../loan-file/applications.ts';
import { loanToday } from '../loan-file/clock.ts';
import { verifyChain } from '../loan-file/verify.ts';
import { ofacFiles } from '../vendors/sanctions/ofac-files.ts';
import { sandboxSanctions } from '../vendors/sanctions/sandbox.ts';
import { sweepSanctions } from './due.ts';

vi.setConfig({ testTimeout: 60_000 });

onOneDatabase('sanctions screening', (open) => {
  let server: TestApp;
  let [first, second] = [] as unknown as [Colleague, Colleague];
  const at = deskOn(() => server, () => first);
  const folder = mkdtempSync(join(tmpdir(), 'lintel-lists-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    [first, second] = [await atTheDesk(server, 'admin'), await atTheDesk(server, 'admin')];
  });

  const named = (firstName: string, lastName: string) => ({ ...card('found'), firstName, lastName });
  const file = async ({ uuid }: Walked) => (await readApplication(server.context.db, uuid))!.projection;
  const gate = async (who: Walked) => currentGate(await file(who))?.id;
  const shape = async ({ uuid }: Walked, by = first) => (await at.get(`/applications/${uuid}/sanctions`, by)).json<AnswerOf<typeof readSanctions>>();
  const decide = (who: Walked, match: string, body: object, by = first) => at.post(who.uuid, `/sanctions/${match}/decision`, { reason: null, comment: null, ...body }, by);
  const tasks = async ({ uuid }: Walked) => server.context.db.selectFrom('desk_task').select(['gate', 'due_at']).where('application_uuid', '=', uuid).where('closed_at', 'is', null).execute();
  const withLists = (sanctions: Context['vendors']['sanctions']): Context => ({ ...server.context, vendors: { ...server.context.vendors, sanctions } });
  const listed = (name: string, more: Partial<ListEntry> = {}): ListEntry => ({ id: name, list: 'Test list', name, aliases: [], programs: [], births: [], birthPlaces: [], nationalities: [], addresses: [], ids: [], remarks: '', ...more });
  /** A list with another publication date than the one before. */
  const published = (publishedOn: string, ...entries: ListEntry[]) => ({ ...sandboxSanctions([listed('NOBODY, Known'), ...entries]), lists: async () => [{ name: 'Test list', publishedOn }] });

  test('of everybody as the file opens is a fact that names the lists, and a clean name goes on', async () => {
    const who = await walk(server, named('Ana', 'Ruiz'), 'OFFER_SELECTION');
    const [screened, ...more] = await factsOfType(server, who.uuid, 'SanctionsScreened');
    expect([screened, more]).toEqual([{ when: 'OPENING', people: [BORROWER], lists: [{ name: 'Sandbox sanctions list', publishedOn: expect.any(String) as string }], matches: [] }, []]);
    expect((await shape(who)).matches).toEqual([]);
  });

  test('a possible match waits for two people, shows why, tells the borrower nothing of it, and is not asked again', async () => {
    const who = await walk(server, card('listed-name'), 'TRUST_AND_INSURANCE');
    expect([await gate(who), (await tasks(who)).map((task) => task.gate)]).toEqual(['file-review', ['file-review']]);
    const told = JSON.stringify([(await who.standing()).explain, (await who.client.call('GET', who.base)).body]);
    expect(told).toContain("We're reviewing your file.");
    expect(told).not.toMatch(/sanction|ofac|matche|person-?list/i);
    const [match] = (await shape(who)).matches;
    expect(match).toMatchObject({
      name: 'Listed Person', role: 'BORROWER', list: 'Sandbox sanctions list', foundWhen: 'OPENING', state: 'OPEN', matchedName: 'PERSON, Listed', entry: { id: '9001', programs: ['SANDBOX'] },
      score: { name: 1, birthPoints: -0.15, total: 0.85 }, earlier: [], report: null,
    });
    expect(match?.fields.map(({ field, agreement }) => [field, agreement])).toEqual([['NAME', 'AGREES'], ['BIRTH_DATE', 'DIFFERS'], ['BIRTH_PLACE', 'UNKNOWN'], ['NATIONALITY', 'UNKNOWN'], ['ADDRESS', 'DIFFERS'], ['ID', 'UNKNOWN']]);
    const id = match?.matchUuid ?? '';
    const { dob } = (await readAnswers(server.context.vault, server.context.db, who.uuid)).applicant;
    expect([JSON.stringify(await shape(who)).includes(dob), (await factsIn(server, who.uuid)).some(({ data }) => data.includes(dob))]).toEqual([false, false]);

    expect((await decide(who, id, { outcome: 'CLEAR' })).json()).toMatchObject({ status: 'reason-missing' });
    expect((await decide(who, id, { outcome: 'REOPEN' })).json()).toMatchObject({ status: 'outcome-not-possible' });
    expect((await decide(who, id, { outcome: 'CLEAR', reason: 'BIRTH_DATE_DIFFERS', comment: 'Born 18 years later.' })).statusCode).toBe(200);
    expect([(await shape(who)).matches[0], await gate(who)]).toMatchObject([{ state: 'PROPOSED', isOwnProposal: true, reason: 'BIRTH_DATE_DIFFERS' }, 'file-review']);
    expect((await decide(who, id, { outcome: 'CLEAR' })).json()).toMatchObject({ status: 'second-person-needed' });
    expect((await decide(who, id, { outcome: 'CLEAR' }, second)).statusCode).toBe(200);
    expect(await factsOfType(server, who.uuid, 'SanctionsMatchCleared')).toEqual([{ match: id, reason: 'BIRTH_DATE_DIFFERS', by: first.staffUuid, confirmedBy: second.staffUuid }]);
    expect((await decide(who, id, { outcome: 'CONFIRM', reason: 'IDENTIFIERS_AGREE' })).json()).toMatchObject({ status: 'outcome-not-possible' });
    await expect.poll(() => gate(who)).not.toBe('file-review');
    expect((await at.trailOf(who.uuid)).filter(({ about }) => about['act'] === 'sanctions').map(({ actor, about }) => [actor, about['outcome']])).toEqual([[first.staffUuid, 'CLEAR'], [second.staffUuid, 'CLEAR']]);

    await server.context.db.insertInto('sanctions_due').values({ application_uuid: who.uuid, because: 'LIST', due_at: new Date() }).execute();
    await sweepSanctions(server.context);
    expect((await factsOfType(server, who.uuid, 'SanctionsScreened')).map(({ when, matches }) => [when, (matches as string[]).length])).toEqual([['OPENING', 1], ['LIST', 0]]);
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
  });

  test('a confirmed match declines the file on its ground, and its report is a task of 10 business days until it is recorded', async () => {
    const who = await walk(server, named('Perzon', 'Listed'), 'TRUST_AND_INSURANCE');
    const id = (await shape(who)).matches[0]?.matchUuid;
    if (id === undefined) throw new Error('a match was expected');
    expect((await decide(who, id, { outcome: 'CONFIRM', reason: 'IDENTIFIERS_AGREE' })).statusCode).toBe(200);
    expect((await file(who)).ended).toMatchObject({ status: 'DECLINED', ground: 'SANCTIONS' });
    const dueOn = businessDayAfter(await loanToday(server.context, server.context.db), REPORT_BUSINESS_DAYS);
    expect((await tasks(who)).filter((task) => task.gate === 'sanctions-report')).toEqual([{ gate: 'sanctions-report', due_at: new Date(`${dueOn}T20:00:00Z`) }]);
    const report = () => at.send('POST', `/applications/${who.uuid}/sanctions/${id}/report`, { kind: 'REJECTED', reference: 'R-1' });
    expect([(await report()).statusCode, (await report()).json()]).toMatchObject([200, { status: 'outcome-not-possible' }]);
    expect([(await shape(who)).matches[0]?.report, (await tasks(who)).map((task) => task.gate)]).toMatchObject([{ dueOn, kind: 'REJECTED', reported: { by: expect.any(String) as string } }, expect.not.arrayContaining(['sanctions-report'])]);
  });

  test('a changed list is compared with those it may concern, and with nobody else', async () => {
    const [zoran, ana] = [await walk(server, named('Zoran', 'Uncommonly'), 'OFFER_SELECTION'), await walk(server, named('Zoran', 'Ruizova'), 'OFFER_SELECTION')];
    await sweepSanctions(withLists(published('2026-11-01')));
    const screenings = async (who: Walked) => (await factsOfType(server, who.uuid, 'SanctionsScreened')).map(({ when }) => when);
    const before = [await screenings(zoran), await screenings(ana)];
    expect(before).toEqual([['OPENING'], ['OPENING']]);
    expect(await sweepSanctions(withLists(published('2026-11-02', listed('UNKOMONLY, Zoran'))))).toBe(1);
    expect([await screenings(zoran), await gate(zoran), await screenings(ana)]).toEqual([['OPENING', 'LIST'], 'file-review', ['OPENING']]);
    expect(await sweepSanctions(withLists(published('2026-11-03', listed('UNKOMONLY, Zoran'))))).toBe(0);
  });

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
    expect((await shape(who)).matches).toMatchObject([{ state: 'CLEARED' }, { state: 'OPEN', earlier: [{ reason: 'NAME_DIFFERS', by: expect.any(String) as string }] }]);
    expect(await gate(who)).toBe('file-review');
  });

  test('without lists that can be used no file opens, and it opens once they are there', async () => {
    writeFileSync(join(folder, 'published.txt'), '');
    const context = withLists(ofacFiles({ folder, maxDays: 7 }));
    await expect(sweepSanctions(context)).resolves.toBe(0);
    const { intake } = await import('../application/intake.ts');
    const who = await walk(server, named('Ida', 'Later'), 'OFFER_SELECTION');
    await expect(intake({ uuid: who.uuid, gate: 'intake', attempt: 1, key: `${who.uuid}:intake:1` }, context)).rejects.toMatchObject({ failure: 'UNAVAILABLE' });
  });
});
