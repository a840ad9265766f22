import { randomUUID } from 'node:crypto';
import {
  addOriginator,
  changeColleague,
  changeOriginator,
  createHeloc,
  inviteBorrower,
  linkOriginator,
  listApplications,
  listOfficerInvitations,
  listOriginators,
  listOwnPipeline,
  listStaff,
  readLoanFile,
  readIdentity,
  readOwnOriginator,
  readOwnFile,
  registerIdentity,
  type Call,
} from '@lintel/contract';
import type { Permission } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { buildCreation } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { facts, WORKER_META } from '../../../test/loans.ts';
import { buildCreditFact, logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { markEmailConfirmed } from '../../identity/index.ts';
import { record } from '../../loan-file/record.ts';
import { loadApplicationOriginator } from './service.ts';

const buildOfficer = (nmlsId: string, name: string) => ({
  kind: 'OFFICER' as const,
  name,
  nmlsId,
  phone: '3035550151',
  email: 'olivia@example.com',
  licensedStates: ['CO', 'UT'],
  enforceLicensedStates: true,
  repliesWithinHours: null,
});

onOneDatabase('what a loan officer sees', (open) => {
  let server: TestApp;
  let admin: StaffMember;
  let olivia: Officer;
  let omar: Officer;

  interface Officer extends StaffMember {
    readonly originatorUuid: string;
  }

  const versionOf = async (originatorUuid: string): Promise<number> => {
    const all = await server.send(listOriginators, { token: admin.token });
    return all.find((one) => one.originatorUuid === originatorUuid)?.version ?? -1;
  };
  const link = async (originatorUuid: string, staffUuid: string | null) =>
    server.ask(linkOriginator, {
      token: admin.token,
      params: { originatorUuid },
      version: await versionOf(originatorUuid),
      body: { staffUuid },
    });
  const hire = async (name: string, nmlsId: string, kind: 'OFFICER' | 'BROKER' = 'OFFICER'): Promise<Officer> => {
    const staff = await logInStaffMember(server, 'officer');
    const { originatorUuid } = await server.send(addOriginator, {
      token: admin.token,
      body: { ...buildOfficer(nmlsId, name), kind },
    });
    expect((await link(originatorUuid, staff.staffUuid)).statusCode).toBe(200);
    return { ...staff, originatorUuid };
  };
  const applyThrough = async ({ originatorUuid }: Officer, firstName: string): Promise<string> => {
    const borrower = await server.createBorrower();
    const { uuid } = await server.send(createHeloc, {
      token: borrower.token,
      body: { ...buildCreation(borrower.email, { firstName }), referrerId: originatorUuid },
    });
    return uuid;
  };
  const pipeline = (officer: StaffMember, query: object = {}) =>
    server.send(listOwnPipeline, { token: officer.token, query });
  const readOwn = (officer: StaffMember, applicationUuid: string) =>
    server.ask(readOwnFile, { token: officer.token, params: { applicationUuid } });

  beforeAll(async () => {
    server = await createTestApp(await open());
    admin = await logInStaffMember(server, 'admin');
    olivia = await hire('Olivia Grant', '5000001');
    omar = await hire('Omar Other', '5000002');
  });

  test('shows the linked record with its licenses, and none without a link [DATA-015, ROLE-008]', async () => {
    expect(await server.send(readOwnOriginator, { token: olivia.token })).toMatchObject({
      originatorUuid: olivia.originatorUuid,
      name: 'Olivia Grant',
      nmlsId: '5000001',
      licensedStates: ['CO', 'UT'],
    });
    const stranger = await logInStaffMember(server, 'officer');
    expect((await server.ask(readOwnOriginator, { token: stranger.token })).statusCode).toBe(404);
    expect((await server.ask(listOwnPipeline, { token: stranger.token, query: {} })).statusCode).toBe(404);
  });

  test('a broker who logs in is one by the identity, and a loan officer is not [ROLE-007]', async () => {
    const broker = await hire('Bo Rivers', '5000009', 'BROKER');
    const isBroker = async ({ token }: StaffMember) => (await server.send(readIdentity, { token })).isBroker;
    expect({ broker: await isBroker(broker), officer: await isBroker(olivia) }).toEqual({
      broker: true,
      officer: false,
    });
  });

  test('a broker is one in a borrower account too, once its address is confirmed, and at no other lender [ROLE-007]', async () => {
    const broker = await hire('Bea Banks', '5000010', 'BROKER');
    const open = async (organisation: string, email: string) => {
      const { jwt } = await server.send(registerIdentity, {
        headers: { 'x-org': organisation },
        body: { email, password: PASSWORD, phoneNumber: '(415) 555-0142' },
      });
      const me = () => server.send(readIdentity, { token: jwt, headers: { 'x-org': organisation } });
      return { uuid: (await me()).uuid, isBroker: async () => (await me()).isBroker };
    };
    const confirm = ({ uuid }: { uuid: string }) => markEmailConfirmed(server.context.db, uuid, new Date());
    const own = await open('FIGURE', broker.email);
    expect(await own.isBroker()).toBe(false);
    await confirm(own);
    expect(await own.isBroker()).toBe(true);
    const elsewhere = await open('HOMEPOINT', broker.email);
    await confirm(elsewhere);
    expect(await elsewhere.isBroker()).toBe(false);
    const officer = await open('FIGURE', olivia.email);
    await confirm(officer);
    expect(await officer.isBroker()).toBe(false);
  });

  test('lists only their own borrowers, with who is waited on and since when, and no contact data', async () => {
    const own = await applyThrough(olivia, 'Rosa');
    await applyThrough(omar, 'Else');
    const { items } = await pipeline(olivia);
    expect(items).toEqual([
      {
        uuid: own,
        loanNumber: expect.any(String),
        applicant: 'Rosa Reyes',
        step: 'Setting up your application',
        owner: 'US',
        since: expect.any(String),
        createdAt: expect.any(String),
        active: true,
        lineAmount: null,
      },
    ]);
    const answer = await readOwn(olivia, own);
    expect(answer.json()).toMatchObject({ applicant: 'Rosa Reyes', propertyCity: 'Denver', propertyState: 'CO' });
    expect(answer.body).not.toMatch(/@|3035550142|Larimer|96000|1984/);
  });

  test("another officer's borrower answers byte for byte like one that doesn't exist", async () => {
    const theirs = await applyThrough(omar, 'Vera');
    const read = async (uuid: string) => {
      const answer = await server.ask(readOwnFile, {
        token: olivia.token,
        params: { applicationUuid: uuid },
        headers: { 'x-request-id': '11111111-1111-4111-8111-111111111111' },
      });
      return { status: answer.statusCode, body: answer.body };
    };
    const foreign = await read(theirs);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await read(randomUUID()));
  });

  test('a step that says what a credit report says is shown in general words', async () => {
    const uuid = await applyThrough(olivia, 'Frida');
    for (const fact of [facts.intake, buildCreditFact('FOUND', ['FACTA'])])
      await record(server.context, uuid, () => [fact], WORKER_META);
    const file = (await readOwn(olivia, uuid)).json();
    expect(file).toMatchObject({ step: 'Review of your file', owner: 'STAFF' });
    expect(file.text).toBe('We’re reviewing something in your file.');
    expect(file.next).toBeNull();
  });

  test('every review that stays inside looks and filters like an ordinary hold', async () => {
    const officer = await hire('Hedy Hold', '5000011');
    const uuid = await applyThrough(officer, 'Greta');
    const views = [];
    for (const gate of ['hold-staff', 'file-review', 'facta', 'delinquency-explain', 'delinquency-review']) {
      await server.context.db.updateTable('application').set({ gate }).where('uuid', '=', uuid).execute();
      const { step, owner, text, next } = (await readOwn(officer, uuid)).json();
      const found = [];
      for (const wanted of ['STAFF', 'BORROWER', 'VENDOR', 'US', 'NOBODY'])
        if ((await pipeline(officer, { owner: wanted })).items.length > 0) found.push(wanted);
      views.push({ step, owner, text, next, found });
    }
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
    expect(views[0]).toMatchObject({ owner: 'STAFF', next: null, found: ['STAFF'] });
  });

  test.each<[string, Call]>([
    ['the lender’s pipeline', listApplications],
    ['a file', readLoanFile],
    ['the list of loan officers', listOriginators],
  ])('does not open %s', async (_what, call) => {
    const answer = await server.loose(call, { token: olivia.token, params: { uuid: randomUUID() } });
    expect(answer.statusCode).toBe(403);
  });

  test('pages through the files without repeating or missing one, and separates closed ones', async () => {
    const officer = await hire('Pia Pages', '5000003');
    const all = new Set<string>();
    for (const name of ['Ann', 'Bea', 'Cal']) all.add(await applyThrough(officer, name));
    const first = await pipeline(officer, { limit: '2' });
    const second = await pipeline(officer, { limit: '2', cursor: first.nextCursor });
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
    expect(new Set([...first.items, ...second.items].map(({ uuid }) => uuid))).toEqual(all);
    expect((await pipeline(officer, { owner: 'US' })).items).toHaveLength(3);
    expect((await pipeline(officer, { owner: 'BORROWER' })).items).toEqual([]);
    expect((await pipeline(officer, { closed: 'true' })).items).toEqual([]);
  });

  describe('closes with the next request', () => {
    const statuses = async (officer: Officer, uuid: string) => [
      (await server.ask(readOwnOriginator, { token: officer.token })).statusCode,
      (await server.ask(listOwnPipeline, { token: officer.token, query: {} })).statusCode,
      (await readOwn(officer, uuid)).statusCode,
      (await server.ask(listOfficerInvitations, { token: officer.token, query: {} })).statusCode,
      (await server.ask(inviteBorrower, { token: officer.token, body: BORROWER })).statusCode,
    ];
    const BORROWER = {
      name: { firstName: 'Rosa', lastName: 'Delgado', middleName: '', suffix: '' as const },
      email: 'rosa@example.com',
      phoneNumber: '3035550142',
      propertyAddress: { street1: '1600 Larimer Street', street2: '', city: 'Denver', state: 'CO', zip: '80202' },
      occupancyType: 'HOME' as const,
    };

    test('when the record is unlinked', async () => {
      const officer = await hire('Una Linked', '5000004');
      const uuid = await applyThrough(officer, 'Gail');
      expect(await statuses(officer, uuid)).toEqual([200, 200, 200, 200, 201]);
      await link(officer.originatorUuid, null);
      expect(await statuses(officer, uuid)).toEqual([404, 404, 404, 404, 404]);
    });

    test('when the record is deactivated', async () => {
      const officer = await hire('Dee Activated', '5000005');
      const uuid = await applyThrough(officer, 'Hal');
      await server.send(changeOriginator, {
        token: admin.token,
        params: { originatorUuid: officer.originatorUuid },
        version: await versionOf(officer.originatorUuid),
        body: { ...buildOfficer('5000005', 'Dee Activated'), active: false },
      });
      expect(await statuses(officer, uuid)).toEqual([404, 404, 404, 404, 404]);
    });
  });

  test('one teammate has one record, and only a teammate of the lender', async () => {
    const { originatorUuid } = await server.send(addOriginator, {
      token: admin.token,
      body: buildOfficer('5000006', 'Second Record'),
    });
    const taken = await link(originatorUuid, olivia.staffUuid);
    expect(taken.json()).toMatchObject({
      errors: [{ field: 'staffUuid', message: 'This teammate already logs in as Olivia Grant.' }],
    });
    expect((await link(originatorUuid, randomUUID())).json()).toMatchObject({ status: 'choice-unknown' });
    const elsewhere = await logInStaffMember(server, 'officer', 'HOMEPOINT');
    expect((await link(originatorUuid, elsewhere.staffUuid)).json()).toMatchObject({ status: 'choice-unknown' });
  });

  test('a loan officer has no permission to work on files, whichever comes first', async () => {
    const { originatorUuid } = await server.send(addOriginator, {
      token: admin.token,
      body: buildOfficer('5000012', 'Dual Role'),
    });
    const underwriter = await logInStaffMember(server, 'underwriter');
    expect((await link(originatorUuid, underwriter.staffUuid)).json()).toMatchObject({
      errors: [{ field: 'staffUuid', message: expect.stringContaining('has other permissions') as string }],
    });
    const colleagues = await server.send(listStaff, { token: admin.token });
    const version = colleagues.find(({ staffUuid }) => staffUuid === olivia.staffUuid)?.version ?? -1;
    const change = (permissions: Permission[]) =>
      server.ask(changeColleague, {
        token: admin.token,
        params: { staffUuid: olivia.staffUuid },
        version,
        body: { permissions },
      });
    expect((await change(['originate', 'admin'])).json()).toMatchObject({
      errors: [{ field: 'permissions', message: expect.stringContaining('logs in as Olivia Grant') as string }],
    });
    expect((await change(['originate'])).statusCode).toBe(200);
  });

  test('an application keeps the kind and NMLS ID that its loan officer had when it was created', async () => {
    const officer = await hire('Kim Kept', '5000007');
    const uuid = await applyThrough(officer, 'Ida');
    await server.send(changeOriginator, {
      token: admin.token,
      params: { originatorUuid: officer.originatorUuid },
      version: await versionOf(officer.originatorUuid),
      body: { ...buildOfficer('5000008', 'Kim Kept'), kind: 'BROKER', active: true },
    });
    expect(await loadApplicationOriginator(server.context.db, uuid)).toMatchObject({ brokerNmls: null });
    const later = await applyThrough(officer, 'Jo');
    expect(await loadApplicationOriginator(server.context.db, later)).toMatchObject({ brokerNmls: '5000008' });
  });
});
