import { describe, expect, test } from 'vitest';
import { addressModal, applicableApplication, startModal } from './blocking.ts';
import { disasterNotice, mayReferrerLend, newYorkRule, softCreditConsentAtCreation } from './place.ts';
import { waitlistDecision } from './waitlist.ts';

describe('New York rules', () => {
  test.each([
    ['ELIG-003, MODAL-008', 'NY', false, true, 'TO_NEW_YORK_SITE'],
    ['ELIG-003, MODAL-009', 'CO', true, true, 'TO_MAIN_SITE'],
    ['ELIG-004, ELIG-005', 'NY', false, false, 'REFUSED'],
    ['ELIG-003', 'NY', true, false, 'CONTINUE'],
    ['ELIG-003', 'NY', true, true, 'CONTINUE'],
    ['ELIG-003', 'CO', true, false, 'CONTINUE'],
    ['ELIG-003', 'CO', false, true, 'CONTINUE'],
    ['ELIG-003', 'CO', false, false, 'CONTINUE'],
  ] as const)(
    'newYorkRule depends on state, site and flag [%s]: %s, New York site %s, flag %s',
    (_ids, state, newYorkSite, newYorkFlag, rule) => {
      expect(newYorkRule(state, { newYorkSite, newYorkFlag })).toBe(rule);
    },
  );

  test('softCreditConsentAtCreation is false for New York only while its flag is off [APP-007]', () => {
    expect([
      softCreditConsentAtCreation('NY', false),
      softCreditConsentAtCreation('NY', true),
      softCreditConsentAtCreation('CO', false),
    ]).toEqual([false, true, true]);
  });
});

describe('addressModal and disasterNotice', () => {
  const site = { newYorkSite: false, newYorkFlag: true, primaryBrand: true };

  test('addressModal for Hawaii appears on the primary brand only [ELIG-002, MODAL-011]', () => {
    expect(addressModal('HI', site)).toBe('HAWAII');
    expect(addressModal('HI', { ...site, primaryBrand: false })).toBeUndefined();
  });

  test('addressModal for New York appears while the flag is on [ELIG-003, MODAL-001]', () => {
    expect(addressModal('NY', site)).toBe('TO_NEW_YORK_SITE');
    expect(addressModal('CO', { ...site, newYorkSite: true })).toBe('TO_MAIN_SITE');
    expect(addressModal('NY', { ...site, newYorkFlag: false })).toBeUndefined();
    expect(addressModal('CO', site)).toBeUndefined();
  });

  test('disasterNotice informs about a listed zip and blocks nothing [REG-038, ELIG-026]', () => {
    expect(disasterNotice('80202', ['80201', '80202'])).toBe(
      'We are continuing to accept applications in affected areas, but properties will require a post-disaster inspection per our Disaster Response Policy which is available to you upon request.',
    );
    expect(disasterNotice('80203', ['80202', '802'])).toBeUndefined();
  });
});

describe('waitlistDecision', () => {
  const area = { states: ['CO', 'AZ'], zipPrefixesNotServed: ['967', '80299'] };
  const home = { state: 'CO', zip: '80202', area };

  test.each([
    ['accepts a home where we lend', 'ELIG-015, ELIG-016', home, { kind: 'LENDS' }],
    [
      'sends a state we don’t serve to the waitlist',
      'ELIG-015, ELIG-018, ELIG-019',
      { ...home, state: 'TX' },
      { kind: 'WAITLIST', because: 'STATE', path: '/waitlist' },
    ],
    [
      'sends a zip with a listed prefix to the waitlist',
      'ELIG-016, ELIG-018, ELIG-020',
      { ...home, zip: '96701' },
      { kind: 'WAITLIST', because: 'ZIP', path: '/waitlist' },
    ],
    [
      'sends a listed zip to the waitlist',
      'ELIG-016, ELIG-020',
      { ...home, zip: '80299' },
      { kind: 'WAITLIST', because: 'ZIP', path: '/waitlist' },
    ],
    ['accepts a zip that contains the fragment elsewhere', 'ELIG-020', { ...home, zip: '80967' }, { kind: 'LENDS' }],
    [
      'sends the crypto campaign to its waitlist in any state',
      'ELIG-017, ELIG-018, QRY-003',
      { ...home, utmSource: 'cloc' },
      { kind: 'WAITLIST', because: 'CAMPAIGN', path: '/marketing-waitlist' },
    ],
    [
      'accepts the crypto campaign for a lender that supports it',
      'ELIG-017',
      { ...home, utmSource: 'cloc', takesCrypto: true },
      { kind: 'LENDS' },
    ],
    ['accepts any other campaign', 'ELIG-017', { ...home, utmSource: 'CLOC-letter' }, { kind: 'LENDS' }],
    [
      'is unknown when the served area can’t be read',
      'ELIG-019, ELIG-020',
      { ...home, area: undefined },
      { kind: 'UNKNOWN' },
    ],
    [
      'sends every state to the waitlist when none is listed',
      'ELIG-019',
      { ...home, area: { ...area, states: [] } },
      { kind: 'WAITLIST', because: 'STATE', path: '/waitlist' },
    ],
    [
      'ignores an empty fragment',
      'ELIG-020',
      { ...home, area: { ...area, zipPrefixesNotServed: [''] } },
      { kind: 'LENDS' },
    ],
  ] as const)('%s [%s]', (_what, _ids, of, decision) => {
    expect(waitlistDecision(of)).toEqual(decision);
  });
});

describe('mayReferrerLend', () => {
  test("allows licensed states, and every state when licenses aren't enforced [ELIG-006, ELIG-007]", () => {
    const officer = { enforceLicensedStatesForReferral: true, licensedStates: ['CO'] };
    expect([
      mayReferrerLend(officer, 'CO'),
      mayReferrerLend(officer, 'TX'),
      mayReferrerLend({ ...officer, enforceLicensedStatesForReferral: false }, 'TX'),
    ]).toEqual([true, false, true]);
  });
});

describe('startModal', () => {
  const buildAbility = (canStartApplication: boolean, ...organizationsWithActiveApplication: string[]) => ({
    canStartApplication,
    organizationsWithActiveApplication,
  });

  test.each([
    ['ELIG-021', buildAbility(true), false, undefined],
    ['ELIG-021', buildAbility(true, 'FIGURE_WHOLESALE'), true, undefined],
    ['ELIG-021, ELIG-024, MODAL-005', buildAbility(false, 'HOMEPOINT', 'FIGURE_WHOLESALE'), true, 'INQUIRY'],
    ['ELIG-014', buildAbility(false, 'FIGURE_WHOLESALE'), false, 'ACTIVE'],
    ['ELIG-022, MODAL-003', buildAbility(false, 'HOMEPOINT'), false, 'ACTIVE'],
    ['ELIG-023, MODAL-004', buildAbility(false), false, 'RECENT'],
  ])('shows the one modal that applies [%s]', (_ids, of, hasInquiry, modal) => {
    expect(startModal(of, hasInquiry)).toBe(modal);
  });
});

describe('applicableApplication', () => {
  const buildApplication = (
    uuid: string,
    checklistStatus: string | null,
    active: boolean,
    activeForAppStart: boolean,
    createdDate = '2026-01-01',
  ) => ({ uuid, active, activeForAppStart, status: { checklistStatus }, auditFields: { createdDate } });
  const getApplicable = (...all: ReturnType<typeof buildApplication>[]) => applicableApplication(all)?.uuid;

  test('is active and not complete, or active for start and complete [ELIG-025]', () => {
    expect(getApplicable(buildApplication('a', 'OFFER_SELECTION', true, false))).toBe('a');
    expect(getApplicable(buildApplication('b', null, true, false))).toBe('b');
    expect(getApplicable(buildApplication('c', 'COMPLETE', false, true))).toBe('c');
    expect(getApplicable(buildApplication('d', 'COMPLETE', true, false))).toBeUndefined();
    expect(getApplicable(buildApplication('e', 'OFFER_SELECTION', false, true))).toBeUndefined();
    expect(getApplicable()).toBeUndefined();
  });

  test("is the newest of several and doesn't reorder the list [ELIG-025]", () => {
    const all = [
      buildApplication('old', 'HMDA', true, false, '2026-01-01T10:00:00Z'),
      buildApplication('new', 'HMDA', true, false, '2026-02-01T09:00:00Z'),
      buildApplication('shut', 'HMDA', false, false, '2026-03-01'),
    ];
    expect(applicableApplication(all)?.uuid).toBe('new');
    expect(all.map(({ uuid }) => uuid)).toEqual(['old', 'new', 'shut']);
  });
});
