import { expect, test } from 'vitest';
import { nextReview, nextReviewQueues } from './queue.ts';

const buildReview = (uuid: string) => ({ application: { uuid } });

test('nextReviewQueues puts your own reviews first after a file, and only unassigned ones otherwise', () => {
  expect(nextReviewQueues(true)).toEqual(['ME', 'NOBODY']);
  expect(nextReviewQueues(false)).toEqual(['NOBODY']);
});

test('nextReview returns the oldest review of a different file, or undefined', () => {
  expect(
    nextReview([buildReview('left'), buildReview('left'), buildReview('older'), buildReview('newer')], 'left'),
  ).toEqual(buildReview('older'));
  expect(nextReview([buildReview('older')], undefined)).toEqual(buildReview('older'));
  expect(nextReview([buildReview('left')], 'left')).toBeUndefined();
});
