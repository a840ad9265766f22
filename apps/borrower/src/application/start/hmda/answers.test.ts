import { describe, expect, test } from 'vitest';
import { answersIn, hmdaErrors } from './answers.ts';

const buildForm = (...entries: [string, string][]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

describe('the form of start/hmda', () => {
  test('returns every checked box, and a text only while its box is checked [SCREEN-100]', () => {
    const form = buildForm(
      ['ethnicity', '1'],
      ['ethnicity', '14'],
      ['ethnicityOther', 'Colombian'],
      ['race', '21'],
      ['asian', 'left from before'],
      ['race', 'NOT_PROVIDED'],
      ['sex', '1'],
      ['sex', '2'],
    );
    expect(answersIn(form)).toEqual({
      ethnicity: ['1', '14'],
      ethnicityOther: 'Colombian',
      race: ['21', 'NOT_PROVIDED'],
      raceOther: { tribe: '', asian: '', pacificIslander: '' },
      sex: ['1', '2'],
    });
    expect(hmdaErrors(answersIn(form))).toEqual([]);
  });

  test('reports each group without an answer in the order of the page', () => {
    expect(hmdaErrors(answersIn(buildForm(['race', 'NOT_PROVIDED'])))).toEqual([
      {
        field: 'ethnicity',
        message: "Select an answer, or 'I do not wish to provide this information', for ethnicity.",
      },
      { field: 'sex', message: "Select an answer, or 'I do not wish to provide this information', for sex." },
    ]);
  });

  test('reports a text that is too long at its field', () => {
    const form = buildForm(['ethnicity', '2'], ['race', '1'], ['tribe', 'x'.repeat(101)], ['sex', '1']);
    expect(hmdaErrors(answersIn(form))).toEqual([{ field: 'tribe', message: 'Must be at most 100 characters' }]);
  });
});
