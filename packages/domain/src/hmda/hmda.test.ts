import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hmdaFields, hmdaUnanswered, tidyAnswers, unansweredGroups, type HmdaAnswers } from './answers.ts';
import { boxesOf, HMDA_GROUPS, NOT_PROVIDED, type HmdaGroup } from './options.ts';
import { hmdaReport, MOST_REPORTED } from './report.ts';

const NONE: HmdaAnswers = {
  ethnicity: [],
  ethnicityOther: '',
  race: [],
  raceOther: { tribe: '', asian: '', pacificIslander: '' },
  sex: [],
};
const DECLINED: HmdaAnswers = { ...NONE, ethnicity: [NOT_PROVIDED], race: [NOT_PROVIDED], sex: [NOT_PROVIDED] };
const schema = z.strictObject(hmdaFields);

/** The codes of the register's instructions, written down a second time. */
const CODES: Record<HmdaGroup, string> = {
  ethnicity: '1 2 11 12 13 14',
  race: '1 2 3 4 5 21 22 23 24 25 26 27 41 42 43 44',
  sex: '1 2',
};
const every = (group: HmdaGroup): string[] => [...CODES[group].split(' '), NOT_PROVIDED];

function* combinationsOf(group: HmdaGroup): Generator<string[]> {
  const all = every(group);
  for (let mask = 0; mask < 2 ** all.length; mask += 1) yield all.filter((_, index) => (mask >> index) % 2 === 1);
}

describe('the boxes of the form', () => {
  test.each(HMDA_GROUPS)('%s has every code of the law and no other', (group) => {
    expect(
      boxesOf(group)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(CODES[group].split(' ').toSorted());
    for (const { code, parts } of boxesOf(group)) for (const part of parts ?? []) expect(part.code[0]).toBe(code);
  });

  test.each([
    ['ethnicity', '3'],
    ['race', '6'],
    ['sex', '3'],
    ['sex', '6'],
    ['race', '11'],
    ['ethnicity', '21'],
    ['sex', 'F'],
  ] as const)('%s refuses the code %s', (group, code) => {
    expect(z.safeParse(schema, { ...DECLINED, [group]: [code] }).success).toBe(false);
  });

  test('a text has at most 100 characters', () => {
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

describe('every combination that may be ticked', () => {
  // 128 of ethnicity, 131,072 of race, 8 of sex: a plain second reading of the rule checks each.
  test.each(HMDA_GROUPS)(
    'of %s is answered, kept in the order of the form and reported as the rule says [SCREEN-100]',
    (group) => {
      const wrong: string[] = [];
      let count = 0;
      for (const ticked of combinationsOf(group)) {
        count += 1;
        const answers = { ...DECLINED, [group]: ticked.toReversed() };
        if (unansweredGroups(answers).includes(group) !== (ticked.length === 0))
          wrong.push(`unanswered ${ticked.join()}`);
        const report = hmdaReport(answers)[group];
        const told = typeof report === 'string' ? report : report.join();
        if (told !== expected(group, ticked)) wrong.push(`${ticked.join()} reported as ${told}`);
      }
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(count).toBe(2 ** every(group).length);
    },
  );

  function expected(group: HmdaGroup, ticked: readonly string[]): string {
    const given = ticked.filter((code) => code !== NOT_PROVIDED);
    if (group === 'sex') return given.length === 2 ? '6' : (given[0] ?? '3');
    if (given.length === 0) return group === 'race' ? '6' : '3';
    const short = given.filter((code) => code.length === 1);
    const long = given.filter((code) => code.length === 2);
    return [...short, ...long].slice(0, 5).join();
  }
});

describe('what is written beside a box', () => {
  test.each<[string, Partial<HmdaAnswers>, HmdaGroup, string]>([
    ['an origin', { ethnicity: [], ethnicityOther: ' Colombian ' }, 'ethnicity', '14'],
    ['a tribe', { race: [], raceOther: { ...NONE.raceOther, tribe: 'Navajo' } }, 'race', '1'],
    ['an Asian race', { race: [], raceOther: { ...NONE.raceOther, asian: 'Hmong' } }, 'race', '27'],
    ['a Pacific race', { race: [], raceOther: { ...NONE.raceOther, pacificIslander: 'Tongan' } }, 'race', '44'],
  ])('%s counts as the tick of its box, and is an answer', (_, part, group, code) => {
    const answers = { ...DECLINED, ...part };
    expect(tidyAnswers(answers)[group]).toEqual([code]);
    expect(unansweredGroups(answers)).toEqual([]);
    expect(hmdaReport(answers)[group]).toEqual([code]);
  });

  test('is reported with its box alone', () => {
    const all = boxesOf('ethnicity').map(({ code }) => code);
    expect(hmdaReport({ ...DECLINED, ethnicity: ['14'], ethnicityOther: ' Colombian ' })).toMatchObject({
      ethnicity: ['14'],
      ethnicityOther: 'Colombian',
    });
    expect(hmdaReport({ ...DECLINED, ethnicity: all, ethnicityOther: 'Colombian' })).toMatchObject({
      ethnicity: ['1', '2', '11', '12', '13'],
      ethnicityOther: '',
    });
  });

  test('is not reported when its box is past the fifth', () => {
    const all = boxesOf('race').map(({ code }) => code);
    const report = hmdaReport({
      ...DECLINED,
      race: all,
      raceOther: { tribe: 'Navajo', asian: 'Hmong', pacificIslander: 'Tongan' },
    });
    expect(report.race).toHaveLength(MOST_REPORTED);
    expect(report.race).not.toEqual(expect.arrayContaining(['27']));
    expect(report.raceOther).toEqual({ tribe: 'Navajo', asian: '', pacificIslander: '' });
  });

  test('blanks are no answer', () => {
    expect(unansweredGroups({ ...DECLINED, ethnicity: [], ethnicityOther: '   ' })).toEqual(['ethnicity']);
  });
});

test('declining all is not provided, with the codes of mail and internet', () => {
  expect(hmdaReport(DECLINED)).toEqual({
    ethnicity: ['3'],
    ethnicityOther: '',
    race: ['6'],
    raceOther: NONE.raceOther,
    sex: '3',
  });
});

test('a group without an answer is named', () => {
  expect(unansweredGroups(NONE)).toEqual(['ethnicity', 'race', 'sex']);
  expect(hmdaUnanswered('race')).toBe("Select an answer, or 'I do not wish to provide this information', for race.");
});
