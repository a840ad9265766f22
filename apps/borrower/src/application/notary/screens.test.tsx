import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { destination, GATES, SESSION_ENDS } from '@lintel/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { getSessionEnding } from '../../notary/ended.tsx';
import { asResult, speedVerdict, toTrouble } from '../../notary/measure.ts';
import type { Notary, Slot } from '../../notary/meeting.ts';
import { FirstDay, OwnerNotices, NotaryTerms, formatOpeningHours, formatPlace } from '../../notary/parts.tsx';
import { meetingBody, meetingErrors } from '../../notary/place.ts';
import { MEETING } from '../../notary/session-words.en.ts';
import { beginHere, formatStart, groupByDay, spanIn } from '../../notary/when.ts';
import { matchRoute } from '../../route-table.ts';
import { screenFile } from '../../screen-file.ts';
import { getNotaryPages } from './notary-screen.tsx';
import { SignedInInk } from './reserve-manual/reserve-manual-screen.tsx';

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const LOAN = `/account/heloc/${UUID}`;
const BORROWER_ROOT = resolve(import.meta.dirname, '../../..');
const DENVER = 'America/Denver';

test.each([
  [
    'notary/intro',
    ['owner-notice', 'notary-plan', 'attorney', 'waiting-period', 'deed'],
    'SCREEN-085, ROUTE-047, ROUTE-048, ROUTE-049, ROUTE-050',
  ],
  ['notary/schedule-manual', [], 'SCREEN-086'],
  ['notary/reserve-manual', ['deed-manual', 'deed-manual-others'], 'SCREEN-087, ROUTE-051'],
  ['notary/session', [], 'SCREEN-088'],
  ['notary/error', [], 'SCREEN-089'],
])('%s is a page of its own, only for its borrower, for the gates %j [%s]', (path, gates) => {
  expect(matchRoute(`${LOAN}/${path}`)).toMatchObject({ path: `/account/heloc/:uuid/${path}`, access: 'borrower' });
  expect(existsSync(resolve(BORROWER_ROOT, screenFile(`/account/heloc/:uuid/${path}`) ?? ''))).toBe(true);
  const ours = GATES.filter((gate) => 'screen' in gate && gate.screen === path);
  expect(ours.map(({ id }) => id)).toEqual(gates);
  for (const { status } of ours) expect(destination({ checklistStatus: status } as never)?.path).toBe(path);
});

test('the notary pages link to each other by mounted paths', () => {
  const { intro, pick, times, booked, session, error } = getNotaryPages(UUID);
  for (const path of [intro, pick, times, booked, session, error(), error('no-notary')])
    expect(matchRoute(new URL(path, 'https://lender.example').pathname)?.path).toContain('/notary/');
  expect(pick).toBe(`${intro}?pick=time`);
});

describe('a notary time', () => {
  const buildSlot = (startsAt: string, hours = 1): Slot => ({
    slotId: startsAt,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString(),
    kind: 'MANUAL',
    place: null,
  });

  test('is shown in the home’s time zone, in winter and in summer', () => {
    expect(formatStart('2026-11-24T16:00:00Z', DENVER)).toBe('Tue, Nov 24, 9:00 AM MST');
    expect(formatStart('2026-07-01T15:00:00Z', DENVER)).toBe('Wed, Jul 1, 9:00 AM MDT');
    expect(spanIn(buildSlot('2026-11-24T16:00:00Z'), DENVER)).toMatch(/^9:00\s–\s10:00\sAM$/);
  });

  test('adds the reader’s time only where it differs', () => {
    expect(beginHere('2026-11-24T16:00:00Z', DENVER, 'America/New_York')).toBe('11:00 AM EST');
    expect(beginHere('2026-11-25T06:30:00Z', DENVER, 'America/New_York')).toBe('Wed, Nov 25, 1:30 AM EST');
    expect(beginHere('2026-11-24T16:00:00Z', DENVER, 'America/Boise')).toBeUndefined();
    expect(beginHere('2026-11-24T16:00:00Z', DENVER, 'UTC')).toBeUndefined();
    expect(beginHere('2026-11-24T16:00:00Z', DENVER, 'Etc/GMT+7')).toBeUndefined();
  });

  test('is grouped by day in the home’s time zone, earliest first', () => {
    const days = groupByDay(
      [buildSlot('2026-11-25T06:30:00Z'), buildSlot('2026-11-24T16:00:00Z'), buildSlot('2026-11-25T17:00:00Z')],
      DENVER,
    );
    expect(days.map(({ date, label, slots }) => [date, label, slots.length])).toEqual([
      ['2026-11-24', 'Tue, Nov 24', 2],
      ['2026-11-25', 'Wed, Nov 25', 1],
    ]);
    expect(days[0]?.slots.map(({ slotId }) => slotId)).toEqual(['2026-11-24T16:00:00Z', '2026-11-25T06:30:00Z']);
    expect(groupByDay([], DENVER)).toEqual([]);
  });
});

describe('a meeting in person', () => {
  const address = { street1: '1 Main St', street2: '', city: 'Boise', state: 'ID', zip: '83702' };

  test.each<[string, Record<string, string>, boolean, string[]]>([
    ['nothing', {}, false, ['place', 'slotId']],
    ['the home and no time', { place: 'HOME' }, false, ['slotId']],
    ['the home and a time', { place: 'HOME', slotId: 'a' }, false, []],
    ['work without its address', { place: 'WORK', slotId: 'a' }, false, ['street1', 'city', 'state', 'zip']],
    ['another address', { place: 'OTHER', slotId: 'a', ...address }, false, []],
    ['an office that isn’t chosen, so that it has no times', { place: 'OFFICE' }, false, ['officeId']],
    ['an office without a time', { place: 'OFFICE', officeId: 'boise-title' }, false, ['slotId']],
    ['an unknown place', { place: 'BOAT', slotId: 'a' }, false, ['place']],
    ['the home where only an office is allowed', { place: 'HOME', slotId: 'a' }, true, ['officeId']],
    ['an office where only an office is allowed', { officeId: 'austin-title', slotId: 'a' }, true, []],
  ])('given %s, reports the missing fields', (_what, typed, officeOnly, missing) => {
    expect(meetingErrors(typed, officeOnly).map(({ field }) => field)).toEqual(missing);
  });

  test('sends the fee shown, an address only where required, and no notes for an office', () => {
    const home = { place: 'HOME', slotId: 'a', accessNotes: '  Ring twice ', ...address };
    expect(meetingBody(home, false, 300)).toEqual({
      slotId: 'a',
      kind: 'MANUAL',
      fee: 300,
      place: { type: 'HOME', address: null, officeId: null },
      accessNotes: 'Ring twice',
    });
    expect(meetingBody({ ...home, place: 'WORK' }, false, null)).toMatchObject({
      fee: null,
      place: { type: 'WORK', address: { street1: '1 Main St', zip: '83702' }, officeId: null },
    });
    expect(meetingBody({ ...home, officeId: 'austin-title' }, true, 300)).toMatchObject({
      place: { type: 'OFFICE', address: null, officeId: 'austin-title' },
      accessNotes: null,
    });
  });

  test('shows its place in words', () => {
    expect(formatPlace({ type: 'HOME' })).toBe('At the home');
    expect(
      formatPlace({
        type: 'OFFICE',
        officeName: 'Sample Title',
        officeId: 'x',
        address: { ...address, street2: null },
      }),
    ).toBe('Sample Title, 1 Main St, Boise, ID 83702');
  });

  test('shows the day, place and copies of an ink signing', () => {
    const renderCopies = (copies: number, place: 'HOME' | 'OFFICE') =>
      renderToStaticMarkup(
        <SignedInInk
          signing={{
            at: '2026-11-24T18:00:00Z',
            place: { type: place, officeName: place === 'OFFICE' ? 'at Sample Title' : null },
            copies,
          }}
        />,
      );
    expect(renderCopies(2, 'HOME')).toMatch(
      /You signed on Tue, Nov 24 at the home\. You received 2 copies of the notice of your right to cancel\./,
    );
    expect(renderCopies(0, 'OFFICE')).not.toContain('cancel');
  });
});

describe('the first day and the terms', () => {
  const notary = {
    kind: 'MANUAL',
    fee: 300,
    planned: true,
    opensOn: '2026-11-28',
    because: 'TEXAS_12_DAYS',
    arithmetic: 'later of application 2026-11-16 and 12 days.',
    disclosed: { kind: 'MANUAL', fee: 300 },
    owners: [
      { firstName: 'Tess', noticeHow: 'ELECTRONIC', noticeAt: '2026-11-16T18:00:00Z' },
      { firstName: 'Robin', noticeHow: null, noticeAt: null },
    ],
  } as Partial<Notary> as Notary;

  test('show from when signing is possible, why and how it was counted, or nothing without a waiting period', () => {
    expect(renderToStaticMarkup(<FirstDay notary={notary} />)).toMatch(
      /You can meet the notary starting Sat, Nov 28.*the later of your application and the last owner’s notice.*Later of application Mon, Nov 16 and 12 days\./s,
    );
    expect(renderToStaticMarkup(<FirstDay notary={{ ...notary, opensOn: null }} />)).toBe('');
  });

  test('show the kind and fee of the closing documents, even when the plan differs [LEGAL-011]', () => {
    expect(renderToStaticMarkup(<NotaryTerms notary={notary} />)).toMatch(
      /In person.*\$300.*That’s the fee in your closing documents\./s,
    );
    expect(
      renderToStaticMarkup(<NotaryTerms notary={{ ...notary, disclosed: { kind: 'ELECTRONIC', fee: null } }} />),
    ).toMatch(/By video.*No charge/s);
  });

  test('show how and when each Texas owner got the notice', () => {
    expect(renderToStaticMarkup(<OwnerNotices notary={notary} />)).toMatch(
      /Tess.*Given on screen on Mon, Nov 16.*Robin.*Not given yet/s,
    );
  });
});

test('formatOpeningHours groups days with the same hours, including 24-hour service', () => {
  const buildWeek = (startTime: string, endTime: string, open: number) =>
    ['MONDAY', 'TUESDAY', 'WEDNESDAY'].map((weekday, index) => ({
      weekday,
      weekdayValue: index + 1,
      startTime,
      endTime,
      isOpen: index < open,
    }));
  expect(formatOpeningHours(buildWeek('06:00', '20:30', 2))).toEqual(['Monday to Tuesday, 6 am to 8:30 pm']);
  expect([
    formatOpeningHours(buildWeek('00:00', '24:00', 3)),
    formatOpeningHours(buildWeek('08:00', '24:00', 1)),
    formatOpeningHours([]),
  ]).toEqual([['Monday to Wednesday, 24 hours'], ['Monday, 8 am to midnight'], []]);
});

describe('the device check', () => {
  test.each([
    ['NotAllowedError', 'BLOCKED'],
    ['NotFoundError', 'NONE'],
    ['NotReadableError', 'IN_USE'],
    ['TypeError', 'NO_WAY'],
    ['constructor', 'NO_WAY'],
  ])('reads %s as %s', (name, trouble) => {
    expect(toTrouble(Object.assign(new Error('no'), { name }))).toBe(trouble);
  });

  test('passes a connection of 1 million bits a second and sends only what works to the server', () => {
    expect([speedVerdict(125_000, 1000), speedVerdict(124_000, 1000), speedVerdict(80_000, 0)]).toEqual([
      'PASS',
      'SLOW',
      'PASS',
    ]);
    expect(asResult({ camera: 'PASS', microphone: 'BLOCKED', network: 'SLOW' })).toEqual({
      camera: 'PASS',
      microphone: 'FAIL',
      network: 'FAIL',
    });
  });
});

describe('the end of a call', () => {
  const session = {
    sessionUuid: UUID,
    state: 'ENDED',
    queuePosition: null,
    nextActions: ['IN_PERSON', 'CALL'],
  } as const;

  test('has its own words for every reason, none of them "error" or "session"', () => {
    for (const why of SESSION_ENDS.filter((end) => end !== 'SIGNED')) {
      expect(getSessionEnding(null, { ...session, endedBecause: why, nextActions: [...session.nextActions] })).toEqual({
        why,
        actions: ['IN_PERSON', 'CALL'],
      });
      expect(`${MEETING.ended[why].title} ${MEETING.ended[why].text}`).not.toMatch(/error|session/i);
    }
  });

  test('shows no page after a signature or without a call, and next steps without a notary', () => {
    expect(getSessionEnding(null, { ...session, endedBecause: 'SIGNED', nextActions: [] })).toBeUndefined();
    expect([getSessionEnding(null, null), getSessionEnding('anything', undefined)]).toEqual([undefined, undefined]);
    expect(getSessionEnding('no-notary', null)).toEqual({
      why: 'NO_NOTARY',
      actions: ['SCHEDULE', 'IN_PERSON', 'CALL'],
    });
  });
});
