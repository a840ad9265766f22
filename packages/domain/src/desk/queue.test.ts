import { expect, test } from 'vitest';
import { nextReview, nextReviewQueues } from './queue.ts';

const buildReview = (uuid: string) => ({ application: { uuid } });

test('looks through one’s own reviews first after a file, and only through unassigned ones from the queue', () => {
  expect(nextReviewQueues(true)).toEqual(['ME', 'NOBODY']);
  expect(nextReviewQueues(false)).toEqual(['NOBODY']);
});

test('takes the oldest review of another file than the one just left, and none when there is no other', () => {
  expect(
    nextReview([buildReview('left'), buildReview('left'), buildReview('older'), buildReview('newer')], 'left'),
  ).toEqual(buildReview('older'));
  expect(nextReview([buildReview('older')], undefined)).toEqual(buildReview('older'));
  expect(nextReview([buildReview('left')], 'left')).toBeUndefined();
});
