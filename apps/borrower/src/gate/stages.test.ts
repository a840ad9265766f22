import { expect, test } from 'vitest';
import { isStageNamed, toStages } from './stages.ts';

const getStages = (
  stage: Parameters<typeof toStages>[0]['progress']['stage'],
  reopened: 'OFFER' | 'PAPERS' | 'ACCOUNT' | null = null,
) => toStages({ progress: { stage, reopened }, manualNotary: false });

test('marks the current stage as open and those before it as done', () => {
  const { stages, current } = getStages('LINK_INCOME');
  expect(current).toBe(3);
  expect(stages.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'now', 'next', 'next', 'next', 'next']);
  expect(stages[3]?.name).toBe('Link Income Sources');
});

test('names what is new in a reopened stage and keeps the other names', () => {
  expect(
    getStages('PRODUCT_SELECT', 'OFFER')
      .stages.map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['Basic Info', 'Updated offer', 'Provide More Info']);
  expect(getStages('SIGNING', 'PAPERS').stages[5]?.name).toBe('New documents');
  expect(getStages('SIGNING', 'ACCOUNT').stages[5]?.name).toBe('New bank account');
});

test('has no open stage when all is done', () => {
  expect(getStages('COMPLETE').current).toBe(-1);
});

test('uses the name of the identity stage only for identity gates', () => {
  expect(
    ['id-upload', 'id-review', 'liens', 'appraisal-payment'].filter((gate) =>
      isStageNamed({ progress: { stage: 'ID_UPLOAD', reopened: null }, gate }),
    ),
  ).toEqual(['id-upload', 'id-review']);
  expect(isStageNamed({ progress: { stage: 'SIGNING', reopened: null }, gate: 'disburse' })).toBe(true);
});
