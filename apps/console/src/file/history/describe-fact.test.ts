import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFactType, type FactData, type FactType } from '@lintel/domain';
import { describe, expect, test } from 'vitest';
import { describeFact, pickTechnical } from './describe-fact.ts';
import { EVENT_WORDS } from './event-words.en.ts';

const SIGNER = '7d444840-9dc0-41d4-b8fa-6f9a54b4ef0d';
const REFERENCE = '426dc050-8c68-44ce-80bc-ecabd7bc3742';
const getName = (key: string): string => (key === 'BORROWER' ? 'Ana Ruiz' : 'Luis Vega');

/** As the page shows it: "label: text". */
const describeAs = <Type extends FactType>(type: Type, data: FactData[Type]): string[] =>
  describeFact(type, data, getName).map(({ label, text }) => `${label}: ${text}`);

const GOLDEN = join(import.meta.dirname, '../../../../../packages/domain/test/golden');
const goldenFacts = readdirSync(GOLDEN)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(join(GOLDEN, file), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as { type: FactType; data: Record<string, unknown> })
  .filter(({ type }) => isFactType(type));

describe('a fact of the history', () => {
  test('shows codes as words, booleans as yes or no, and no references', () => {
    expect(
      describeAs('ApplicationCreated', {
        occupancy: 'HOME',
        crypto: false,
        softConsent: true,
        property: REFERENCE,
        profile: REFERENCE,
      }),
    ).toEqual(['Occupancy: Primary residence', 'Crypto-backed HELOC: No', 'Agreed to the soft credit pull: Yes']);
  });

  test('shows money, days and shares in their formats', () => {
    expect(
      describeAs('PropertyValued', {
        attempt: 1,
        outcome: 'VALUE',
        value: 412_000,
        range: { low: 387_280, high: 436_720 },
        confidence: 0.9,
        route: null,
      }),
    ).toEqual([
      'Result: Value returned',
      'Home value: $412,000',
      'Range: $387,280 to $436,720',
      'Confidence score: 90%',
    ]);
    expect(describeAs('PayoffFiguresReceived', { attempt: 2, figures: REFERENCE, goodUntil: '2026-05-30' })).toEqual([
      'Attempt: 2',
      'Good through: May 30, 2026',
    ]);
  });

  test('names people instead of their keys', () => {
    expect(
      describeAs('SanctionsScreened', {
        when: 'NAMED',
        people: ['BORROWER', SIGNER],
        lists: [{ name: 'OFAC SDN', publishedOn: '2026-11-25', content: 'nANROE82kh0uiMupJywbgB6m' }],
        matches: [],
        salt: REFERENCE,
      }),
    ).toEqual([
      'Screened: When a signer was added',
      'People: Ana Ruiz and Luis Vega',
      'Lists: OFAC SDN, published Nov 25, 2026',
      'Possible matches: None',
    ]);
  });

  test('shows each recorded reason in words, and a sentence as it was written', () => {
    expect(describeAs('ApplicationWithdrawn', { reason: 'ASKED_BY_PHONE DUPLICATE' })).toEqual([
      'Reason: Borrower asked by phone; Borrower asked to end a duplicate application',
    ]);
    expect(describeAs('ConditionReturned', { id: 'flood-insurance', reason: 'The date is cut off.' })).toEqual([
      'Condition: Flood insurance',
      'Reason given to the borrower or signer: The date is cut off.',
    ]);
  });

  test('labels why an account was rejected or removed by who gave the reason', () => {
    expect(describeAs('DisbursementAccountRefused', { attempt: 1, by: 'BORROWER', reason: 'WITHDRAWN' })).toEqual([
      'Rejected or removed by: Borrower',
      'Reason: Borrower chose to use another account',
    ]);
    expect(describeAs('DisbursementAccountRefused', { attempt: 1, by: 'STAFF', reason: 'OUT_OF_DATE' })).toEqual([
      'Rejected or removed by: Staff',
      'Reason given to the borrower: The document is too old.',
    ]);
  });

  test('names a returned condition for the borrower and for signers', () => {
    expect(EVENT_WORDS.ConditionReturned).toBe('Condition returned to the borrower or signer');
  });

  test('shows an answer that no vendor is known to give as words', () => {
    expect(describeAs('IdentityChecked', { attempt: 1, result: 'MANUAL_CHECK', reason: null })).toEqual([
      'Result: Manual check',
    ]);
  });

  test('shows no code, boolean, reference or hash in any stored file', () => {
    const texts = goldenFacts.flatMap(({ type, data }) => describeFact(type, data, getName).map(({ text }) => text));
    expect(texts.length).toBeGreaterThan(200);
    expect(
      texts.filter((text) => /_|\b(true|false|null|undefined)\b|\bvault:|\bdoc:|\d{4}-\d\d-\d\d/.test(text)),
    ).toEqual([]);
  });

  test('keeps for the technical details exactly what the labels leave out', () => {
    const data = { attempt: 1, outcome: 'FOUND', alerts: [], report: REFERENCE };
    expect(pickTechnical('SoftCreditReturned', data)).toEqual({ report: REFERENCE });
  });
});

test('a fact shows each label once', () => {
  const repeating = goldenFacts.filter(({ type, data }) => {
    const labels = describeFact(type, data, getName).map(({ label }) => label);
    return new Set(labels).size < labels.length;
  });
  expect(repeating).toEqual([]);
});
