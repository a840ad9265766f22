import { describe, expect, test } from 'vitest';
import { driveTo, buildGoodFact, recordOrThrow } from '../../test/loan-file/drive.ts';
import { getTimeZones } from '../calendar/zones.ts';
import { US_STATES } from '../fields/states.ts';
import { BORROWER, type LoanFile } from '../loan-file/file.ts';
import { getGate, GATES, type GateId } from '../loan-file/gates.ts';
import { GATE_WORDS } from '../loan-file/gates/words.ts';
import { textableFrom } from './quiet-hours.ts';
import { parseTextReply } from './stop-words.ts';
import { TURNS } from './table.ts';
import { hasMessage, type ReminderMessage } from './turn.ts';
import { firstMessageAt, PRESENT_MINUTES, remindersAt } from './when.ts';
import { isSameTurn, whoseTurn } from './whose-turn.ts';

const REMINDER_TURNS = Object.entries(TURNS).flatMap(([gate, turn]) =>
  hasMessage(turn) ? [[gate, turn] as const] : [],
);
const getOwner = (gate: string) => (gate === 'complete' ? 'nobody' : getGate(gate as GateId).owner);
const MINUTE = 60_000;

describe('TURNS', () => {
  test('has one row for each gate and for the end, and no other', () => {
    expect(Object.keys(TURNS).toSorted()).toEqual([...GATES.map((gate) => gate.id), 'complete'].toSorted());
    expect(Object.keys(TURNS)).toHaveLength(90);
  });

  test('addresses the borrower at every borrower gate and the other signers at every signer gate', () => {
    for (const gate of GATES.filter(({ owner }) => owner === 'borrower'))
      expect([gate.id, TURNS[gate.id]]).toMatchObject([gate.id, { to: 'BORROWER' }]);
    expect(REMINDER_TURNS.filter(([gate]) => getOwner(gate) === 'signers').map(([, turn]) => turn.to)).toEqual([
      'SIGNERS',
      'SIGNERS',
      'SIGNERS',
    ]);
    expect(REMINDER_TURNS.filter(([gate, turn]) => turn.to === 'SIGNERS' && getOwner(gate) !== 'signers')).toEqual([]);
    for (const [gate, turn] of REMINDER_TURNS.filter(([, { to }]) => to === 'SIGNERS'))
      expect([gate, turn.body]).toEqual([gate, expect.stringMatching(/^[A-Z].+\.$/)]);
  });

  test('is silent for staff gates, except where the borrower must act too', () => {
    const staff = GATES.filter(({ owner }) => owner === 'staff').map((gate) => [gate.id, TURNS[gate.id]] as const);
    expect(staff.filter(([, turn]) => hasMessage(turn)).map(([id]) => id)).toEqual([
      'facta',
      'soft-error',
      'minor',
      'hard-error',
    ]);
    expect(staff.filter(([, turn]) => !hasMessage(turn) && turn.silent !== 'STAFF')).toEqual([]);
  });

  test('is silent as SECONDS only for gates that take seconds', () => {
    const ofSeconds = GATES.filter((gate) => {
      const turn = TURNS[gate.id];
      return !hasMessage(turn) && turn.silent === 'SECONDS';
    });
    expect(ofSeconds.filter(({ takesSeconds }) => !takesSeconds)).toEqual([]);
    expect(GATES.filter(({ takesSeconds }) => takesSeconds).filter((gate) => hasMessage(TURNS[gate.id]))).toEqual([]);
    expect(
      GATES.filter(
        ({ id, takesSeconds }) => (takesSeconds === true) !== /second/.test(GATE_WORDS[id].usualTime ?? ''),
      ).map(({ id }) => id),
    ).toEqual([]);
  });

  test('has no personal data, amounts or loan details in subjects and text messages', () => {
    for (const [gate, { subject, sms }] of REMINDER_TURNS) {
      for (const text of [subject, sms ?? 'x.']) {
        expect([gate, text]).toEqual([
          gate,
          expect.not.stringMatching(/[\d{}[\]$@#/]|\b(?:approved|declined|denied|loan number|street|name)\b/i),
        ]);
      }
      expect(subject.length).toBeLessThan(50);
      expect(subject).toMatch(/^[A-Z][^.]+$/);
      // 160 characters minus the lender's name and the opt-out text.
      expect((sms ?? 'x.').length).toBeLessThan(90);
      expect(sms ?? 'x.').toMatch(/^[a-z].*\.$/);
    }
  });

  test.each(REMINDER_TURNS.filter(([gate]) => getOwner(gate) === 'borrower'))(
    'reminds of %s in the same turn, first after one to three days',
    (gate, turn) => {
      expect([gate, turn.remind.length > 0 && turn.remind[0]! <= 3]).toEqual([gate, gate !== 'appraisal-wait']);
      expect(turn.remind).toEqual([...new Set(turn.remind)].toSorted((one, other) => one - other));
    },
  );
});

describe('letters that replace the first email', () => {
  test('a refused or accepted account and a closed application replace the first email', () => {
    const listReplacements = (file: LoanFile) =>
      whoseTurn(file).map(({ message: { instead } }) => instead?.(file) ?? null);
    const { file } = driveTo('disburse');
    expect(listReplacements(file)).toEqual([null]);
    const refused = driveTo('disburse-wait').file;
    expect(
      listReplacements(recordOrThrow(refused, buildGoodFact(refused, 'DisbursementAccountRefused', { by: 'BANK' }))),
    ).toEqual(['bank.account-refused']);
    expect(listReplacements(driveTo('autopay', { DisbursementAccountEntered: { method: 'MANUAL' } }).file)).toEqual([
      'bank.account-accepted',
    ]);
    expect(listReplacements(driveTo('autopay').file)).toEqual([null]);
    const closed = driveTo('choose').file;
    expect(listReplacements(recordOrThrow(closed, buildGoodFact(closed, 'ApplicationWithdrawn')))).toEqual([
      'notice.closed',
    ]);
  });
});

describe('whoseTurn', () => {
  test('returns the borrower once for each attempt of a gate', () => {
    const { file } = driveTo('choose');
    const [turn] = whoseTurn(file);
    expect(turn).toMatchObject({ gate: 'choose', person: BORROWER, message: { to: 'BORROWER' } });
    const nextTurn = whoseTurn(recordOrThrow(file, buildGoodFact(file, 'AnswersChanged')));
    expect(nextTurn).toEqual([]);
  });

  test('returns no turn while vendors or staff act', () => {
    for (const gate of ['soft-credit', 'value', 'final-title', 'recording'] as const)
      expect([gate, whoseTurn(driveTo(gate).file)]).toEqual([gate, []]);
  });

  test('includes an invited co-borrower who must sign the note, but not a co-deeder', () => {
    const signer = 'person-1';
    const { file } = driveTo('note', {
      FinalTitleReturned: {
        mustSign: [{ person: signer, relation: 'CO_OWNER', reason: 'on title', livesThere: 'NO' }],
      },
    });
    const named = Object.keys(file.signers);
    expect(named).toHaveLength(1);
    const unopened = { ...file, signers: { [named[0]!]: { ...file.signers[named[0]!]!, opened: false } } };
    const opened = { ...file, signers: { [named[0]!]: { ...file.signers[named[0]!]!, opened: true } } };
    const loadTurns = (one: LoanFile) => whoseTurn(one).map(({ gate, person }) => [gate, person]);
    const buildSigner = (role: 'CO_BORROWER' | 'CO_DEEDER') => ({
      ...opened,
      signers: { [named[0]!]: { ...opened.signers[named[0]!]!, role } },
    });
    expect([loadTurns(unopened), loadTurns(buildSigner('CO_DEEDER'))]).toEqual([
      [['note', BORROWER]],
      [['note', BORROWER]],
    ]);
    expect(loadTurns(buildSigner('CO_BORROWER'))).toEqual([
      ['note', BORROWER],
      ['note-others', named[0]],
    ]);
  });

  test("an act in the middle of a step isn't a new turn", () => {
    const { file } = driveTo('submit');
    const [turn] = whoseTurn(file);
    const [later] = whoseTurn(recordOrThrow(file, buildGoodFact(file, 'ESignConsentGiven', { person: BORROWER })));
    expect([turn?.ball === later?.ball, isSameTurn(turn!, later!)]).toEqual([false, true]);
  });

  test('returns one final turn at the end', () => {
    expect(whoseTurn(driveTo('complete').file)).toMatchObject([{ gate: 'complete', person: BORROWER, ball: '0' }]);
  });
});

describe('firstMessageAt and remindersAt', () => {
  const instant = Date.UTC(2026, 10, 17, 12);
  const came = { at: instant, isOwnAct: false, isSystemChange: true, actedAt: null, lastMessageAt: null };
  const [always, away] = [{ when: 'ALWAYS' }, { when: 'AWAY' }] as const satisfies readonly Pick<
    ReminderMessage,
    'when'
  >[];
  const justNow = { actedAt: instant - (PRESENT_MINUTES - 1) * MINUTE };

  test.each([
    ['the borrower’s own action', always, { isOwnAct: true }, null],
    ["the borrower's own action with a date to remember", { when: 'EVEN_OWN' }, { isOwnAct: true }, instant],
    ['a vendor while the borrower is active', away, { ...justNow }, null],
    [
      'a vendor a quarter of an hour after the borrower left',
      away,
      { actedAt: instant - PRESENT_MINUTES * MINUTE },
      instant,
    ],
    ['a vendor with unexpected news', always, { ...justNow }, instant],
    ['staff or a clock while the borrower is active', away, { ...justNow, isSystemChange: false }, instant],
    [
      'staff five minutes after an earlier letter',
      always,
      { isSystemChange: false, lastMessageAt: instant - 5 * MINUTE },
      instant + 10 * MINUTE,
    ],
    [
      'staff a whole hour after an earlier letter',
      always,
      { isSystemChange: false, lastMessageAt: instant - 60 * MINUTE },
      instant,
    ],
  ] as const)('firstMessageAt decides when to write after an act by %s', (_who, turn, over, expected) => {
    expect(firstMessageAt(turn, { ...came, ...over })).toBe(expected);
  });

  test('remindersAt counts days from the start of the turn', () => {
    expect(remindersAt({ remind: [2, 7] }, instant).map((one) => (one - instant) / 86_400_000)).toEqual([2, 7]);
  });
});

describe('text messages', () => {
  test('textableFrom allows 8 a.m. to 9 p.m. in every time zone of the state', () => {
    expect(
      Object.keys(US_STATES).filter((state) => getTimeZones(state).includes('Pacific/Honolulu') && state !== 'HI'),
    ).toEqual([]);
    const noon = Date.UTC(2026, 10, 17, 18);
    expect(textableFrom(noon, 'CA')).toBe(noon);
    // 04:59:59 in London is 20:59:59 of the day before in Los Angeles; a second later the quiet hours begin and last
    // until 16:00.
    expect(textableFrom(Date.UTC(2026, 10, 18, 4, 59, 59), 'CA')).toBe(Date.UTC(2026, 10, 18, 4, 59, 59));
    expect(textableFrom(Date.UTC(2026, 10, 18, 5), 'CA')).toBe(Date.UTC(2026, 10, 18, 16));
    // Texas has two zones: the sending window opens with the western one and closes with the eastern one.
    expect(textableFrom(Date.UTC(2026, 10, 18, 14), 'TX')).toBe(Date.UTC(2026, 10, 18, 15));
    expect(textableFrom(Date.UTC(2026, 10, 18, 3), 'TX')).toBe(Date.UTC(2026, 10, 18, 15));
    // The night in which daylight saving time begins.
    expect(textableFrom(Date.UTC(2026, 2, 8, 5), 'NY')).toBe(Date.UTC(2026, 2, 8, 12));
    expect(textableFrom(Date.UTC(2026, 10, 18, 6), 'nowhere')).toBe(Date.UTC(2026, 10, 18, 18));
  });

  test('textableFrom uses the local clock of a territory', () => {
    // 20:59 and 21:00 in San Juan, where it is an hour later than in New York.
    expect(
      [Date.UTC(2026, 10, 18, 0, 59), Date.UTC(2026, 10, 18, 1)].map((instant) => textableFrom(instant, 'PR')),
    ).toEqual([Date.UTC(2026, 10, 18, 0, 59), Date.UTC(2026, 10, 18, 12)]);
  });

  test.each([
    ['STOP', 'STOP'],
    [' stop. ', 'STOP'],
    ['Opt-Out', 'STOP'],
    ['Revoke!', 'STOP'],
    ['QUIT', 'STOP'],
    ['end', 'STOP'],
    ['cancel', 'STOP'],
    ['please stop texting me', 'STOP'],
    ['Unsubscribe', 'STOP'],
    ['START', 'START'],
    ['unstop', 'START'],
    ['help', 'HELP'],
    ['thanks', null],
    ['I will not stop by today', null],
    ['', null],
  ] as const)('parseTextReply of %s is %s', (text, asked) => {
    expect(parseTextReply(text)).toBe(asked);
  });
});
