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
    /** Ends some time after its work, as the page's submit does. */
    async submit(work: () => Promise<void>) {
      await work().catch(() => {});
      await new Promise((resolve) => setImmediate(resolve));
    },
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
    /** Ends the oldest save; its submit ends only with `settle`. */
    async finishOne() {
      finish.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
    async settle() {
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
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
  await marks.settle();
  expect(marks.saved).toEqual(['refused false']);
  expect(marks.shown()).toEqual({});
  marks.mark('loan', true);
  expect(marks.saved).toEqual(['refused false', 'loan true']);
});

test('a debt checked right after the last save, before the submit has ended, is saved too', async () => {
  const marks = createMarks();
  marks.mark('card', true);
  await marks.finishOne();
  marks.mark('loan', true);
  await marks.settle();
  expect(marks.saved).toEqual(['card true', 'loan true']);
  expect(marks.shown()).toEqual({ loan: true });
});
