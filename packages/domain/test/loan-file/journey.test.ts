import { describe, expect, test } from 'vitest';
import { derivedValues } from '../../src/loan-file/derived.ts';
import { currentGate, replay } from '../../src/loan-file/fold.ts';
import type { GateId } from '../../src/loan-file/gates.ts';
import { driveTo, buildGoodFact, recordOrThrow, type Story } from './drive.ts';

/** The gates that a loan file of this story reached, in order, each once. */
function listGates(story: Story = {}): (GateId | 'complete')[] {
  const { facts } = driveTo('complete', story);
  return [...new Set(facts.map((_, index) => currentGate(replay(facts.slice(0, index + 1)))?.id ?? 'complete'))];
}

describe('a complete loan file', () => {
  test('goes from soft pull and offers to income, identity, liens, accounts, signing, notary and funding [SCOPE-007, SCOPE-003, OP-B-019]', () => {
    const parts: ReturnType<typeof listGates> = [
      'soft-credit',
      'value',
      'price',
      'choose',
      'submit',
      'income',
      'id-check',
      'hard-credit',
      'liens',
      'disburse',
      'autopay',
      'note',
      'notary-plan',
      'deed',
      'rescission',
      'send-funds',
      'complete',
    ];
    expect(listGates().filter((gate) => parts.includes(gate))).toEqual(parts);
  });

  test('has the valuation after the liens and before the accounts for a home without a value [SCOPE-007]', () => {
    const gates = listGates({ PropertyValued: { outcome: 'NO_VALUE', route: 'BPO' } });
    const parts: ReturnType<typeof listGates> = [
      'estimate',
      'choose',
      'liens',
      'valuation-order-bpo',
      'valuation-wait-bpo',
      'disburse',
      'note',
    ];
    expect(gates.filter((gate) => parts.includes(gate))).toEqual(parts);
  });

  test('pays a crypto line to the custodian and asks for an account for payments only [SCOPE-016]', () => {
    const gates = listGates({ ApplicationCreated: { crypto: true }, FundsSent: { to: 'CUSTODIAN' } });
    expect([gates.includes('disburse'), gates.includes('autopay'), gates.at(-1)]).toEqual([false, true, 'complete']);
    expect(listGates().includes('disburse')).toBe(true);
  });
});

describe('derived values of verified income', () => {
  const driveAfterMatch = (matched: boolean) =>
    derivedValues(driveTo('id-check', { IncomeEvidenced: { accepted: 'BORROWER', matched } }).file);

  test('a matching income is FINAL and VERIFIED_INCOME_MATCHED_OFFER [APP-022, ENUM-021, ENUM-022]', () => {
    expect(driveAfterMatch(true)).toMatchObject({
      uwDecision: 'FINAL',
      uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER',
    });
  });

  test('a different income is FINAL with another sub-decision and new offers [APP-022]', () => {
    expect(driveAfterMatch(false).uwDecision).toBe('FINAL');
    expect(driveAfterMatch(false).uwSubDecision).not.toBe('VERIFIED_INCOME_MATCHED_OFFER');
    const { file } = driveTo('income');
    expect(
      currentGate(recordOrThrow(file, buildGoodFact(file, 'IncomeEvidenced', { accepted: 'BORROWER', matched: false })))
        ?.id,
    ).toBe('price');
    expect(currentGate(recordOrThrow(file, buildGoodFact(file, 'IncomeEvidenced', { matched: true })))?.id).not.toBe(
      'price',
    );
  });

  test('the offer is unverified before the income is verified [APP-022]', () => {
    expect(derivedValues(driveTo('income').file)).toMatchObject({
      uwDecision: 'SELECT',
      uwSubDecision: 'UNVERIFIED_ONBOARDING_COMPLETE',
    });
  });
});

describe('derived values of a valuation', () => {
  const BPO: Story = { PropertyValued: { outcome: 'NO_VALUE', route: 'BPO' } };

  test('an ordered valuation is BPO_COMPLETE only after it came back [APP-023, ENUM-018]', () => {
    const getBpo = (gate: GateId) => derivedValues(driveTo(gate, BPO).file).bpo;
    expect([getBpo('choose'), getBpo('valuation-order-bpo'), getBpo('valuation-wait-bpo')]).toEqual([
      'BPO_REQUIRED',
      'BPO_REQUIRED',
      'BPO_PROCESSING',
    ]);
    const { file } = driveTo('valuation-wait-bpo', BPO);
    expect(derivedValues(recordOrThrow(file, buildGoodFact(file, 'ValuationReturned'))).bpo).toBe('BPO_COMPLETE');
  });

  test('a home with a value is BPO_NOT_REQUIRED [APP-023]', () => {
    expect(derivedValues(driveTo('note').file).bpo).toBe('BPO_NOT_REQUIRED');
  });
});

describe('derived values of the title, the ID and the home', () => {
  const derive = (gate: GateId | 'complete', story?: Story) => derivedValues(driveTo(gate, story).file);

  test.each([
    ['locate', 'UNKNOWN_TITLE_STATUS'],
    ['choose', 'TITLE_REQUIRED'],
    ['prequal-title', 'PREQUAL_TITLE_PROCESSING'],
    ['liens', 'PREQUAL_TITLE_COMPLETE'],
    ['title-order', 'PREQUAL_TITLE_COMPLETE'],
    ['final-title', 'FINAL_TITLE_PROCESSING'],
    ['note', 'FINAL_TITLE_COMPLETE'],
  ] as const)('at %s the title is %s [DATA-009, ENUM-020]', (gate, title) => {
    expect(derive(gate).title).toBe(title);
  });

  test('an ended application needs no more title work [DATA-009, ENUM-020]', () => {
    const { file } = driveTo('choose');
    expect(derivedValues(recordOrThrow(file, buildGoodFact(file, 'ApplicationWithdrawn'))).title).toBe(
      'TITLE_NOT_REQUIRED',
    );
  });

  test.each(['VERIFIED', 'PENDING_REVIEW', 'FAILED_VERIFICATION'] as const)(
    'an ID that came back as %s is reported so [DATA-009, ENUM-017]',
    (result) => {
      const { file } = driveTo('id-check');
      expect(derivedValues(file).verification).toBeNull();
      const fact = buildGoodFact(file, 'IdentityChecked', { result });
      expect(derivedValues(recordOrThrow(file, fact)).verification).toBe(result);
    },
  );

  test.each(['GOOD', 'POOR', 'UNKNOWN_CONDITION'])(
    'the condition of the home is what its owner says: %s [DATA-009, ENUM-019]',
    (condition) => {
      const story: Story = { PropertyValued: { outcome: 'NO_VALUE', route: 'BPO' }, ValueEstimated: { condition } };
      expect(derive('choose', story).condition).toBe(condition);
    },
  );

  test('an automated value comes without a condition [DATA-009, ENUM-019]', () => {
    expect(derive('locate').condition).toBeNull();
    expect(derive('choose').condition).toBe('NOT_AVAILABLE');
  });
});
