import { stageIndex, type Stage } from '../enums/stage.ts';
import type { StoredStatus } from './checklist-status.ts';
import type { ClockName, LoanFile } from './file.ts';
import { currentGate } from './fold.ts';
import { getAttempt, GATES, isOpen, type Gate, type GateId, type WorkName } from './gates.ts';

/** The application's status: the first open gate's, COMPLETE if none is open. */
export function getStatus(file: LoanFile): StoredStatus {
  return currentGate(file)?.status ?? 'COMPLETE';
}

/** Whether the deed of the current documents is signed before a notary in person. */
export function isManualNotary(file: LoanFile): boolean {
  const planned = file.notary?.closingSet === file.closingSet ? file.notary : undefined;
  return (planned ?? file.quotedNotary ?? file.disclosedNotary)?.mode === 'MANUAL';
}

/**
 * The stage of the progress bar, from the gate and never from the path: an end or a hold keeps the stage that it
 * interrupted.
 */
export function getStage(file: LoanFile): Stage {
  const stage = openSteps(file)[0]?.stage;
  if (stage === undefined || stage === 'SAME') return 'COMPLETE';
  return stage === 'ENOTARY' && isManualNotary(file) ? 'MANUAL_NOTARY' : stage;
}

const OFFER_GATES: ReadonlySet<string> = new Set<GateId>(['price', 'assets', 'winback', 'choose', 'rechoose']);

const ACCOUNT_GATES: ReadonlySet<string> = new Set<GateId>(['disburse', 'disburse-review', 'disburse-wait']);

/** The bar's position and, if it went back, what is new: the offer, the documents or the bank account. */
export interface Progress {
  readonly stage: Stage;
  readonly index: number;
  readonly reopened: 'OFFER' | 'PAPERS' | 'ACCOUNT' | null;
}

/** Returns where the progress bar of a loan file is. */
export function getProgress(file: LoanFile): Progress {
  const stage = getStage(file);
  const index = stageIndex(stage);
  const before = GATES.filter((gate) => gate.stage !== 'SAME' && file.reached[gate.id] !== undefined);
  const furthest = Math.max(0, ...before.map((gate) => stageIndex(gate.stage as Stage)));
  const isBack = index < furthest && file.selection.count > 0;
  return {
    stage,
    index,
    reopened: isBack ? getReopened(openSteps(file)[0]?.id ?? '') : null,
  };
}

function getReopened(gate: string): NonNullable<Progress['reopened']> {
  if (OFFER_GATES.has(gate)) return 'OFFER';
  return ACCOUNT_GATES.has(gate) ? 'ACCOUNT' : 'PAPERS';
}

/** The running clocks, each with its due instant. */
export function pendingClocks(file: LoanFile): { readonly clock: ClockName; readonly due: string }[] {
  if (file.ended !== null) return [];
  return Object.entries(file.clocks)
    .filter(([, state]) => !state.reached)
    .map(([clock, state]) => ({ clock: clock as ClockName, due: state.due }));
}

/** Work that the server must start, for one attempt of a gate. */
export interface Work {
  readonly gate: GateId;
  readonly attempt: number;
  readonly work: WorkName;
}

/**
 * Returns the work that facts started: the work of each gate whose attempt in `reached` is new, and work that starts
 * early. The job's key is application, gate and attempt: the same key twice is the same job.
 */
export function startedWork(before: LoanFile, after: LoanFile): Work[] {
  return GATES.flatMap((gate) => {
    if (gate.work === undefined) return [];
    const isReached = after.reached[gate.id] !== undefined && after.reached[gate.id] !== before.reached[gate.id];
    const isEarly = gate.early !== undefined && isOpen(gate, after) && gate.early(after) && !gate.early(before);
    return isReached || isEarly
      ? [{ gate: gate.id, attempt: after.reached[gate.id] ?? getAttempt(gate, after), work: gate.work }]
      : [];
  });
}

/** The open gates that are steps: the remaining process without ends and holds. */
export function openSteps(file: LoanFile): Gate[] {
  return GATES.filter((gate) => gate.stage !== 'SAME' && isOpen(gate, file));
}
