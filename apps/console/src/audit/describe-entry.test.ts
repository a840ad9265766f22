import { ALL_CALLS } from '@lintel/contract';
import { AUDIT_EVENTS } from '@lintel/domain';
import { describe, expect, test } from 'vitest';
import { CALL_WORDS } from './call-words.en.ts';
import { describeEntry, EVENT_OPTIONS, type Entry } from './describe-entry.ts';

const STAFF = '11111111-1111-4111-8111-111111111111';
const LOAN = '22222222-2222-4222-8222-222222222222';

const buildEntry = (change: Partial<Entry>): Entry => ({
  sequence: 1,
  at: '2026-11-24T17:00:00.000Z',
  event: 'desk.asked',
  actor: STAFF,
  actorName: 'Una Writer',
  application: LOAN,
  loanNumber: '100042',
  about: {},
  hash: 'a'.repeat(64),
  ...change,
});

describe('an audit entry', () => {
  test.each<[string, Partial<Entry>, string, string]>([
    ['a request', { about: { call: 'ST-2 file' } }, 'Una Writer asked to open the file, loan 100042.', ''],
    [
      'a refusal without a file',
      { event: 'desk.refused', about: { call: 'ST-18 get', http: 403 }, application: null, loanNumber: null },
      'Una Writer wasn’t allowed to view the team.',
      '',
    ],
    [
      'a request about a teammate',
      { about: { call: 'ST-18 put' }, application: null, loanNumber: null, staffName: 'Nia Newcomer' },
      'Una Writer asked to change a teammate’s access (Nia Newcomer).',
      '',
    ],
    [
      'a reveal',
      { event: 'desk.revealed', about: { field: 'SSN', reason: 'FRAUD_REVIEW' } },
      'Una Writer revealed a Social Security number, loan 100042.',
      'Fraud review',
    ],
    [
      'a review',
      {
        event: 'desk.decided',
        about: { act: 'review', gate: 'facta', outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER' },
      },
      'Una Writer recorded: Fraud alert to clear: Reached and confirmed, loan 100042.',
      'The applicant confirmed on the number in the alert',
    ],
    [
      'a teammate’s invitation',
      { event: 'staff.invited', application: null, loanNumber: null, staffName: 'Nia Newcomer' },
      'Una Writer invited Nia Newcomer.',
      '',
    ],
    [
      'a borrower’s act',
      { event: 'identity.login', actor: LOAN, actorName: null, application: null, loanNumber: null },
      'A borrower or signer logged in.',
      '',
    ],
    [
      'an upload',
      { event: 'document.uploaded', actorName: null, about: { type: 'USER_UPLOADED_PAYSTUB' } },
      'A borrower or signer uploaded a document (Paystub), loan 100042.',
      '',
    ],
    [
      'the server’s act',
      { event: 'document.scanned', actor: 'server', actorName: null },
      'The server scanned an upload for malware, loan 100042.',
      '',
    ],
  ])('of %s says in words who did what', (_of, change, sentence, why) => {
    expect(describeEntry(buildEntry(change)).sentence).toBe(sentence);
    expect(describeEntry(buildEntry(change)).why).toContain(why);
  });

  test('shows no id and no code, whatever happened', () => {
    const sentences = AUDIT_EVENTS.map(
      (event) => describeEntry(buildEntry({ event, actorName: null, staffName: null })).sentence,
    );
    expect(sentences.filter((text) => /[\da-f]{8}-|ST-\d|undefined|[a-z]\.[a-z]/.test(text))).toEqual([]);
  });
});

test('every audited call has words', () => {
  const audited = ALL_CALLS.filter(({ auth, permission }) => auth === 'staff' && permission !== undefined);
  expect(Object.keys(CALL_WORDS).toSorted()).toEqual(audited.map(({ id }) => id).toSorted());
});

test('the event filter offers every event once, by its code, with words of its own', () => {
  const options = EVENT_OPTIONS.flatMap((group) => group.options);
  expect(options.map(({ value }) => value).toSorted()).toEqual([...AUDIT_EVENTS].toSorted());
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});
