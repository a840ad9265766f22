import { expect, test } from 'vitest';
import { idleState, inWords, isSaid, minutes } from './idle.ts';

const setTime = (time: string) => {
  const [min = 0, sec = 0] = time.split(':').map(Number);
  return (min * 60 + sec) * 1000;
};

test.each([
  ['0:00', { state: 'active' }],
  ['9:59', { state: 'active' }],
  ['10:00', { state: 'warned', left: 300 }],
  ['12:30', { state: 'warned', left: 150 }],
  ['14:59', { state: 'warned', left: 1 }],
  ['15:00', { state: 'over' }],
  ['600:00', { state: 'over' }],
])('after %s without activity the session is %o', (time, expected) => {
  expect(idleState(setTime(time))).toEqual(expected);
});

test('announces the countdown at five moments, not every second', () => {
  expect(Array.from({ length: 301 }, (_, left) => left).filter(isSaid)).toEqual([10, 30, 60, 120, 300]);
  expect([300, 60, 30].map(inWords)).toEqual(['5 minutes', '1 minute', '30 seconds']);
  expect([300, 61, 9].map(minutes)).toEqual(['5:00', '1:01', '0:09']);
});
