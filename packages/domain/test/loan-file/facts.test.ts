import { describe, expect, test } from 'vitest';
import { EFFECTS, FACT_TYPES, NEEDS, parseFact, type FactType } from '../../src/loan-file/facts.ts';
import { emptyFile } from '../../src/loan-file/file.ts';
import { fold } from '../../src/loan-file/fold.ts';
import { createRandom } from './random.ts';
import { buildSampleFact } from './sample.ts';

const scene = { file: emptyFile(), random: createRandom(5), day: 1, good: true };
const cases = FACT_TYPES.map((type) => ({ type }));

describe('facts', () => {
  test.each(cases)(
    '$type parses back from JSON exactly as written and rejects unknown fields [ROUTE-064]',
    ({ type }) => {
      const fact = buildSampleFact(type, scene);
      expect(parseFact(JSON.parse(JSON.stringify(fact)))).toEqual(fact);
      expect(() => parseFact({ type, data: { ...fact.data, surprise: 1 } })).toThrow(/unrecognized_keys/);
    },
  );

  test('each of the 97 facts has an effect and a rule [ROUTE-064]', () => {
    expect(Object.keys(EFFECTS).sort()).toEqual([...FACT_TYPES].sort());
    expect(Object.keys(NEEDS).sort()).toEqual([...FACT_TYPES].sort());
    expect(FACT_TYPES.length).toBe(97);
  });

  test('parseFact throws for an unknown type or field [ROUTE-064]', () => {
    expect(() => parseFact({ type: 'StatusSet', data: { status: 'COMPLETE' } })).toThrow(/type/);
    expect(() => parseFact({ type: 'toString', data: {} })).toThrow(/type/);
    expect(() => parseFact({ type: 'DrawChangeAsked', data: {}, by: 'somebody' })).toThrow(/unrecognized_keys/);
  });

  test.each([
    ['SoftCreditReturned', 'outcome'],
    ['HardCreditReturned', 'outcome'],
    ['PropertyLocated', 'outcome'],
    ['PropertyValued', 'outcome'],
    ['ValuationReturned', 'outcome'],
    ['IdentityChecked', 'result'],
    ['NotaryPlanned', 'mode'],
  ] as const)('%s accepts an unknown outcome, result or mode [ROUTE-064]', (type: FactType, field) => {
    const fact = buildSampleFact(type, scene);
    expect(parseFact({ type, data: { ...fact.data, [field]: 'SOMETHING_ELSE' } }).data).toMatchObject({
      [field]: 'SOMETHING_ELSE',
    });
    expect(() => parseFact({ type, data: { ...fact.data, [field]: '' } })).toThrow(field);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'parseFact rejects a person or condition named %s [ROUTE-064]',
    (name) => {
      expect(() => parseFact(buildSampleFact('SignerInvitationOpened', scene, { signer: name }))).toThrow('signer');
      expect(() => parseFact(buildSampleFact('ConditionAnswered', scene, { id: name }))).toThrow('id');
    },
  );
});

test('an unclear flood answer counts as a flood area and asks for notice and insurance [ROUTE-014]', () => {
  const file = fold(emptyFile(), buildSampleFact('FloodDetermined', scene, { sfha: null }));
  expect(file.floodZone).toBe('SFHA');
  expect(Object.keys(file.conditions)).toEqual(['flood-notice', 'flood-insurance']);
});
