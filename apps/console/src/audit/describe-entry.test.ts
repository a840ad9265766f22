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
    ['a request', { about: { call: 'ST-2 file' } }, 'Una Writer opened the file.', ''],
    [
      'a refusal without a file',
      { event: 'desk.refused', about: { call: 'ST-18 get', http: 403 }, application: null, loanNumber: null },
      'Una Writer couldn’t view the team.',
      '',
    ],
    [
      'a request about a teammate',
      { about: { call: 'ST-18 put' }, application: null, loanNumber: null, staffName: 'Nia Newcomer' },
      'Una Writer submitted a request to change permissions for Nia Newcomer.',
      '',
    ],
    [
      'a reveal',
      { event: 'desk.revealed', about: { field: 'SSN', reason: 'FRAUD_REVIEW' } },
      'Una Writer revealed a Social Security number.',
      'Fraud review',
    ],
    [
      'a review',
      {
        event: 'desk.decided',
        about: { act: 'review', gate: 'facta', outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER' },
      },
      'Una Writer recorded: Fraud alert review: Clear (identity verified or alert removed).',
      'Identity verified at the number on the alert',
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
      'A borrower or signer uploaded a document (Pay stub).',
      '',
    ],
    [
      'the server’s act',
      { event: 'document.scanned', actor: 'server', actorName: null },
      'The system scanned an upload for malware.',
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

  test.each<[string, Partial<Entry>, string[]]>([
    [
      'the IP address range of a login',
      { event: 'staff.login', about: { from: '127.0.0.0/24', recovery: false } },
      ['IP address range: 127.0.0.0/24'],
    ],
    [
      'a recovery code, only when one was used',
      { event: 'staff.login', about: { recovery: true } },
      ['Used a recovery code: Yes'],
    ],
    [
      'why a request failed',
      { event: 'desk.refused', about: { call: 'ST-2 file', http: 403 } },
      ['Why: No permission'],
    ],
    [
      'permissions by their names',
      { event: 'staff.changed', about: { staff: STAFF, permissions: 'file audit', disabled: true } },
      ['Permissions: Open files and write notes; Audit trail', 'Account disabled: Yes'],
    ],
    [
      'what was erased',
      {
        event: 'file.erased',
        about: {
          record: 'HMDA',
          rule: 'hmda-3',
          source: '12 CFR 1003.5',
          keptUntil: '2029-03-01',
          asked: false,
          removed: 4,
        },
      },
      ['Record: Demographic answers', 'Items deleted: 4', 'Kept until: Mar 1, 2029', 'Source: 12 CFR 1003.5'],
    ],
    [
      'the amount of a payment',
      { event: 'desk.decided', about: { act: 'funding-proposal', amount: 85_000, approvals: 2 } },
      ['Amount: $85,000', 'Approvals required: 2'],
    ],
    [
      'the time of a logged phone call, in Pacific Time',
      {
        event: 'desk.decided',
        about: {
          act: 'phone-call',
          party: 'BORROWER',
          direction: 'OUTBOUND',
          outcome: 'REACHED',
          calledAt: '2026-11-24T17:05:00.000Z',
        },
      },
      ['Time of the call: Nov 24, 2026, 9:05 AM PST'],
    ],
  ])('shows %s, and no id or call', (_what, change, details) => {
    expect(describeEntry(buildEntry(change)).details.map(({ label, text }) => `${label}: ${text}`)).toEqual(details);
  });
});

test('every audited call has words: a view is done, a change is submitted and may still fail', () => {
  const audited = ALL_CALLS.filter(({ auth, permission }) => auth === 'staff' && permission !== undefined);
  expect(Object.keys(CALL_WORDS).toSorted()).toEqual(audited.map(({ id }) => id).toSorted());
  const changes = audited.filter(({ method }) => method !== 'GET').map(({ id }) => id);
  const submitted = Object.entries(CALL_WORDS).filter(([, words]) => typeof words === 'string');
  const isPreview = (id: string): boolean => id === 'ST-9 notice';
  expect(submitted.map(([id]) => id).toSorted()).toEqual(changes.filter((id) => !isPreview(id)).toSorted());
});

test('the event filter offers every event once, by its code, with words of its own', () => {
  const options = EVENT_OPTIONS.flatMap((group) => group.options);
  expect(options.map(({ value }) => value).toSorted()).toEqual([...AUDIT_EVENTS].toSorted());
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});
