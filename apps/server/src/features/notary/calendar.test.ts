import { expect, test } from 'vitest';
import { buildCalendarEntry } from './calendar.ts';
import type { Booking } from './store.ts';

test('a calendar entry contains only our fields, whatever the street or the notes contain', () => {
  const at = new Date('2026-12-01T17:00:00Z');
  const booking: Booking = {
    uuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829500',
    application_uuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829501',
    person: 'BORROWER',
    kind: 'MANUAL',
    slot_id: 'slot-1',
    starts_at: at,
    ends_at: at,
    fee_cents: null,
    sequence: 0,
    booked_at: at,
    changed_at: at,
    cancelled_at: null,
    notary: null,
    accessNotes: 'Gate 5\r\nBEGIN:VALARM\u0007\n\u202Egninrom',
    place: {
      type: 'OTHER',
      officeId: null,
      officeName: null,
      address: {
        street1: '1 Oak\r\nATTACH:http://evil.test',
        street2: 'x\rBEGIN:VALARM',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
      },
    },
  };
  const text = Buffer.from(buildCalendarEntry(booking)).toString();
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => /^(BEGIN|ATTACH|URL)/.test(line))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
  expect(lines.find((line) => line.startsWith('LOCATION'))).toBe(
    String.raw`LOCATION:1 Oak ATTACH:http://evil.test\, x BEGIN:VALARM\, Denver\, CO\, 80202`,
  );
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toBe(
    String.raw`DESCRIPTION:Bring a photo ID that hasn’t expired.\nGate 5\nBEGIN:VALARM\ngninrom`,
  );
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
