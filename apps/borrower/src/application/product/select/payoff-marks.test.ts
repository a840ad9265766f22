import { expect, test } from 'vitest';
import { createPayoffMarks, type PayoffMarks } from './payoff-marks.ts';

function createMarks() {
  const saved: string[] = [];
  const finish: (() => void)[] = [];
  let shown: PayoffMarks = new Map();
  const mark = createPayoffMarks((marks) => {
    shown = marks;
  });
  const saving = {
    submit: (work: () => Promise<void>) => work().catch(() => {}),
    async save(uuid: string, on: boolean) {
      saved.push(`${uuid} ${on}`);
      await new Promise<void>((resolve, reject) => {
        finish.push(on || uuid !== 'refused' ? resolve : reject);
      });
    },
  };
  return {
    saved,
    shown: () => Object.fromEntries(shown),
    mark: (uuid: string, on: boolean) => mark(uuid, on, saving),
    async finishOne() {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('debts checked one right after the other are saved one after the other, and each is shown as checked', async () => {
  const marks = createMarks();
  marks.mark('card', true);
  marks.mark('loan', true);
  expect(marks.saved).toEqual(['card true']);
  expect(marks.shown()).toEqual({ card: true, loan: true });
  await marks.finishOne();
  expect(marks.saved).toEqual(['card true', 'loan true']);
  expect(marks.shown()).toEqual({ loan: true });
  await marks.finishOne();
  expect(marks.shown()).toEqual({});
});

test('a debt unchecked while it is being saved is saved again', async () => {
  const marks = createMarks();
  marks.mark('card', true);
  marks.mark('card', false);
  await marks.finishOne();
  expect(marks.saved).toEqual(['card true', 'card false']);
  await marks.finishOne();
  expect(marks.shown()).toEqual({});
});

test('a refused debt drops those that wait, and the next click is saved', async () => {
  const marks = createMarks();
  marks.mark('refused', false);
  marks.mark('loan', true);
  await marks.finishOne();
  expect(marks.saved).toEqual(['refused false']);
  expect(marks.shown()).toEqual({});
  marks.mark('loan', true);
  expect(marks.saved).toEqual(['refused false', 'loan true']);
});
