import { ApiError, type CallInput, type Call, type Reply } from '@lintel/contract';
import type { RegistrationDraft } from '@lintel/domain';
import { expect, test } from 'vitest';
import { createSubmissionRunner, type Submission } from './create-application.ts';

const DRAFT: RegistrationDraft = {
  index: { street1: '412 Alder Ridge Road', city: 'Boulder', state: 'CO', zip: '80302', occupancyType: 'HOME' },
  'for-sale': { isListedForSale: 'NO' },
  'annual-income': { employmentType: 'FULL_TIME', income: '82000', otherIncome: '' },
  'legal-name': { firstName: 'Maria', lastName: 'Delgado', suffix: '' },
  birthdate: { month: '04', day: '27', year: '1984' },
  'phone-and-email': { email: 'maria@example.com', phoneNumber: '(303) 555-0188', smsTransactionalConsent: 'on' },
  'set-password': { termPrivacyConsent: 'on', communicationConsent: 'on' },
};
const UUID = '0b0e7c9a-5a0e-4f5e-9d3c-1f2a3b4c5d6e';
const IDENTITY = { email: 'maria@example.com', aliases: [{ type: 'Phone', value: '***0188' }] };
const REPLIES: Record<string, unknown> = {
  G21: { jwt: 'token' },
  G25: IDENTITY,
  G22: IDENTITY,
  G20: { canStartApplication: true, organizationsWithActiveApplication: [] },
  G04: { uuid: UUID, status: { checklistStatus: 'IN_PROGRESS' }, version: 3 },
  G10: ['CO'],
  G11: [],
};

interface RecordedRequest {
  id: string;
  key: string | undefined;
  body: unknown;
}

/** Runs a submission against fake replies; each error in `refuse` is thrown once in place of a reply. */
function createSubmission(overrides: Partial<Submission> = {}, refuse: Record<string, Error> = {}) {
  const sent: RecordedRequest[] = [];
  const logged: string[] = [];
  const started: { uuid: string; after: string | undefined }[] = [];
  const run = createSubmissionRunner();
  async function send<C extends Call>(call: C, ask: CallInput<C>): Promise<Reply<C>> {
    const { idempotencyKey, body }: { idempotencyKey?: string | undefined; body?: unknown } = ask;
    sent.push({ id: call.id, key: idempotencyKey, body });
    const refused = refuse[call.id];
    if (refused) {
      delete refuse[call.id];
      throw refused;
    }
    return REPLIES[call.id] as Reply<C>;
  }
  const of = {
    send,
    draft: DRAFT,
    password: 'Correct-horse7!',
    loggedIn: false,
    organisation: 'FIGURE',
    area: { states: ['CO'], zipPrefixesNotServed: [] },
    takesCrypto: false,
    context: {
      today: '2026-11-17',
      minimumAge: 18,
      newYorkFlag: false,
      consentVersions: { PRIVACY: '1', TERMS: '1', COMMUNICATIONS: '1', SOFT_CREDIT: '1' },
    },
    smsPrompts: [
      { uuid: 'p1', type: 'SMS' as const },
      { uuid: 'p2', type: 'SMS_TRANSACTIONAL' as const },
    ],
    log: (where: string, error: unknown) => {
      logged.push(`${where}: ${error instanceof Error ? error.message : ''}`);
    },
    onStarted: (uuid: string) => {
      started.push({ uuid, after: sent.map(({ id }) => id).at(-1) });
    },
    ...overrides,
  };
  return {
    press: (again: Partial<Submission> = {}) => run({ ...of, ...again }),
    sent,
    logged,
    started,
    ids: () => sent.map(({ id }) => id),
    refuse,
  };
}

const buildError = (name: ConstructorParameters<typeof ApiError>[0]['name'], message: string, httpStatus = 409) =>
  new ApiError({ name, message, httpStatus });

test('registers, reads the identity, checks eligibility, creates the application and saves the text consents, in this order [REG-011, REG-012, REG-015, REG-016, REG-017, AUTH-007]', async () => {
  const { press, ids } = createSubmission();
  expect(await press()).toMatchObject({ kind: 'CREATED', uuid: UUID, version: 3 });
  expect(ids()).toEqual(['G21', 'G25', 'G20', 'G04', 'G33']);
});

test('sends the start events once everything is saved, and none for an application that was not created [REG-018, TELE-012]', async () => {
  const { press, started } = createSubmission();
  await press();
  expect(started).toEqual([{ uuid: UUID, after: 'G33' }]);
  const refused = createSubmission({}, { G04: buildError('recent-heloc', 'Recent') });
  await refused.press();
  expect(refused.started).toEqual([]);
});

test('does not register a logged-in person again [REG-012, AUTH-020]', async () => {
  const { press, ids } = createSubmission({ loggedIn: true });
  await press();
  expect(ids()).not.toContain('G21');
});

test('creates the application with the identity’s email, not the typed one [REG-012]', async () => {
  const { press, sent } = createSubmission({
    loggedIn: true,
    draft: { ...DRAFT, 'phone-and-email': { ...DRAFT['phone-and-email'], email: 'other@example.com' } },
  });
  await press();
  expect(sent.find(({ id }) => id === 'G04')?.body).toMatchObject({ profileRequest: { email: 'maria@example.com' } });
});

test('uses the contact details of an account that has them and keeps its text consents [REG-009, REG-012]', async () => {
  const { 'phone-and-email': _, ...draft } = DRAFT;
  const { press, sent, ids } = createSubmission({
    loggedIn: true,
    draft,
    password: undefined,
    known: { email: 'maria@example.com', phoneNumber: '3035550188' },
  });
  expect(await press()).toMatchObject({ kind: 'CREATED' });
  expect(sent.find(({ id }) => id === 'G04')?.body).toMatchObject({
    profileRequest: { email: 'maria@example.com', phoneNumbers: [{ type: 'MOBILE', number: '3035550188' }] },
  });
  expect(ids()).not.toContain('G33');
});

test('uses the typed phone number when the account shows none [REG-009, REG-014]', async () => {
  const { press, sent } = createSubmission({
    loggedIn: true,
    draft: { ...DRAFT, 'phone-and-email': { phoneNumber: '(303) 555-0199' } },
    known: { email: 'maria@example.com' },
  });
  expect(await press()).toMatchObject({ kind: 'CREATED' });
  expect(sent.find(({ id }) => id === 'G04')?.body).toMatchObject({
    profileRequest: { email: 'maria@example.com', phoneNumbers: [{ number: '3035550199' }] },
  });
});

test('saves a phone number that the identity lacks and continues if that fails [REG-013, REG-014]', async () => {
  const { press, ids, refuse } = createSubmission();
  const before = REPLIES['G25'];
  REPLIES['G25'] = { aliases: [] };
  refuse['G24'] = buildError('server-error', 'x', 500);
  try {
    expect(await press()).toMatchObject({ kind: 'CREATED' });
    expect(ids()).toContain('G24');
  } finally {
    REPLIES['G25'] = before;
  }
});

test('looks up the identity at the broker, then at the identity service [AUTH-016]', async () => {
  const { press, ids } = createSubmission({}, { G25: buildError('server-error', 'x', 500) });
  expect(await press()).toMatchObject({ kind: 'CREATED' });
  expect(ids().slice(0, 3)).toEqual(['G21', 'G25', 'G22']);
});

test('reports "User not found" when both lookups fail, and stops as for a known account [AUTH-016, ERR-037, REG-042]', async () => {
  const refusals = { G25: buildError('server-error', 'x', 500), G22: buildError('not-found', 'x', 404) };
  const { press, logged } = createSubmission({}, refusals);
  expect(await press()).toEqual({ kind: 'STOPPED', by: { kind: 'ACCOUNT_EXISTS', email: 'maria@example.com' } });
  expect(logged).toContain('identity: User not found');
});

test('tries again when both lookups lost the connection [AUTH-016, REG-041]', async () => {
  const { press } = createSubmission(
    {},
    { G25: buildError('no-response', 'x', 0), G22: buildError('no-response', 'x', 0) },
  );
  expect(await press()).toEqual({ kind: 'TRY_AGAIN' });
});

test('saves each text consent as checked and continues if that fails [REG-017, FORM-037]', async () => {
  const { press, sent, refuse } = createSubmission();
  refuse['G33'] = buildError('consent-outdated', 'x');
  expect(await press()).toMatchObject({ kind: 'CREATED' });
  expect(sent.at(-1)?.body).toMatchObject({
    consents: [
      { consentPromptUuid: 'p1', optInOut: 'OPT_OUT' },
      { consentPromptUuid: 'p2', optInOut: 'OPT_IN' },
    ],
  });
});

test('resumes at the failed call with its key and registers only once [REG-040, REG-041]', async () => {
  const { press, ids, sent, refuse } = createSubmission();
  refuse['G04'] = buildError('no-response', 'x', 0);
  expect(await press()).toEqual({ kind: 'TRY_AGAIN' });
  expect(await press()).toMatchObject({ kind: 'CREATED' });
  expect(ids().filter((id) => id === 'G21')).toHaveLength(1);
  const [first, second] = sent.filter(({ id }) => id === 'G04');
  expect(first?.key).toBe(second?.key);
});

test('uses a new key after a refusal that the server stores under the old one [REG-041]', async () => {
  const { press, sent, refuse, logged } = createSubmission();
  refuse['G04'] = buildError('server-error', 'Something went wrong.', 500);
  expect(await press()).toEqual({ kind: 'DASHBOARD' });
  expect(logged.map((line) => line.split(':')[0])).toContain('create');
  await press();
  const [first, second] = sent.filter(({ id }) => id === 'G04');
  expect(first?.key).not.toBe(second?.key);
});

test.each([
  [
    'G21',
    buildError('identity-exists', 'identity exists'),
    { kind: 'STOPPED', by: { kind: 'ACCOUNT_EXISTS', email: 'maria@example.com' } },
    'REG-043, ERR-004, MODAL-002',
  ],
  [
    'G21',
    buildError('password-refused', 'This password is too common. Choose another.', 422),
    { kind: 'REFUSED', field: 'password', message: 'This password is too common. Choose another.' },
    'FORM-027',
  ],
  [
    'G04',
    buildError('state-not-offered', 'we do not currently offer loans in Ohio', 422),
    { kind: 'STAY', banner: 'we do not currently offer loans in Ohio' },
    'REG-041, ERR-005',
  ],
  [
    'G04',
    buildError('active-application-exists', 'Active application already exists.'),
    { kind: 'STOPPED', by: { kind: 'ACTIVE' } },
    'ELIG-022',
  ],
  ['G04', buildError('recent-heloc', 'x'), { kind: 'STOPPED', by: { kind: 'RECENT' } }, 'ELIG-023'],
  ['G04', buildError('inquiry-needs-loan-officer', 'x'), { kind: 'STOPPED', by: { kind: 'INQUIRY' } }, 'ELIG-024'],
])('a failure of %s leads to the specified result %# [$3]', async (id, failure, result, _ids) => {
  const { press, refuse } = createSubmission();
  refuse[id] = failure;
  expect(await press()).toEqual(result);
});

test('stops a person who can’t start before anything is created [ELIG-021, ELIG-022]', async () => {
  const { press, ids } = createSubmission();
  const before = REPLIES['G20'];
  REPLIES['G20'] = { canStartApplication: false, organizationsWithActiveApplication: ['FIGURE'], reason: 'ACTIVE' };
  try {
    expect(await press()).toMatchObject({ kind: 'STOPPED', by: { kind: 'ACTIVE' } });
    expect(ids()).not.toContain('G04');
  } finally {
    REPLIES['G20'] = before;
  }
});

test('sends a home outside the states served to the waitlist without creating an account [ELIG-015, ELIG-018, REG-011]', async () => {
  const { press, ids } = createSubmission({ area: { states: ['TX'], zipPrefixesNotServed: [] } });
  expect(await press()).toEqual({ kind: 'WAITLIST', path: '/waitlist' });
  expect(ids()).toEqual(['G19']);
});

test('reads an area that the page lacks, and stops when it can’t be read [ELIG-019, ELIG-020]', async () => {
  const { press, ids, refuse } = createSubmission({ area: undefined });
  refuse['G11'] = buildError('server-error', 'x', 500);
  expect(await press()).toEqual({ kind: 'AREA_UNKNOWN' });
  expect(ids()).toEqual(['G10', 'G11']);
  expect(await press()).toMatchObject({ kind: 'CREATED' });
});

test('fails without email, phone or password and sends nothing [REG-039, ERR-006]', async () => {
  const { press, ids } = createSubmission({ password: undefined });
  await expect(press()).rejects.toThrow('Missing email, phone or password');
  expect(ids()).toEqual([]);
});

test('sends the password once and its repetition never [DATA-036]', async () => {
  const { press, sent } = createSubmission();
  await press();
  expect(sent.find(({ id }) => id === 'G21')?.body).toEqual({
    email: 'maria@example.com',
    phoneNumber: '(303) 555-0188',
    password: 'Correct-horse7!',
  });
  expect(JSON.stringify(sent)).not.toContain('confirmPassword');
});

test.each([
  [undefined, undefined, 'OPT_OUT', 'OPT_OUT'],
  ['on', undefined, 'OPT_IN', 'OPT_OUT'],
  [undefined, 'on', 'OPT_OUT', 'OPT_IN'],
])(
  'sends the optional text consents %s and %s for HELOC as %s and %s [DATA-007, DATA-035, ENUM-009, ENUM-033]',
  async (marketing, transactional, sms, ofApplication) => {
    const contact = { email: 'maria@example.com', phoneNumber: '(303) 555-0188' };
    const { press, sent } = createSubmission({
      draft: {
        ...DRAFT,
        'phone-and-email': { ...contact, smsMarketingConsent: marketing, smsTransactionalConsent: transactional },
      },
    });
    await press();
    expect(sent.find(({ id }) => id === 'G33')?.body).toMatchObject({
      productType: 'HELOC',
      consents: [
        { consentPromptUuid: 'p1', optInOut: sms },
        { consentPromptUuid: 'p2', optInOut: ofApplication },
      ],
    });
  },
);
