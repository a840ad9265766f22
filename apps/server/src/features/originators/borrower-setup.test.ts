import { randomUUID } from 'node:crypto';
import {
  addOriginator,
  createHeloc,
  inviteBorrower,
  linkOriginator,
  listOfficerInvitations,
  listOwnPipeline,
  logIn,
  openBorrowerSetup,
  readDraft,
  readSessions,
  registerIdentity,
  resendBorrowerSetup,
  setUpBorrower,
  type SentBodyOf,
} from '@lintel/contract';
import { LOAN_OFFICER_NOT_LICENSED } from '@lintel/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findAccount } from '../../../test/account.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { buildCreation } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createSession } from '../../../test/session.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import type { ExternalProvider } from '../../kernel/config/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { sendSetupLink } from './setup-link.ts';

/** The lenders with an identity provider, which a test changes as a restart with other settings would. */
const external = ({ context }: TestApp) => context.config.externalLogin as Record<string, ExternalProvider>;

const ADDRESS = { street1: '1600 Larimer Street', street2: '', city: 'Denver', state: 'CO', zip: '80202' };

onOneDatabase('an application that a loan officer starts', (open) => {
  const start = new Date('2026-11-25T18:00:00Z');
  let now = start;
  let server: TestApp;
  let officer: StaffMember;
  let originatorUuid: string;
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    const admin = await logInStaffMember(server, 'admin');
    officer = await logInStaffMember(server, 'officer');
    const added = await server.send(addOriginator, {
      token: admin.token,
      body: {
        kind: 'OFFICER',
        name: 'Olivia Grant',
        nmlsId: '6000001',
        phone: '3035550151',
        email: 'olivia@example.com',
        licensedStates: ['CO'],
        enforceLicensedStates: true,
        repliesWithinHours: null,
      },
    });
    ({ originatorUuid } = added);
    await server.send(linkOriginator, {
      token: admin.token,
      params: { originatorUuid },
      version: added.version,
      body: { staffUuid: officer.staffUuid },
    });
  });
  beforeEach(() => {
    now = start;
  });

  const buildBorrower = (change: Partial<SentBodyOf<typeof inviteBorrower>> = {}) => ({
    name: { firstName: 'Rosa', middleName: '', lastName: 'Delgado', suffix: '' as const },
    email: `rosa.${randomUUID().slice(0, 8)}@example.com`,
    phoneNumber: '3035550142',
    propertyAddress: ADDRESS,
    occupancyType: 'HOME' as const,
    ...change,
  });
  const mailsTo = (email: string) => readOutbox(server.context.db, server.context.vault, email);
  const invite = async (change: Partial<SentBodyOf<typeof inviteBorrower>> = {}) => {
    const body = buildBorrower(change);
    const { invitationUuid } = await server.send(inviteBorrower, { token: officer.token, body });
    await sendSetupLink(invitationUuid, server.context);
    return { email: body.email, invitationUuid, token: await newestToken(body.email) };
  };
  const newestToken = async (email: string): Promise<string> => {
    const mails = await mailsTo(email);
    const texts = mails.map(({ text }) => /account-setup[^#\s]*#([\w-]+)/.exec(text)?.[1] ?? '');
    return texts.findLast((token) => token !== '') ?? texts[0] ?? '';
  };
  const confirm = (token: string, change: Partial<SentBodyOf<typeof setUpBorrower>> = {}) =>
    server.ask(setUpBorrower, {
      body: {
        token,
        name: { firstName: 'Rosa', middleName: '', lastName: 'Delgado-Ruiz', suffix: '' },
        phoneNumber: '3035550177',
        propertyAddress: ADDRESS,
        occupancyType: 'HOME',
        termPrivacyConsent: true,
        communicationConsent: true,
        password: PASSWORD,
        ...change,
      },
    });
  /** A session of the current day: the first one doesn't outlive a link. */
  const logInAgain = () =>
    createSession(server.context, { identityUuid: officer.staffUuid, organisation: 'FIGURE', typ: 'staff' });
  const openLink = (token: string) => server.ask(openBorrowerSetup, { body: { token } });
  const stateOf = async (invitationUuid: string) =>
    (await server.send(listOfficerInvitations, { token: await logInAgain(), query: {} })).items.find(
      (one) => one.invitationUuid === invitationUuid,
    )?.state;

  test('emails the borrower one link, with nothing personal in the email or before the hash sign', async () => {
    const { email, token } = await invite();
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mail?.text).toContain('/account/heloc/register/account-setup');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Rosa|Delgado|Larimer|3035550142|example\.com/);
  });

  test('shows the holder of the link what was entered and by whom [SCREEN-003, SCREEN-052]', async () => {
    const { email, token } = await invite();
    expect((await openLink(token)).json()).toEqual({
      kind: 'OFFICER',
      originatorName: 'Olivia Grant',
      nmls: '6000001',
      enteredAt: start.toISOString(),
      email,
      hasAccount: false,
      name: { firstName: 'Rosa', middleName: '', lastName: 'Delgado', suffix: '' },
      phoneNumber: '3035550142',
      propertyAddress: ADDRESS,
      occupancyType: 'HOME',
    });
  });

  test('makes an account with a confirmed address, and a draft of what the borrower corrected [SCREEN-003]', async () => {
    const { email, token, invitationUuid } = await invite();
    const answer = await confirm(token);
    expect(answer.statusCode).toBe(201);
    const account = await findAccount(server.context, email);
    expect({ confirmed: account?.email_verified_at, phone: account?.phone }).toEqual({
      confirmed: start,
      phone: '3035550177',
    });
    const [session] = await server.send(readSessions, { token: String(answer.json().jwt) });
    expect(session?.device).toEqual({ browser: 'OTHER', system: 'OTHER' });
    const cookie = String(answer.cookies.find(({ name }) => name === 'heloc-draft')?.value);
    const draft = await server.send(readDraft, { headers: { cookie: `heloc-draft=${cookie}` } });
    expect(draft?.values).toEqual({
      index: { ...ADDRESS, occupancyType: 'HOME' },
      'legal-name': { firstName: 'Rosa', middleName: '', lastName: 'Delgado-Ruiz', suffix: '' },
      'phone-and-email': { email, phoneNumber: '3035550177' },
      'set-password': { termPrivacyConsent: 'on', communicationConsent: 'on' },
      visit: { referrer: originatorUuid, rid: invitationUuid },
    });
    expect((await server.ask(logIn, { body: { email, password: PASSWORD } })).statusCode).toBe(200);
  });

  test('is finished, and in the pipeline of the loan officer, once the borrower applies [ROLE-008, APP-018]', async () => {
    const { email, token, invitationUuid } = await invite();
    const { jwt } = (await confirm(token)).json();
    expect(await stateOf(invitationUuid)).toBe('INVITED');
    const { uuid } = await server.send(createHeloc, {
      token: String(jwt),
      body: { ...buildCreation(email), referrerId: originatorUuid, referralId: invitationUuid },
    });
    expect(await stateOf(invitationUuid)).toBe('FINISHED');
    const { items } = await server.send(listOwnPipeline, { token: officer.token, query: {} });
    expect(items.map((row) => row.uuid)).toContain(uuid);
  });

  test('its link works once', async () => {
    const { token } = await invite();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 410]);
    expect((await openLink(token)).statusCode).toBe(410);
  });

  test('its link expires after 7 days, and the borrower gets a new one at the same address', async () => {
    const { email, token, invitationUuid } = await invite();
    now = new Date(start.getTime() + 7 * DAY_MS + 1000);
    expect((await openLink(token)).statusCode).toBe(410);
    expect(await stateOf(invitationUuid)).toBe('EXPIRED');
    await server.send(resendBorrowerSetup, { body: { token } });
    await sendSetupLink(invitationUuid, server.context);
    const fresh = (await mailsTo(email))
      .map(({ text }) => /#([\w-]+)/.exec(text)?.[1])
      .find((one) => one !== undefined && one !== token);
    expect((await openLink(String(fresh))).statusCode).toBe(200);
    expect((await openLink(token)).statusCode).toBe(410);
    expect(await stateOf(invitationUuid)).toBe('INVITED');
  });

  test.each(['used', 'unknown'])(
    'a link that is %s is not mailed again, and the caller learns nothing',
    async (kind) => {
      const { email, token } = await invite();
      if (kind === 'used') await confirm(token);
      const answer = await server.ask(resendBorrowerSetup, {
        body: { token: kind === 'used' ? token : randomUUID().replaceAll('-', '') },
      });
      expect([answer.statusCode, answer.body]).toEqual([202, '{}']);
      expect(await mailsTo(email)).toHaveLength(1);
    },
  );

  test('is refused in a state without a license, to the officer and to the borrower who corrects it [ELIG-006]', async () => {
    const inUtah = { ...ADDRESS, city: 'Provo', state: 'UT', zip: '84601' };
    const error = { status: 'invalid-request', errors: [{ field: 'state', message: LOAN_OFFICER_NOT_LICENSED }] };
    const refused = await server.ask(inviteBorrower, {
      token: officer.token,
      body: buildBorrower({ propertyAddress: inUtah }),
    });
    expect(refused.json()).toMatchObject(error);
    const { token } = await invite();
    expect((await confirm(token, { propertyAddress: inUtah })).json()).toMatchObject(error);
    expect((await openLink(token)).statusCode).toBe(200);
  });

  test('never goes to a mailbox of the loan officer, who would agree for the borrower', async () => {
    for (const email of [officer.email, officer.email.replace('@', '+maria@'), 'Olivia@Example.com']) {
      const answer = await server.ask(inviteBorrower, { token: officer.token, body: buildBorrower({ email }) });
      expect(answer.json()).toMatchObject({
        errors: [{ field: 'email', message: 'Enter the borrower’s own email. The link can’t go to yours.' }],
      });
    }
  });

  test('takes no agreement for granted', async () => {
    const { email, token } = await invite();
    for (const missing of [{ termPrivacyConsent: false }, { communicationConsent: false }])
      expect((await confirm(token, missing)).json()).toMatchObject({ status: 'consent-missing' });
    expect(await findAccount(server.context, email)).toBeUndefined();
  });

  test('an address with an account is invited like any other, logs in, and gets no second account', async () => {
    const email = `known.${randomUUID().slice(0, 8)}@example.com`;
    await server.send(registerIdentity, { body: { email, password: PASSWORD, phoneNumber: '4155550142' } });
    const { token } = await invite({ email });
    expect((await openLink(token)).json()).toMatchObject({ hasAccount: true });
    const answer = await confirm(token, { password: null, termPrivacyConsent: false, communicationConsent: false });
    expect([answer.statusCode, answer.json()]).toEqual([201, { jwt: null }]);
    expect((await findAccount(server.context, email))?.phone).toBe('4155550142');
  });

  test('creates no password account at a lender whose borrowers log in at an identity provider [OP-B-029]', async () => {
    const { email, token } = await invite();
    external(server)['FIGURE'] = { issuer: 'https://login.example', clientId: 'lintel', clientSecret: 'secret' };
    try {
      expect((await openLink(token)).json()).toMatchObject({ hasAccount: true });
      const answer = await confirm(token);
      expect([answer.statusCode, answer.json()]).toEqual([201, { jwt: null }]);
      expect(await findAccount(server.context, email)).toBeUndefined();
      const cookie = String(answer.cookies.find(({ name }) => name === 'heloc-draft')?.value);
      const draft = await server.send(readDraft, { headers: { cookie: `heloc-draft=${cookie}` } });
      expect(draft?.values).toMatchObject({ 'phone-and-email': { email } });
      expect(draft?.values).not.toHaveProperty('set-password');
    } finally {
      delete external(server)['FIGURE'];
    }
  });

  test("another lender's page doesn't open the link", async () => {
    const { token } = await invite();
    const answer = await server.ask(openBorrowerSetup, { body: { token }, headers: { 'x-org': 'HOMEPOINT' } });
    expect(answer.statusCode).toBe(410);
  });

  test('is stored sealed, and its link as a hash', async () => {
    const { token } = await invite();
    const rows = await server.context.db
      .selectFrom('borrower_setup')
      .innerJoin('referral', 'referral.uuid', 'borrower_setup.referral_uuid')
      .selectAll()
      .execute();
    const text = rows.map((row) => JSON.stringify({ ...row, sealed: row.sealed.toString('latin1') })).join();
    expect(text).not.toMatch(/Rosa|Delgado|Larimer|example\.com/);
    expect(text).not.toContain(token);
  });
});
