import {
  addOriginator,
  addReferral,
  changeOriginator,
  importOriginators,
  listOriginators,
  readOriginator,
  readReferral,
  type SentBodyOf,
} from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { DAY_MS } from '../../kernel/time.ts';

const HEAD = 'kind,name,nmlsId,phone,email,licensedStates,enforceLicensedStates,repliesWithinHours';

const buildInput = (nmlsId: string, name = 'Olivia Grant'): SentBodyOf<typeof addOriginator> => ({
  kind: 'OFFICER',
  name,
  nmlsId,
  phone: '3035550151',
  email: 'olivia@example.com',
  licensedStates: ['UT', 'CO'],
  enforceLicensedStates: true,
  repliesWithinHours: null,
});

onOneDatabase('staff keep the list of loan officers', (open) => {
  let server: TestApp;
  let admin: StaffMember;
  let now = new Date('2026-11-25T18:00:00Z');
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    admin = await logInStaffMember(server, 'admin');
  });

  const token = () => admin.token;
  const add = (nmlsId: string, name?: string) =>
    server.send(addOriginator, { token: token(), body: buildInput(nmlsId, name) });
  const list = () => server.send(listOriginators, { token: token() });
  const isPublic = async (loanOriginatorUuid: string) =>
    (await server.ask(readOriginator, { params: { loanOriginatorUuid } })).statusCode === 200;

  test('add one, whom borrowers then see, and the trail says who did [DATA-016]', async () => {
    const { originatorUuid, licensedStates, version } = await add('3000001');
    expect({ licensedStates, version }).toEqual({ licensedStates: ['CO', 'UT'], version: 1 });
    expect(await isPublic(originatorUuid)).toBe(true);
    await server.context.audit.flush();
    const trail = await server.context.db
      .selectFrom('audit_entry')
      .select(['actor', 'organisation', 'about'])
      .where('event', '=', 'originator.added')
      .execute();
    expect(trail.map(({ about, ...row }) => ({ ...row, about: JSON.parse(about) as unknown }))).toEqual([
      { actor: admin.staffUuid, organisation: 'FIGURE', about: { originator: originatorUuid } },
    ]);
  });

  test('add no NMLS ID twice', async () => {
    await add('3000002');
    const again = await server.ask(addOriginator, { token: token(), body: buildInput('3000002') });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      errors: [{ field: 'nmlsId', message: 'Someone on this list already has this NMLS ID.' }],
    });
  });

  test('deactivate one, whom borrowers then no longer see', async () => {
    const { originatorUuid, version } = await add('3000003');
    const body = { ...buildInput('3000003', 'Olivia Brown'), active: false };
    const changed = await server.send(changeOriginator, { token: token(), params: { originatorUuid }, version, body });
    expect(changed).toMatchObject({ name: 'Olivia Brown', active: false, version: 2 });
    expect(await isPublic(originatorUuid)).toBe(false);
    const stale = await server.ask(changeOriginator, { token: token(), params: { originatorUuid }, version, body });
    expect([stale.statusCode, stale.json().status]).toEqual([409, 'stale-version']);
  });

  test('refuses an NMLS ID that another officer has', async () => {
    const [{ originatorUuid, version }] = [await add('3000004'), await add('3000005')];
    const taken = await server.ask(changeOriginator, {
      token: token(),
      params: { originatorUuid },
      version,
      body: { ...buildInput('3000005'), active: true },
    });
    expect([taken.statusCode, taken.json().status]).toEqual([400, 'invalid-request']);
  });

  test('import a file: a known NMLS ID changes that record', async () => {
    const { originatorUuid } = await add('3000006', 'Before');
    const csv = [
      HEAD,
      'officer,After,3000006,3035550151,after@example.com,CO,no,',
      'broker,New Broker,3000007,3035550152,new@example.com,CO UT,yes,4',
    ].join('\r\n');
    expect(await server.send(importOriginators, { token: token(), body: { csv } })).toEqual({ added: 1, changed: 1 });
    const after = await list();
    expect(after.find((one) => one.originatorUuid === originatorUuid)).toMatchObject({ name: 'After', version: 2 });
    expect(after.find((one) => one.nmlsId === '3000007')).toMatchObject({ kind: 'BROKER', repliesWithinHours: 4 });
  });

  test('import a file, and the trail names every record', async () => {
    const { originatorUuid } = await add('3000020', 'Known');
    const rows = ['3000020', '3000021'].map((id) => `officer,Row ${id},${id},3035550151,row@example.com,CO,yes,`);
    await server.send(importOriginators, { token: token(), body: { csv: [HEAD, ...rows].join('\n') } });
    const added = (await list()).find((one) => one.nmlsId === '3000021')?.originatorUuid;
    await server.context.audit.flush();
    const entry = await server.context.db
      .selectFrom('audit_entry')
      .select('about')
      .where('event', '=', 'originators.imported')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(entry.about)).toEqual({ added, changed: originatorUuid });
  });

  test('import the same people from two files at the same time, in whatever order their rows are', async () => {
    const rows = Array.from(
      { length: 40 },
      (_row, index) => `officer,Row ${index},${3_000_100 + index},3035550151,row@example.com,CO,yes,`,
    );
    for (let round = 0; round < 3; round += 1) {
      const files = [rows, rows.toReversed()].map((lines) => [HEAD, ...lines].join('\n'));
      const answers = await Promise.all(
        files.map((csv) => server.ask(importOriginators, { token: token(), body: { csv } })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }
  });

  test('import nothing of a file with a wrong row, and read each error with its row and column', async () => {
    const before = await list();
    const csv = [
      HEAD,
      'officer,Good,3000008,3035550151,good@example.com,CO,yes,',
      'officer,,x,3035550151,good@example.com,CO,yes,',
    ].join('\n');
    const refused = await server.ask(importOriginators, { token: token(), body: { csv } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: [
        { field: '3 name', message: 'Enter a name.' },
        { field: '3 nmlsId', message: 'Enter an NMLS ID: 1 to 10 digits.' },
      ],
    });
    expect(await list()).toEqual(before);
  });

  test('add a referral that works for 90 days', async () => {
    const { originatorUuid } = await add('3000009');
    const { referralUuid, expiresOn } = await server.send(addReferral, {
      token: token(),
      params: { originatorUuid },
      body: {
        name: { firstName: 'Rosa', middleName: '', lastName: 'Delgado', suffix: '' },
        address: null,
        phoneNumber: '(415) 555-0142',
        email: 'rosa@example.com',
      },
    });
    expect(expiresOn).toBe('2027-02-23');
    const read = () => server.ask(readReferral, { params: { referralUuid } });
    expect((await read()).json()).toMatchObject({ phoneNumber: '(***) ***-0142', address: null });
    const before = now;
    now = new Date(now.getTime() + 90 * DAY_MS);
    expect((await read()).statusCode).toBe(404);
    now = before;
  });

  test("only with the admin permission, and only on the lender's own list", async () => {
    const closer = await logInStaffMember(server, 'closer');
    expect((await server.ask(listOriginators, { token: closer.token })).statusCode).toBe(403);
    const { originatorUuid, version } = await add('3000010');
    const other = await logInStaffMember(server, 'admin', 'HOMEPOINT');
    expect(await server.send(listOriginators, { token: other.token })).toEqual([]);
    const foreign = await server.ask(changeOriginator, {
      token: other.token,
      params: { originatorUuid },
      version,
      body: { ...buildInput('3000010'), active: false },
    });
    expect(foreign.statusCode).toBe(404);
  });
});
