import { describe, expect, test } from 'vitest';
import { CHECKLIST_STATUSES, STORED_STATUSES } from '../../src/loan-file/checklist-status.ts';
import { derivedValues } from '../../src/loan-file/derived.ts';
import { FACT_TYPES } from '../../src/loan-file/facts.ts';
import { emptyFile } from '../../src/loan-file/file.ts';
import { currentGate } from '../../src/loan-file/fold.ts';
import { GATES } from '../../src/loan-file/gates.ts';
import { refusal } from '../../src/loan-file/refusal.ts';
import { getStatus } from '../../src/loan-file/status.ts';
import { driveTo, buildGoodFact, recordOrThrow, type Story } from './drive.ts';
import { CLOSING_TRANSITIONS } from './transitions-closing.ts';
import { OPENING_TRANSITIONS } from './transitions-opening.ts';

const TRANSITIONS = [...OPENING_TRANSITIONS, ...CLOSING_TRANSITIONS];

describe('transition table', () => {
  test.each(TRANSITIONS)('the status moves from $at as listed [$id, ROUTE-064]', ({ at, story, by }) => {
    let file = at === 'start' ? emptyFile() : driveTo(at, story).file;
    const statuses = by.map(([trigger]) => getStatus((file = recordOrThrow(file, trigger(file)))));
    expect(statuses).toEqual(by.map(([, status]) => status));
  });

  test('the table has every row from OP-D-001 to OP-D-126 [ROUTE-064]', () => {
    const named = new Set(TRANSITIONS.flatMap((row) => row.id.match(/OP-D-\d{3}/g) ?? []));
    const rows = Array.from({ length: 127 }, (_none, row) => `OP-D-${String(row + 1).padStart(3, '0')}`);
    expect(rows.filter((row) => !named.has(row))).toEqual(['OP-D-127']);
  });

  test('no gate has the status UNKNOWN [OP-D-127, ROUTE-044]', () => {
    expect(CHECKLIST_STATUSES.filter((status) => !(STORED_STATUSES as readonly string[]).includes(status))).toEqual([
      'UNKNOWN',
    ]);
    expect(GATES.filter((gate) => !STORED_STATUSES.includes(gate.status))).toEqual([]);
  });

  test('the gates and COMPLETE have exactly the 69 stored statuses [ENUM-038, ENUM-039, ENUM-040, ENUM-041]', () => {
    const known = new Set<string>([...GATES.map((gate) => gate.status), 'COMPLETE']);
    expect([...known].sort()).toEqual([...STORED_STATUSES].sort());
    expect([GATES.length, new Set(GATES.map((gate) => gate.id)).size, known.size, FACT_TYPES.length]).toEqual([
      89, 89, 69, 97,
    ]);
  });
});

describe('withdrawing and declining', () => {
  const before = [
    'intake',
    'soft-credit',
    'choose',
    'submit',
    'income',
    'liens',
    'autopay',
    'final-offer',
    'note',
    'deed',
  ] as const;
  test.each(before)('the borrower can withdraw at %s [OP-D-126, ROUTE-058]', (gate) => {
    const { file } = driveTo(gate);
    expect(getStatus(recordOrThrow(file, buildGoodFact(file, 'ApplicationWithdrawn')))).toBe('CANCELLED');
  });

  const after = [
    'rescission-notice',
    'rescission',
    'recording',
    'mail-margin',
    'final-checks',
    'funding-decision',
    'send-funds',
  ] as const;
  test.each(after)(
    'refuses at %s to withdraw after everyone has signed, and to decline without a ground [OP-D-125, OP-D-126]',
    (gate) => {
      const { file } = driveTo(gate);
      expect(refusal(file, buildGoodFact(file, 'ApplicationWithdrawn'))?.name).toBe('RULE');
      expect(refusal(file, buildGoodFact(file, 'ApplicationDeclined', { ground: null }))?.name).toBe('RULE');
      expect(refusal(file, buildGoodFact(file, 'ApplicationDeclined', { ground: 'SANCTIONS' }))).toBeNull();
    },
  );
});

describe('derived values', () => {
  test('derivedValues are BPO_REQUIRED and BPO_PENDING for an estimated value [OP-D-034, ENUM-018, ENUM-022]', () => {
    const { file } = driveTo('price', { PropertyValued: { outcome: 'NO_VALUE', route: 'BPO' } });
    expect(derivedValues(file)).toMatchObject({ bpo: 'BPO_REQUIRED', uwSubDecision: 'BPO_PENDING' });
  });

  test('derivedValues report waitingOnFloodCert only at the flood gate [OP-D-101, ROUTE-014]', () => {
    const { file } = driveTo('flood');
    expect(derivedValues(file).waitingOnFloodCert).toBe(true);
    const ready = recordOrThrow(file, buildGoodFact(file, 'FloodDetermined'));
    expect([getStatus(ready), derivedValues(ready).waitingOnFloodCert]).toEqual(['GEN_CLOSING_DISCLOSURE', false]);
  });

  test('derivedValues report VERIFIED_OFFER at OFFER_SELECTION after a draw change request [OP-D-102, ROUTE-054]', () => {
    const { file } = driveTo('final-offer');
    expect(derivedValues(file).uwSubDecision).toBe('FINAL_OFFER');
    const requested = recordOrThrow(file, buildGoodFact(file, 'DrawChangeAsked'));
    expect([getStatus(requested), derivedValues(requested).uwSubDecision]).toEqual([
      'OFFER_SELECTION',
      'VERIFIED_OFFER',
    ]);
  });

  test("derivedValues report that the borrower is done while other signers aren't [OP-D-114, ROUTE-041, ROUTE-050]", () => {
    const story: Story = {
      FinalTitleReturned: {
        mustSign: [{ person: 'luis', relation: 'CO_OWNER', reason: 'owns a half', livesThere: 'NO' }],
      },
    };
    const { file } = driveTo('deed', story);
    expect(derivedValues(file).primaryParticipantAcceptComplete).toBe(false);
    const signed = driveTo('deed-others', story);
    expect([currentGate(signed.file)?.status, derivedValues(signed.file).primaryParticipantAcceptComplete]).toEqual([
      'DEED_SIGNING',
      true,
    ]);
  });
});
