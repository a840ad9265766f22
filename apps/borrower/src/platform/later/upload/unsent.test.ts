import { expect, test } from 'vitest';
import { isUnsent } from './unsent.ts';

const added = { set: null, plainLine: null, submittedAt: null, state: 'READY' } as const;

test.each([
  ['a file that was added', added, true],
  ['one that is still looked at', { ...added, state: 'SCANNING' }, true],
  ['one that was refused', { ...added, state: 'REFUSED' }, false],
  ['one that went with its step', { ...added, submittedAt: '2026-11-21T18:00:00Z' }, false],
  ['a paper of a set', { ...added, set: 'APP' }, false],
  [
    'the sample that shows whether a device opens a PDF',
    { ...added, plainLine: 'It shows that your device can open the papers.' },
    false,
  ],
] as const)('%s waits to be sent: %o is %s', (_what, document, waits) => {
  expect(isUnsent(document)).toBe(waits);
});
