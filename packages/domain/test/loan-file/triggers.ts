import type { StoredStatus } from '../../src/loan-file/checklist-status.ts';
import type { Fact, FactData, FactType } from '../../src/loan-file/facts.ts';
import type { LoanFile } from '../../src/loan-file/file.ts';
import type { GateId } from '../../src/loan-file/gates.ts';
import { buildGoodFact, type Story } from './drive.ts';

/** Makes the next fact of a transition from the loan file so far. */
export type Trigger = (file: LoanFile) => Fact;

/** One row of the transition table: what happens at a gate, and the status after each fact. */
export interface Transition {
  readonly id: string;
  readonly at: GateId | 'start';
  readonly story?: Story;
  readonly by: readonly (readonly [Trigger, StoredStatus])[];
}

/** Makes a trigger of the good answer, with the given differences. */
export function trigger<T extends FactType>(type: T, changes: Partial<FactData[T]> = {}): Trigger {
  return (file) => buildGoodFact(file, type, changes);
}

export const DECLINED: readonly [Trigger, StoredStatus] = [
  trigger('ApplicationDeclined', { ground: null }),
  'DECLINED',
];
export const offersPriced = (stands: boolean): Trigger => trigger('OffersPriced', { stands, worse: false });
export const NO_OFFERS: readonly [Trigger, StoredStatus] = [
  trigger('OffersPriced', { outcome: 'NONE', reasons: ['Value or type of collateral not sufficient'], stands: false }),
  'WAITING_FOR_INITIAL_OFFERS',
];
export const WINBACK_OFFERED = trigger('OffersPriced', {
  outcome: 'WINBACK',
  reasons: ['Income insufficient'],
  stands: false,
});
export const BPO_STORY: Story = { PropertyValued: { outcome: 'NO_VALUE', route: 'BPO' } };
export const RESI_EVAL_STORY: Story = { PropertyValued: { outcome: 'NO_VALUE', route: 'RESI_EVAL' } };
export const APPRAISAL_STORY: Story = { ...BPO_STORY, ValuationReturned: { outcome: 'NOT_OBTAINABLE' } };
export const SECOND_HOME_STORY: Story = {
  ApplicationCreated: { occupancy: 'SECONDARY', crypto: false, softConsent: true },
};
export const NEW_YORK_STORY: Story = {
  ApplicationCreated: { occupancy: 'HOME', crypto: false, softConsent: false },
  IntakeCompleted: { regime: 'NY' },
};
export const TEXAS_STORY: Story = { IntakeCompleted: { regime: 'TX_50A6' } };
export const IN_PERSON_STORY: Story = {
  ClosingDisclosureReady: { notary: { mode: 'MANUAL', fee: 300 } },
  NotaryPlanned: { mode: 'MANUAL', fee: 300 },
};
export const CO_OWNER_STORY: Story = {
  FinalTitleReturned: {
    mustSign: [{ person: 'luis', relation: 'CO_OWNER', reason: 'owns a half', livesThere: 'UNKNOWN' }],
  },
};
export const MARKED_PAYOFF_STORY: Story = { LiensConfirmed: { payoffs: 1, required: 0, disputed: 0, matched: true } };
export const postHold = (askBorrower: boolean): Trigger =>
  trigger('ConditionPosted', { id: 'review', blocks: 'NOW', askBorrower });
export const HOLD_CLEARED = trigger('ConditionCleared', { id: 'review' });
