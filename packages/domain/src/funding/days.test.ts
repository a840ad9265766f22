import { describe, expect, test } from 'vitest';
import { fundingIfSigned } from './days.ts';

const DENVER = 'America/Denver';

describe('fundingIfSigned', () => {
  test.each([
    // Thanksgiving is Thursday the 26th: the right ends on Wednesday, mail counts through Friday.
    ['2026-11-22', DENVER, { fundingOn: '2026-11-30', soonerOn: '2026-11-27', lastCancelOn: '2026-11-25' }],
    // Monday: the right ends on Thursday, mail counts through Friday, and Saturday counts only for the right to cancel.
    ['2026-12-07', DENVER, { fundingOn: '2026-12-14', soonerOn: '2026-12-11', lastCancelOn: '2026-12-10' }],
    // Tuesday: the right ends on Friday, mail counts through Monday.
    ['2026-12-08', DENVER, { fundingOn: '2026-12-15', soonerOn: '2026-12-14', lastCancelOn: '2026-12-11' }],
    // Midnight on the Pacific coast is the lender's next day.
    ['2026-12-07', 'America/Los_Angeles', { fundingOn: '2026-12-14', soonerOn: null, lastCancelOn: '2026-12-10' }],
  ])(
    'after signing on %s in %s waits for mailed cancellations and gives the earlier day with confirmation',
    (signedOn, zone, days) => {
      expect(fundingIfSigned(signedOn, true, zone)).toEqual(days);
    },
  );

  test('follows the recording when no owner may cancel', () => {
    expect(fundingIfSigned('2026-11-25', false, DENVER)).toEqual({
      fundingOn: '2026-11-30',
      soonerOn: null,
      lastCancelOn: null,
    });
  });
});
