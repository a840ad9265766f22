import { expect, test } from 'vitest';
import { emptyFile } from '../loan-file/file.ts';
import { residence } from '../loan-file/people.ts';
import { getCanceledEnd, incompleteDueOn } from './file-ends.ts';

const DUE = '2026-12-19T07:00:00.000Z';

test.each([
  ['RESCINDED', 'RESCINDED'],
  ['WITHDRAWN', 'WITHDRAWN'],
  ['INCOMPLETE', 'INCOMPLETE'],
  ['COUNTER_OFFER_REFUSED', null],
])('an application canceled as %s ended as %j', (why, end) => {
  expect(getCanceledEnd({ ended: { status: 'CANCELLED', why } })).toBe(end);
});

test('an application that isn’t canceled has no such end', () => {
  expect(getCanceledEnd({ ended: null })).toBeNull();
  expect(getCanceledEnd({ ended: { status: 'DECLINED', why: 'WITHDRAWN' } })).toBeNull();
});

test('a notice of incompleteness is due on its Pacific day, as long as its clock runs and the application is open', () => {
  const running = { ...emptyFile(), clocks: { INCOMPLETE: { due: DUE, reached: false } } };
  expect(incompleteDueOn(running)).toBe('2026-12-18');
  expect(incompleteDueOn({ ...running, clocks: { INCOMPLETE: { due: DUE, reached: true } } })).toBeNull();
  expect(incompleteDueOn({ ...running, ended: { status: 'CANCELLED', why: 'WITHDRAWN' } })).toBeNull();
  expect(incompleteDueOn(emptyFile())).toBeNull();
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
