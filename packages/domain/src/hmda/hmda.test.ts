import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hmdaUnanswered } from './answers-words.en.ts';
import { type HmdaAnswers, hmdaFields, normalizeHmdaAnswers, unansweredGroups } from './answers.ts';
import { HMDA_GROUPS, type HmdaGroup, NOT_PROVIDED, getHmdaOptions } from './form.ts';

const NONE: HmdaAnswers = {
  ethnicity: [],
  ethnicityOther: '',
  race: [],
  raceOther: { tribe: '', asian: '', pacificIslander: '' },
  sex: [],
};
const DECLINED: HmdaAnswers = { ...NONE, ethnicity: [NOT_PROVIDED], race: [NOT_PROVIDED], sex: [NOT_PROVIDED] };
const schema = z.strictObject(hmdaFields);

/** The codes from the register's instructions, written a second time. */
const CODES: Record<HmdaGroup, string> = {
  ethnicity: '1 2 11 12 13 14',
  race: '1 2 3 4 5 21 22 23 24 25 26 27 41 42 43 44',
  sex: '1 2',
};
const listCodes = (group: HmdaGroup): string[] => [...CODES[group].split(' '), NOT_PROVIDED];

function* generateCombinations(group: HmdaGroup): Generator<string[]> {
  const all = listCodes(group);
  for (let mask = 0; mask < 2 ** all.length; mask += 1) yield all.filter((_, index) => (mask >> index) % 2 === 1);
}

describe('HMDA form options', () => {
  test.each(HMDA_GROUPS)('%s has every code of the register and no other', (group) => {
    expect(
      getHmdaOptions(group)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(CODES[group].split(' ').toSorted());
    for (const { code, parts } of getHmdaOptions(group))
      for (const part of parts ?? []) expect(part.code[0]).toBe(code);
  });

  test.each([
    ['ethnicity', '3'],
    ['race', '6'],
    ['sex', '3'],
    ['sex', '6'],
    ['race', '11'],
    ['ethnicity', '21'],
    ['sex', 'F'],
  ] as const)('the group %s refuses the code %s', (group, code) => {
    expect(z.safeParse(schema, { ...DECLINED, [group]: [code] }).success).toBe(false);
  });

  test('a free-form answer allows at most 100 characters', () => {
    expect(z.safeParse(schema, { ...DECLINED, ethnicityOther: 'x'.repeat(100) }).success).toBe(true);
    expect(z.safeParse(schema, { ...DECLINED, ethnicityOther: 'x'.repeat(101) }).error?.issues[0]?.message).toBe(
      'Must be at most 100 characters',
    );
    expect(
      z.safeParse(schema, { ...DECLINED, raceOther: { tribe: 'x'.repeat(101), asian: '', pacificIslander: '' } })
        .success,
    ).toBe(false);
  });
});

describe('every combination of HMDA answers', () => {
  // 128 combinations for ethnicity, 131,072 for race, 8 for sex.
  test.each(HMDA_GROUPS)('counts as answered for %s and is saved in the order of the form [SCREEN-100]', (group) => {
    const wrong: string[] = [];
    let count = 0;
    for (const ticked of generateCombinations(group)) {
      count += 1;
      const answers = { ...DECLINED, [group]: ticked.toReversed() };
      if (unansweredGroups(answers).includes(group) !== (ticked.length === 0))
        wrong.push(`unanswered ${ticked.join()}`);
      const codes = normalizeHmdaAnswers(answers)[group].join();
      if (codes !== joinInOrder(group, ticked)) wrong.push(`${ticked.join()} kept as ${codes}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(count).toBe(2 ** listCodes(group).length);
  });

  function joinInOrder(group: HmdaGroup, ticked: readonly string[]): string {
    const form = [...getHmdaOptions(group).map(({ code }) => code), NOT_PROVIDED];
    return form.filter((code) => ticked.includes(code)).join();
  }
});

describe('free-form HMDA answers', () => {
  test.each<[string, Partial<HmdaAnswers>, HmdaGroup, string]>([
    ['an origin', { ethnicity: [], ethnicityOther: ' Colombian ' }, 'ethnicity', '14'],
    ['a tribe', { race: [], raceOther: { ...NONE.raceOther, tribe: 'Navajo' } }, 'race', '1'],
    ['an Asian race', { race: [], raceOther: { ...NONE.raceOther, asian: 'Hmong' } }, 'race', '27'],
    ['a Pacific race', { race: [], raceOther: { ...NONE.raceOther, pacificIslander: 'Tongan' } }, 'race', '44'],
  ])('text for %s selects its checkbox and counts as an answer', (_, part, group, code) => {
    const answers = { ...DECLINED, ...part };
    expect(normalizeHmdaAnswers(answers)[group]).toEqual([code]);
    expect(unansweredGroups(answers)).toEqual([]);
  });

  test("blank text isn't an answer", () => {
    expect(unansweredGroups({ ...DECLINED, ethnicity: [], ethnicityOther: '   ' })).toEqual(['ethnicity']);
  });
});

test('unansweredGroups and hmdaUnanswered name each group without an answer', () => {
  expect(unansweredGroups(NONE)).toEqual(['ethnicity', 'race', 'sex']);
  expect(hmdaUnanswered('race')).toBe("Select an answer, or 'I do not wish to provide this information', for race.");
});
