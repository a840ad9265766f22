import { expect, test } from 'vitest';
import { isNamed, stageSteps } from './stage-steps.ts';

const getSteps = (
  stage: Parameters<typeof stageSteps>[0]['progress']['stage'],
  reopened: 'OFFER' | 'PAPERS' | null = null,
) => stageSteps({ progress: { stage, reopened }, manualNotary: false });

test('marks the current stage as open and those before it as done', () => {
  const { places, current } = getSteps('LINK_INCOME');
  expect(current).toBe(3);
  expect(places.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'now', 'next', 'next', 'next', 'next']);
  expect(places[3]?.name).toBe('Link Income Sources');
});

test('names what is new in a reopened stage and keeps the other names', () => {
  expect(
    getSteps('PRODUCT_SELECT', 'OFFER')
      .places.map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['Basic Info', 'Updated offer', 'Provide More Info']);
  expect(getSteps('SIGNING', 'PAPERS').places[5]?.name).toBe('New documents');
});

test('has no open stage when all is done', () => {
  expect(getSteps('COMPLETE').current).toBe(-1);
});

test('uses the name of the identity stage only for identity gates', () => {
  expect(
    ['id-upload', 'id-review', 'liens', 'appraisal-payment'].filter((gate) =>
      isNamed({ progress: { stage: 'ID_UPLOAD', reopened: null }, gate }),
    ),
  ).toEqual(['id-upload', 'id-review']);
  expect(isNamed({ progress: { stage: 'SIGNING', reopened: null }, gate: 'disburse' })).toBe(true);
});
