import { describe, expect, test } from 'vitest';
import { CONDITION_CATEGORIES } from '../enums/condition-category.ts';
import type { Fact, FactData, TimedFact } from '../loan-file/facts.ts';
import { emptyFile, type LoanFile } from '../loan-file/file.ts';
import { replay } from '../loan-file/fold.ts';
import { conditionsFor, documentsMissing, getConditionGroup } from './conditions.ts';
import {
  conditionPlace,
  conditionTitle,
  conditionWhy,
  isAnsweredBySending,
  isKnownCategory,
  findOwnPage,
} from './words.ts';

const toInstant = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const postCondition = (id: string, overrides: Partial<FactData['ConditionPosted']> = {}): Fact => ({
  type: 'ConditionPosted',
  data: {
    id,
    category: 'GENERIC_DOCUMENT_REQUEST',
    blocks: 'NOW',
    askBorrower: true,
    person: null,
    documents: ['Tax bill'],
    text: 'The last one, please.',
    deadline: null,
    ...overrides,
  },
});
const tellFacts = (...facts: Fact[]): { file: LoanFile; told: TimedFact[] } => ({
  file: replay(facts),
  told: facts.map((fact, index) => ({ fact, at: toInstant(index) })),
});
const listConditions = (...facts: Fact[]) => {
  const all = tellFacts(...facts);
  return conditionsFor(all.file, all.told);
};

describe('condition titles and reasons', () => {
  test.each([
    ['BANK_ACCOUNT_FRAUD_REVIEW', 'Confirm your bank account', 'NOTIF-009'],
    ['ID_VERIFICATION_FAILURE', 'Let’s try your ID again', 'NOTIF-010'],
    ['MISSING_PHONE_NUMBER', 'Add a mobile number', 'NOTIF-011'],
    ['REVIEW_TRUST_REQUIREMENTS', 'Send your certificate of trust', 'NOTIF-012'],
    ['PROPERTY_LEGAL_DESCRIPTION', 'Send your property’s legal description', 'NOTIF-013'],
    ['IDENTITY_DOCUMENT_FRAUD_REVIEW', 'Send another photo of your ID', 'NOTIF-014'],
    ['PROPERTY_OWNERSHIP_FRAUD_REVIEW', 'Show that you own the home', 'NOTIF-015'],
    ['FALSE_OWNERSHIP_TYPE_REVIEW', 'Tell us how you hold title', 'NOTIF-016'],
    ['HELOC_MANUAL_PAYSTUB_UPLOAD', 'Send your two most recent paystubs', 'NOTIF-017'],
    ['HARD_CREDIT_INQUIRY_REVIEW', 'Tell us about recent credit checks', 'NOTIF-018'],
    ['GENERIC_DOCUMENT_REQUEST', 'Send: Deed, Tax bill', 'NOTIF-019'],
    ['ESCALATION_REVIEW', 'We’re taking a closer look', 'NOTIF-020'],
  ] as const)('%s has the title "%s" [%s]', (category, title, _id) => {
    expect(conditionTitle(category, { count: 2, documents: ['Deed', 'Tax bill'] })).toBe(title);
  });

  test('a condition for disputed liens asks for proof of each lien', () => {
    const buildConfirmed = (disputed: number): Fact => ({
      type: 'LiensConfirmed',
      data: { liens: [], payoffs: 0, required: 0, disputed, matched: true },
    });
    expect(
      [1, 2].map((disputed) => listConditions(buildConfirmed(disputed)).map(({ title, count }) => [title, count])),
    ).toEqual([
      [['Show that a debt on your home is paid or not yours', 1]],
      [['Show that two debts on your home are paid or not yours', 2]],
    ]);
    expect(conditionWhy('GENERIC_DOCUMENT_REQUEST', 'liens-disputed')).toBe(
      'We count it as your debt until we review your proof, and we can’t close before then.',
    );
    expect(conditionWhy('GENERIC_DOCUMENT_REQUEST', 'constructor')).toBe(conditionWhy('GENERIC_DOCUMENT_REQUEST'));
  });

  test('no title or reason mentions suspicion', () => {
    const texts = CONDITION_CATEGORIES.map(
      (category) => `${conditionTitle(category, { count: 1, documents: [] })} ${conditionWhy(category)}`,
    );
    expect(texts.filter((one) => /fraud|suspect|false|sanction/i.test(one))).toEqual([]);
  });

  test('each category leads to the page that answers it', () => {
    const places = Object.groupBy(CONDITION_CATEGORIES, conditionPlace);
    expect(places['phone-number']).toEqual(['MISSING_PHONE_NUMBER']);
    expect(places.identity).toEqual(['ID_VERIFICATION_FAILURE', 'IDENTITY_DOCUMENT_FRAUD_REVIEW']);
    expect(places['upload-document']).toHaveLength(9);
    expect(CONDITION_CATEGORIES.filter((category) => isAnsweredBySending(category, 'a'))).toEqual(
      places['upload-document'],
    );
    // A notice only has to be read: no upload answers it.
    expect([findOwnPage('flood-notice'), isAnsweredBySending('GENERIC_DOCUMENT_REQUEST', 'flood-notice')]).toEqual([
      'document/disclosures',
      false,
    ]);
    expect([
      findOwnPage('flood-insurance'),
      isAnsweredBySending('GENERIC_DOCUMENT_REQUEST', 'flood-insurance'),
    ]).toEqual([undefined, true]);
  });
});

describe('conditionsFor', () => {
  test('lists oldest first, including those the file posts itself, a notice before what it explains [NOTIF-005]', () => {
    const flood: Fact = { type: 'FloodDetermined', data: { sfha: true } as FactData['FloodDetermined'] };
    expect(
      listConditions(postCondition('b'), flood, postCondition('a')).map(({ id, asked }) => [id, ...asked]),
    ).toEqual([
      ['b', 'Tax bill'],
      ['flood-notice', 'Acknowledgment of the flood notice'],
      ['flood-insurance', 'Proof of flood insurance'],
      ['a', 'Tax bill'],
    ]);
  });

  test('hides unknown categories and other people’s conditions [NOTIF-008]', () => {
    expect(isKnownCategory('SOMETHING_NEW')).toBe(false);
    expect(
      listConditions(
        postCondition('a', { category: 'SOMETHING_NEW' }),
        postCondition('b', { person: 'signer-1' }),
        postCondition('c', { person: 'BORROWER' }),
      ).map(({ id }) => id),
    ).toEqual(['c']);
    const { file, told: facts } = tellFacts(postCondition('b', { person: 'signer-1' }));
    expect(conditionsFor(file, facts, 'signer-1')).toHaveLength(1);
  });

  test('changes from open to sent, returned with a reason, cleared or removed', () => {
    const answered: Fact = { type: 'ConditionAnswered', data: { id: 'a', documents: ['d'] } };
    const returned: Fact = { type: 'ConditionReturned', data: { id: 'a', reason: 'The date is cut off.' } };
    const buildCleared = (how: 'ACCEPTED' | 'WAIVED'): Fact => ({
      type: 'ConditionCleared',
      data: { id: 'a', how, by: 'staff' },
    });
    const states = [
      listConditions(postCondition('a')),
      listConditions(postCondition('a'), answered),
      listConditions(postCondition('a'), answered, returned),
      listConditions(postCondition('a'), answered, buildCleared('ACCEPTED')),
      listConditions(postCondition('a'), buildCleared('WAIVED')),
    ];
    expect(states.map(([one]) => [one?.state, getConditionGroup(one?.state ?? 'OPEN'), one?.returned?.reason])).toEqual(
      [
        ['OPEN', 'TO_DO', undefined],
        ['SENT', 'WITH_US', undefined],
        ['OPEN', 'TO_DO', 'The date is cut off.'],
        ['CLEARED', 'DONE', undefined],
        ['CANCELLED', 'DONE', undefined],
      ],
    );
  });

  test('shows a condition for staff as sent from the start, without its text', () => {
    expect(listConditions(postCondition('a', { askBorrower: false }))[0]).toMatchObject({ state: 'SENT', text: null });
  });

  test('returns nothing for an empty file', () => {
    expect(conditionsFor(emptyFile(), [])).toEqual([]);
  });
});

test.each([
  [1, 0, false, 1, 'NOTIF-023'],
  [2, 1, false, 1, 'NOTIF-023'],
  [2, 3, false, 0, 'NOTIF-023'],
  [1, 0, true, 0, 'NOTIF-023'],
])('documentsMissing with %i needed, %i sent, text answer %s: returns %i [%s]', (needed, sent, byText, missing) => {
  expect(documentsMissing(needed, sent, byText)).toBe(missing);
});
