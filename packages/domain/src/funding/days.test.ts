import { describe, expect, test } from 'vitest';
import { fundingIfSigned, soonerIfConfirmed } from './days.ts';

const DENVER = 'America/Denver';

describe('fundingIfSigned', () => {
  test.each([
    // Thanksgiving is Thursday the 26th: the right ends on Wednesday, mail counts through Friday.
    ['2026-11-22', DENVER, { fundingOn: '2026-11-30', soonerOn: '2026-11-27', lastCancelOn: '2026-11-25' }],
    // Monday: the right ends on Thursday, and an owner who confirms on Friday waits as long as the mail does.
    ['2026-12-07', DENVER, { fundingOn: '2026-12-14', soonerOn: null, lastCancelOn: '2026-12-10' }],
    // Tuesday: the right ends on Friday, mail counts through Monday.
    ['2026-12-08', DENVER, { fundingOn: '2026-12-15', soonerOn: '2026-12-14', lastCancelOn: '2026-12-11' }],
    // Midnight on the Pacific coast is the lender's next day, so the mail margin ends on a Saturday.
    ['2026-12-07', 'America/Los_Angeles', { fundingOn: '2026-12-14', soonerOn: null, lastCancelOn: '2026-12-10' }],
  ])(
    'after signing on %s in %s waits for mailed cancellations and gives the earlier day with confirmation',
    (signedOn, zone, days) => {
      expect(fundingIfSigned(signedOn, true, zone)).toEqual(days);
    },
  );

  test('soonerIfConfirmed gives an earlier day only if the day of the confirmation leads to one', () => {
    expect(soonerIfConfirmed('2026-12-15', '2026-12-12')).toBe('2026-12-14');
    expect(soonerIfConfirmed('2026-12-15', '2026-12-14')).toBeNull();
  });

  test('follows the recording when no owner may cancel', () => {
    expect(fundingIfSigned('2026-11-25', false, DENVER)).toEqual({
      fundingOn: '2026-11-30',
      soonerOn: null,
      lastCancelOn: null,
    });
  });
});
