import { describe, expect, test } from 'vitest';
import {
  confirmedLiens,
  isDisputed,
  isMarkedAfter,
  LIEN_ANSWERS,
  unansweredLiens,
  type AnsweredDebt,
  type ConfirmedLien,
  type LienAnswer,
} from './answers.ts';

const buildLien = (answer: LienAnswer | null, overrides: Partial<AnsweredDebt> = {}): AnsweredDebt => {
  const required = overrides.required ?? false;
  return {
    uuid: 'lien',
    kind: 'LIEN',
    required,
    answer,
    marked: answer === null ? required : isMarkedAfter(answer, required),
    ...overrides,
  };
};

/** Each answer, for a lien that can stay and for one that must be paid off. */
const TABLE: readonly {
  answer: LienAnswer;
  required: boolean;
  marked: boolean;
  disputed: boolean;
  said: ConfirmedLien;
}[] = [
  { answer: 'CORRECT', required: false, marked: false, disputed: false, said: 'MINE' },
  { answer: 'CORRECT', required: true, marked: true, disputed: false, said: 'MINE' },
  { answer: 'PAY_OFF', required: false, marked: true, disputed: false, said: 'MINE' },
  { answer: 'PAY_OFF', required: true, marked: true, disputed: false, said: 'MINE' },
  { answer: 'NOT_MINE', required: false, marked: false, disputed: true, said: 'NOT_MINE' },
  { answer: 'NOT_MINE', required: true, marked: true, disputed: true, said: 'NOT_MINE' },
  { answer: 'PAID_OFF', required: false, marked: false, disputed: true, said: 'PAID_OFF' },
  { answer: 'PAID_OFF', required: true, marked: true, disputed: true, said: 'PAID_OFF' },
];

describe('lien answers', () => {
  test('the table has every answer for optional and required payoffs', () => {
    expect(TABLE.map(({ answer, required }) => `${answer} ${required}`).toSorted()).toEqual(
      LIEN_ANSWERS.flatMap((answer) => [`${answer} false`, `${answer} true`]).toSorted(),
    );
  });

  test.each(TABLE)(
    '$answer (required: $required) is marked: $marked, disputed: $disputed, recorded as $said [SCREEN-084]',
    ({ answer, required, marked, disputed, said }) => {
      expect([isMarkedAfter(answer, required), isDisputed(answer)]).toEqual([marked, disputed]);
      expect(confirmedLiens([buildLien(answer, { required })])).toEqual({
        liens: [{ lien: 'lien', answer: said }],
        payoffs: marked ? 1 : 0,
        required: required ? 1 : 0,
        disputed: disputed ? 1 : 0,
      });
    },
  );

  test('every required payoff stays marked for every answer', () => {
    for (const { answer, required } of TABLE) {
      const confirmed = confirmedLiens([buildLien(answer, { required })]);
      expect(confirmed && confirmed.payoffs >= confirmed.required).toBe(true);
    }
  });

  test('confirmedLiens is null while one lien has no answer, and cards need none', () => {
    const card: AnsweredDebt = { uuid: 'card', kind: 'CARD', marked: true, required: false, answer: null };
    const open = buildLien(null, { uuid: 'second' });
    expect(unansweredLiens([buildLien('CORRECT'), open, card])).toEqual(['second']);
    expect(confirmedLiens([buildLien('CORRECT'), open, card])).toBeNull();
    expect(confirmedLiens([buildLien('CORRECT'), card])).toEqual({
      liens: [{ lien: 'lien', answer: 'MINE' }],
      payoffs: 1,
      required: 0,
      disputed: 0,
    });
  });

  test('confirmedLiens accepts a home without liens', () => {
    expect(confirmedLiens([])).toEqual({ liens: [], payoffs: 0, required: 0, disputed: 0 });
  });
});
