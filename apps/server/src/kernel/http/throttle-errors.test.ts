import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleErrors } from './throttle-errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

test('writes one line per window for a vendor that is down for an hour, with the count', async () => {
  const lines: { what: object; message: string }[] = [];
  const write = throttleErrors({ error: (what, message) => void lines.push({ what, message }) }, 5 * MINUTE);
  for (let second = 0; second < 3600; second += 1) {
    write('credit TIMEOUT', { application: `loan-${second}` }, 'work failed');
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(lines.length).toBeLessThanOrEqual(13);
  expect(lines[0]).toEqual({ what: { application: 'loan-0' }, message: 'work failed' });
  expect(lines[1]).toEqual({
    what: {
      application: 'loan-299',
      repeated: 299,
      applications: Array.from({ length: 20 }, (_, index) => `loan-${index + 1}`),
    },
    message: 'work failed',
  });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  const counted = lines.reduce((sum, { what }) => sum + ('repeated' in what ? Number(what.repeated) : 1), 0);
  expect(counted).toBe(3600);
  write('credit TIMEOUT', { application: 'loan-4000' }, 'work failed');
  expect(lines.at(-1)).toEqual({ what: { application: 'loan-4000' }, message: 'work failed' });
});

test('counts different errors separately', () => {
  const lines: string[] = [];
  const write = throttleErrors({ error: (_what, message) => void lines.push(message) });
  for (const kind of ['credit TIMEOUT', 'credit UNAVAILABLE', 'title TIMEOUT']) write(kind, {}, 'work failed');
  write('credit TIMEOUT', {}, 'an adapter failed');
  write('credit TIMEOUT', {}, 'work failed');
  expect(lines).toEqual(['work failed', 'work failed', 'work failed', 'an adapter failed']);
});
