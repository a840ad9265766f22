import { expect, test } from 'vitest';
import { emptyFile } from '../loan-file/file.ts';
import { residence } from '../loan-file/people.ts';
import { incompleteDue, incompleteDueOn, parseCanceledEnd } from './file-ends.ts';

const DUE = '2026-12-19T07:00:00.000Z';

test.each([
  ['RESCINDED', 'RESCINDED'],
  ['WITHDRAWN', 'WITHDRAWN'],
  ['INCOMPLETE', 'INCOMPLETE'],
  ['COUNTER_OFFER_REFUSED', null],
  [null, null],
])('parseCanceledEnd of %j is %j', (why, end) => {
  expect(parseCanceledEnd(why)).toBe(end);
});

test('a notice of incompleteness is due on its Pacific day, as long as its clock runs and the application is open', () => {
  const running = { ...emptyFile(), clocks: { INCOMPLETE: { due: DUE, reached: false } } };
  expect(incompleteDueOn(incompleteDue(running))).toBe('2026-12-18');
  expect(incompleteDue({ ...running, clocks: { INCOMPLETE: { due: DUE, reached: true } } })).toBeNull();
  expect(incompleteDue({ ...running, ended: { status: 'CANCELLED', why: 'WITHDRAWN' } })).toBeNull();
  expect(incompleteDueOn(incompleteDue(emptyFile()))).toBeNull();
});

test('residence is the borrower’s occupancy, and another owner’s own answer before the title’s', () => {
  const file = {
    ...emptyFile(),
    created: { occupancy: 'SECONDARY', crypto: false, softConsent: true },
    signers: { luis: { role: 'CO_DEEDER', opened: true, identity: true, tries: 1, livesThere: 'NO' } },
    finalTitle: {
      ...emptyFile().finalTitle,
      mustSign: [
        { person: 'luis', relation: 'CO_OWNER', livesThere: 'YES' },
        { person: 'ben', relation: 'CO_OWNER', livesThere: 'YES' },
      ],
    },
  } as const;
  expect(residence(file, 'BORROWER')).toBe('NO');
  expect(residence({ ...file, created: { ...file.created, occupancy: 'HOME' } }, 'BORROWER')).toBe('YES');
  expect(residence(file, 'luis')).toBe('NO');
  expect(residence(file, 'ben')).toBe('YES');
  expect(residence(file, 'ana')).toBe('UNKNOWN');
});
