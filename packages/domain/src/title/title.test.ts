import { describe, expect, test } from 'vitest';
import { US_STATES } from '../fields/states.ts';
import { emptyFile } from '../loan-file/file.ts';
import { refusal } from '../loan-file/refusal.ts';
import { titleConditions, type TitleFindings } from './conditions.ts';
import { isEntity, isNameInDoubt, isSamePerson } from './names.ts';
import { matchSigners } from './same-signer.ts';
import { SPOUSE_STATES } from './spouse-states.ts';
import { whoMustSign, type MustSign, type TitleFacts } from './who-must-sign.ts';

const ANA = { name: 'Ana Ruiz', married: null, spouse: null };
const BEN = { name: 'BEN A. COLE', married: null, spouse: null };
const buildQuestion = (overrides: Partial<TitleFacts> = {}) =>
  whoMustSign({
    state: 'CO',
    occupancy: 'HOME',
    borrower: { name: 'Ana Ruiz', maritalStatus: 'UNMARRIED' },
    estate: 'SOLE',
    owners: [ANA],
    required: [],
    ...overrides,
  }).map(({ name, relation }) => [name, relation]);
const MARRIED_ANA = { name: 'Ana Ruiz', maritalStatus: 'MARRIED' } as const;

describe('whoMustSign and isSamePerson', () => {
  test.each<[string, Partial<TitleFacts>, [string | null, string][]]>([
    ['no one else for a sole owner', {}, []],
    [
      'every other owner of record',
      { estate: 'JOINT', owners: [ANA, BEN, { ...BEN, name: 'Cy Dunn' }] },
      [
        ['BEN A. COLE', 'CO_OWNER'],
        ['Cy Dunn', 'CO_OWNER'],
      ],
    ],
    [
      'one entry for an owner named twice',
      { estate: 'COMMON', owners: [ANA, BEN, { ...BEN, name: 'Cole, Ben' }] },
      [['BEN A. COLE', 'CO_OWNER']],
    ],
    ["no spouse in a state that doesn't require one", { borrower: MARRIED_ANA }, []],
    [
      'a spouse without a recorded name for a Florida homestead',
      { state: 'FL', borrower: MARRIED_ANA },
      [[null, 'SPOUSE']],
    ],
    [
      'a separated spouse',
      { state: 'FL', borrower: { ...MARRIED_ANA, maritalStatus: 'SEPARATED' } },
      [[null, 'SPOUSE']],
    ],
    ['no spouse for an unmarried borrower', { state: 'FL' }, []],
    [
      'the spouse named in the records despite the borrower’s answer',
      { state: 'FL', owners: [{ ...ANA, spouse: 'Dan Ruiz' }] },
      [['Dan Ruiz', 'SPOUSE']],
    ],
    ['no homestead spouse for a second home', { state: 'FL', occupancy: 'SECONDARY', borrower: MARRIED_ANA }, []],
    [
      'the spouse for any home in a community property state',
      { state: 'WA', occupancy: 'INVESTMENT', borrower: MARRIED_ANA },
      [[null, 'SPOUSE']],
    ],
    [
      'a couple on title once, as owners',
      { state: 'FL', estate: 'SPOUSES', borrower: MARRIED_ANA, owners: [ANA, BEN] },
      [['BEN A. COLE', 'CO_OWNER']],
    ],
    [
      'a spouse on title as an owner',
      { state: 'FL', estate: 'JOINT', borrower: MARRIED_ANA, owners: [{ ...ANA, spouse: 'Ben Cole' }, BEN] },
      [['BEN A. COLE', 'CO_OWNER']],
    ],
    [
      'each owner’s spouse in Texas',
      {
        state: 'TX',
        estate: 'COMMON',
        borrower: MARRIED_ANA,
        owners: [
          { ...ANA, spouse: 'Dan Ruiz' },
          { ...BEN, married: true },
        ],
      },
      [
        ['BEN A. COLE', 'CO_OWNER'],
        ['Dan Ruiz', 'SPOUSE'],
        [null, 'SPOUSE'],
      ],
    ],
    [
      'two unnamed spouses of the borrower and another owner separately',
      { state: 'TX', estate: 'COMMON', borrower: MARRIED_ANA, owners: [ANA, { ...BEN, married: true }] },
      [
        ['BEN A. COLE', 'CO_OWNER'],
        [null, 'SPOUSE'],
        [null, 'SPOUSE'],
      ],
    ],
    [
      'another trustee but not the trust',
      {
        estate: 'TRUST',
        owners: [
          { ...ANA, name: 'Ana Ruiz, Trustee of the Ruiz Family Trust' },
          { ...BEN, name: 'Ben Cole as co-trustee' },
          { ...BEN, name: 'The Ruiz Family Trust' },
        ],
      },
      [['Ben Cole as co-trustee', 'CO_OWNER']],
    ],
    [
      'everyone else the title company requires, without the borrower',
      {
        required: [
          { name: 'Eve Trust', relation: 'CO_OWNER', reason: 'trustee' },
          { name: 'Ana Ruiz', relation: 'CO_OWNER', reason: 'owner' },
        ],
      },
      [['Eve Trust', 'CO_OWNER']],
    ],
  ])('whoMustSign returns %s', (_who, more, expected) => {
    expect(buildQuestion(more)).toEqual(expected);
  });

  test('the reason has at most 200 characters and names the state and law, but no person', () => {
    for (const [state, { law }] of Object.entries(SPOUSE_STATES)) {
      expect(US_STATES).toHaveProperty(state);
      const owners = [
        { ...ANA, spouse: 'Dan Ruiz' },
        { ...BEN, spouse: 'Fay Cole' },
      ];
      for (const { reason, relation } of whoMustSign({
        state,
        occupancy: 'HOME',
        borrower: MARRIED_ANA,
        estate: 'COMMON',
        owners,
        required: [],
      })) {
        expect([reason.length <= 200, /Ruiz|Cole/.test(reason), reason.includes(law)]).toEqual([
          true,
          false,
          relation === 'SPOUSE',
        ]);
      }
    }
  });

  test.each([
    ['Maria Delgado', 'DELGADO, MARIA L.', true],
    ['José Núñez', 'Jose Nunez Jr.', true],
    ['Ana Ruiz', 'Ana Ruiz, Trustee', true],
    ['Ana Ruiz', 'Ana Maria Ruiz', true],
    ['Ana Ruiz', 'Anna Ruiz', false],
    ['Ana Ruiz', 'Ana Ruiz-Cole', false],
    ['José Núñez', 'NUNEZ JUNIOR, JOSE', true],
    ['José Núñez', 'Jose Nunez, Senior', true],
    ['Ana Senior', 'SENIOR, ANA', true],
    ['Ana Senior', 'Ana Junior', false],
    ['John Smith Sr', 'JOHN SMITH JR', false],
    ['SMITH SR, JOHN', 'John Smith Jr.', false],
    ['John Smith III', 'John A Smith, III', true],
    ['Иван Петров', 'Анна Кузнецова', false],
    ['', '', false],
  ])('isSamePerson of %s and %s is %s', (one, other, same) => {
    expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([same, same]);
  });
});

test.each([
  ['JOHN A SMITH SR', 'John Smith', true],
  ['John Smith', 'John Smith Jr', true],
  ['John Smith Jr', 'JOHN SMITH, JR.', false],
  ['John Smith Sr', 'John Smith Jr', false],
  ['Ben Cole', 'John Smith', false],
])('isNameInDoubt of owner %s and borrower %s is %s', (owner, borrower, doubt) => {
  expect(isNameInDoubt(owner, borrower)).toBe(doubt);
});

test.each([
  ['OAK HILL HOLDINGS LLC', true],
  ['Oak Hill L.L.C.', true],
  ['Oak Hill Corporation', true],
  ['The Ruiz Family Trust', true],
  ['Oak Hill Partners', true],
  ['Ana Ruiz, Trustee of the Ruiz Family Trust', false],
  ['Inca Coleman', false],
])('isEntity of %s is %s', (name, is) => {
  expect(isEntity(name)).toBe(is);
});

describe('matchSigners', () => {
  const buildOwner = (name: string): MustSign => ({ name, relation: 'CO_OWNER', reason: 'an owner' });
  const buildSpouse = (name: string | null, reason = 'a spouse'): MustSign => ({ name, relation: 'SPOUSE', reason });
  test.each<[string, MustSign[], MustSign[], (number | null)[]]>([
    ['no earlier signer', [buildOwner('Ben Cole')], [], [null]],
    ['a signer spelled another way', [buildOwner('BEN A. COLE')], [buildOwner('Cy Dunn'), buildOwner('Ben Cole')], [1]],
    ['a signer with a new reason', [buildOwner('Dan Ruiz')], [buildSpouse('Dan Ruiz')], [0]],
    ['a spouse whose name is now known', [buildSpouse('Dan Ruiz')], [buildSpouse(null)], [0]],
    ['a spouse whose name is no longer known', [buildSpouse(null)], [buildSpouse('Dan Ruiz')], [0]],
    ["no match for another person's spouse", [buildSpouse(null)], [buildSpouse(null, "an owner's spouse")], [null]],
    [
      'two spouses in another order, by name or without one',
      [buildSpouse('Fay Cole'), buildSpouse(null)],
      [buildSpouse(null), buildSpouse('Fay Cole')],
      [1, 0],
    ],
    [
      'an unnamed spouse rather than a newly named one',
      [buildSpouse('Fay Cole'), buildSpouse(null)],
      [buildSpouse(null)],
      [null, 0],
    ],
    ['each signer at most once', [buildOwner('Ben Cole'), buildOwner('Ben Cole')], [buildOwner('Ben Cole')], [0, null]],
  ])('matches %s', (_who, named, known, expected) => {
    expect(matchSigners(named, known).map((one) => (one === null ? null : known.indexOf(one)))).toEqual(expected);
  });
});

describe('titleConditions', () => {
  const CLEAR: TitleFindings = {
    isOwner: true,
    inTrust: false,
    nameInDoubt: false,
    heldByEntity: false,
    unknownLiens: [],
    exceptions: [{ number: 1, kind: 'STANDARD' }],
  };
  const listRaised = (overrides: Partial<TitleFindings>, posted = emptyFile().conditions) =>
    titleConditions({ ...CLEAR, ...overrides }, posted).map(({ data: { id, category, blocks, askBorrower } }) => [
      id,
      category,
      blocks,
      askBorrower,
    ]);
  const lien = { reference: 'deed 88/1', recordedOn: '2024-05-02' };
  const done = { round: 1, category: 'REVIEW_TRUST_REQUIREMENTS', blocks: 'NOW', state: 'CLEARED' } as const;

  test.each<[string, Partial<TitleFindings>, unknown[][]]>([
    ['a clear title', {}, []],
    [
      "a borrower who isn't an owner of record",
      { isOwner: false },
      [['title-owner', 'PROPERTY_OWNERSHIP_FRAUD_REVIEW', 'NOW', true]],
    ],
    ['a trust', { inTrust: true }, [['title-trust', 'REVIEW_TRUST_REQUIREMENTS', 'NOW', true]]],
    [
      'an undisclosed lien, once',
      { unknownLiens: [lien, lien] },
      [['title-lien-deed881', 'GENERIC_DOCUMENT_REQUEST', 'CLOSING', true]],
    ],
    ['a suffix in only one name', { nameInDoubt: true }, [['title-name', 'ESCALATION_REVIEW', 'CLOSING', false]]],
    ['a company that owns a share', { heldByEntity: true }, [['title-entity', 'ESCALATION_REVIEW', 'CLOSING', false]]],
    [
      'a missing legal description',
      { exceptions: [{ number: 4, kind: 'LEGAL_DESCRIPTION' }] },
      [['title-legal', 'PROPERTY_LEGAL_DESCRIPTION', 'CLOSING', true]],
    ],
    [
      'a tax and a judgment lien',
      {
        exceptions: [
          { number: 5, kind: 'TAX' },
          { number: 6, kind: 'JUDGMENT' },
        ],
      },
      [
        ['title-exception-5', 'GENERIC_DOCUMENT_REQUEST', 'CLOSING', true],
        ['title-exception-6', 'GENERIC_DOCUMENT_REQUEST', 'CLOSING', true],
      ],
    ],
    [
      'a finding only staff can settle',
      { exceptions: [{ number: 7, kind: 'BANKRUPTCY' }] },
      [['title-exception-7', 'ESCALATION_REVIEW', 'CLOSING', false]],
    ],
  ])('returns the conditions for %s', (_what, more, expected) => {
    expect(listRaised(more)).toEqual(expected);
    for (const fact of titleConditions({ ...CLEAR, ...more }, {}))
      expect(
        refusal({ ...emptyFile(), created: { occupancy: 'HOME', crypto: false, softConsent: true } }, fact),
      ).toBeNull();
  });

  test("doesn't repeat conditions in a later search", () => {
    expect(
      listRaised(
        { inTrust: true, isOwner: false },
        { 'trust-by-staff': done, 'title-owner': { ...done, category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW' } },
      ),
    ).toEqual([]);
  });
});
