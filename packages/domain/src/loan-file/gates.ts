import type { LoanFile } from './file.ts';
import { accountGates, paperGates, titleGates } from './gates/accounts-and-papers.ts';
import { propertyGates, softCreditGates } from './gates/credit-and-property.ts';
import { endAndHoldGates, openingGates } from './gates/ends-and-holds.ts';
import { fundingGates } from './gates/funding.ts';
import type { GateRow } from './gates/gate.ts';
import { homeGates } from './gates/home.ts';
import { notaryGates } from './gates/notary.ts';
import { applicationGates, offerGates } from './gates/offer-and-application.ts';
import { identityGates, incomeGates } from './gates/verifying.ts';

export type { Owner, WorkName } from './gates/gate.ts';

const ROWS = [
  ...endAndHoldGates,
  ...openingGates,
  ...softCreditGates,
  ...propertyGates,
  ...offerGates,
  ...applicationGates,
  ...incomeGates,
  ...identityGates,
  ...homeGates,
  ...accountGates,
  ...titleGates,
  ...paperGates,
  ...notaryGates,
  ...fundingGates,
] as const;

export type GateId = (typeof ROWS)[number]['id'];

/** One line of the checklist: what stands in a file's way, who has the ball, what the borrower is told. */
export interface Gate extends GateRow {
  readonly id: GateId;
}

/** The checklist: 89 gates in the order of the process. The first open one gives the status. */
export const GATES: readonly Gate[] = ROWS;

const BY_ID: ReadonlyMap<string, Gate> = new Map(GATES.map((gate) => [gate.id, gate]));

/** The gate of this name. */
export function gateOf(id: GateId): Gate {
  return BY_ID.get(id)!;
}

/** Whether the gate stands in the way of this file. */
export function isOpen(gate: Gate, file: LoanFile): boolean {
  return gate.when(file) && !gate.until(file);
}

/** The number of the try that this gate is in now; 1 for a gate that is passed once. */
export function attemptOf(gate: Gate, file: LoanFile): number {
  return gate.attempt === undefined ? 1 : gate.attempt(file);
}
