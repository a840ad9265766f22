import type { StoredStatus } from '../../src/loan-file/checklist-status.ts';
import type { Fact, FactData, FactType } from '../../src/loan-file/facts.ts';
import type { LoanFile } from '../../src/loan-file/file.ts';
import type { GateId } from '../../src/loan-file/gates.ts';
import { good, type Story } from './drive.ts';

export type Trigger = (file: LoanFile) => Fact;

/** One row of the transition table: what happens at a gate, and the status after each fact. */
export interface Transition {
  readonly id: string;
  readonly at: GateId | 'start';
  readonly story?: Story;
  readonly by: readonly (readonly [Trigger, StoredStatus])[];
}

/** Records the good answer, with the given differences. */
export function fact<T extends FactType>(type: T, over: Partial<FactData[T]> = {}): Trigger {
  return (file) => good(file, type, over);
}

export const declined: readonly [Trigger, StoredStatus] = [fact('ApplicationDeclined', { ground: null }), 'DECLINED'];
export const priced = (stands: boolean): Trigger => fact('OffersPriced', { stands, worse: false });
export const nothing: readonly [Trigger, StoredStatus] = [
  fact('OffersPriced', { outcome: 'NONE', reasons: ['Value or type of collateral not sufficient'], stands: false }),
  'WAITING_FOR_INITIAL_OFFERS',
];
export const winback = fact('OffersPriced', { outcome: 'WINBACK', reasons: ['Income insufficient'], stands: false });
export const bpo: Story = { PropertyValued: { outcome: 'NO_VALUE', route: 'BPO' } };
export const resiEval: Story = { PropertyValued: { outcome: 'NO_VALUE', route: 'RESI_EVAL' } };
export const appraisal: Story = { ...bpo, ValuationReturned: { outcome: 'NOT_OBTAINABLE' } };
export const second: Story = { ApplicationCreated: { occupancy: 'SECONDARY', crypto: false, softConsent: true } };
export const newYork: Story = {
  ApplicationCreated: { occupancy: 'HOME', crypto: false, softConsent: false },
  IntakeCompleted: { regime: 'NY' },
};
export const texas: Story = { IntakeCompleted: { regime: 'TX_50A6' } };
export const inPerson: Story = {
  ClosingDisclosureReady: { notary: { mode: 'MANUAL', fee: 300 } },
  NotaryPlanned: { mode: 'MANUAL', fee: 300 },
};
export const coOwner: Story = {
  FinalTitleReturned: {
    mustSign: [{ person: 'luis', relation: 'CO_OWNER', reason: 'owns a half', livesThere: 'UNKNOWN' }],
  },
};
export const marked: Story = { LiensConfirmed: { payoffs: 1, required: 0, disputed: 0, matched: true } };
export const hold = (askBorrower: boolean): Trigger =>
  fact('ConditionPosted', { id: 'review', blocks: 'NOW', askBorrower });
export const cleared = fact('ConditionCleared', { id: 'review' });
