import { describe, expect, test } from 'vitest';
import { explain, gateName, gateText } from '../../src/loan-file/explain.ts';
import { getGate, GATES } from '../../src/loan-file/gates.ts';
import { COMPLETE_WORDS, GATE_WORDS } from '../../src/loan-file/gates/words.ts';
import { PSEUDO_LOCALE, readLocaleFrom } from '../../src/locale/locale.ts';
import { TURNS } from '../../src/reminders/table.ts';
import { hasMessage } from '../../src/reminders/turn.ts';
import { restoreLocale } from '../restore-locale.ts';
import { driveTo } from './drive.ts';

restoreLocale();

describe('GATE_WORDS', () => {
  test('has an entry for every gate and no other', () => {
    expect(Object.keys(GATE_WORDS).toSorted()).toEqual(GATES.map(({ id }) => id).toSorted());
  });

  test('uses one name for the gates of one step and different names for following steps', () => {
    const steps = GATES.filter(({ stage }) => stage !== 'SAME');
    for (const [index, gate] of steps.entries()) {
      const next = steps[index + 1];
      if (next === undefined) continue;
      const isSame = (gate.step ?? gate.id) === (next.step ?? next.id);
      expect({ gate: gate.id, alike: gateName(gate.id) === gateName(next.id) }).toEqual({
        gate: gate.id,
        alike: isSame,
      });
    }
  });

  test('uses the words of an ordinary review for a possible sanctions match', () => {
    const { 'file-review': match, 'hold-staff': hold } = GATE_WORDS;
    expect([match.name, match.usualTime, match.ask]).toEqual([hold.name, hold.usualTime, hold.ask]);
  });

  test("follows the reader's locale and leaves inserted words unchanged", () => {
    const { file } = driveTo('hard-credit');
    const english = explain(file);
    readLocaleFrom(() => PSEUDO_LOCALE);
    const other = explain(file);
    expect(other.gate).toBe(english.gate);
    expect(other.nextGate).toBe(english.nextGate);
    for (const part of ['text', 'next', 'nextUsualTime', 'ownerName', 'usualTime'] as const)
      expect(other[part]).not.toMatch(/[A-Za-z]/);
    const said = gateText(getGate('appraisal-payment'), file, { fee: '$650', date: 'April 9, 2026' });
    expect(said).toMatch(/\$650.*April 9, 2026/);
    expect(COMPLETE_WORDS.text).not.toMatch(/[A-Za-z]/);
  });
});

describe('messages of TURNS', () => {
  const told = Object.values(TURNS).filter(hasMessage);

  test('every message has a text message unless its row excludes it', () => {
    expect(told.map(({ sms }) => sms === null)).toEqual(told.map(({ noText }) => noText === true));
  });

  test('messages follow the reader’s locale', () => {
    const read = () => told.map(({ subject, sms, body, link }) => [subject, sms, body, link].join(''));
    const english = read();
    readLocaleFrom(() => PSEUDO_LOCALE);
    expect(english[0]).toBe('Your application is closed');
    expect(read().filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  });
});
