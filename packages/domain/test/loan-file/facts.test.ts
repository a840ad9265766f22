import { describe, expect, test } from 'vitest';
import { EFFECTS, FACT_TYPES, NEEDS, parseFact, type FactType } from '../../src/loan-file/facts.ts';
import { emptyFile } from '../../src/loan-file/file.ts';
import { fold } from '../../src/loan-file/fold.ts';
import { createRandom } from './random.ts';
import { buildSampleFact } from './sample.ts';

const scene = { file: emptyFile(), random: createRandom(5), day: 1, good: true };
const cases = FACT_TYPES.map((type) => ({ type }));

describe('every fact', () => {
  test.each(cases)(
    '$type is read back as it was written, and takes no field it does not know [ROUTE-064]',
    ({ type }) => {
      const fact = buildSampleFact(type, scene);
      expect(parseFact(JSON.parse(JSON.stringify(fact)))).toEqual(fact);
      expect(() => parseFact({ type, data: { ...fact.data, surprise: 1 } })).toThrow(/unrecognized_keys/);
    },
  );

  test('has an effect and a rule of its own, 96 of each [ROUTE-064]', () => {
    expect(Object.keys(EFFECTS).sort()).toEqual([...FACT_TYPES].sort());
    expect(Object.keys(NEEDS).sort()).toEqual([...FACT_TYPES].sort());
    expect(FACT_TYPES.length).toBe(96);
  });

  test('a type that is none of them is an error [ROUTE-064]', () => {
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
  ] as const)('%s keeps an odd answer as it came [ROUTE-064]', (type: FactType, field) => {
    const fact = buildSampleFact(type, scene);
    expect(parseFact({ type, data: { ...fact.data, [field]: 'SOMETHING_ELSE' } }).data).toMatchObject({
      [field]: 'SOMETHING_ELSE',
    });
    expect(() => parseFact({ type, data: { ...fact.data, [field]: '' } })).toThrow(field);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'a person or condition named %s is no name the file can keep [ROUTE-064]',
    (name) => {
      expect(() => parseFact(buildSampleFact('SignerInvitationOpened', scene, { signer: name }))).toThrow('signer');
      expect(() => parseFact(buildSampleFact('ConditionAnswered', scene, { id: name }))).toThrow('id');
    },
  );
});

test('an odd answer about flood counts as a flood area, and asks for the notice and the insurance [ROUTE-014]', () => {
  const file = fold(emptyFile(), buildSampleFact('FloodDetermined', scene, { sfha: null }));
  expect(file.floodZone).toBe('SFHA');
  expect(Object.keys(file.conditions)).toEqual(['flood-notice', 'flood-insurance']);
});
