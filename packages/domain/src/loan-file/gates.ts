import type { LoanFile } from './file.ts';
import { accountGates } from './gates/accounts.ts';
import { applicationGates } from './gates/application.ts';
import { closingGates } from './gates/closing.ts';
import { closingConditionGates, holdGates } from './gates/conditions.ts';
import { creditReviewGates, hardCreditGates, softCreditGates } from './gates/credit.ts';
import { endGates } from './gates/ends.ts';
import { fundingGates } from './gates/funding.ts';
import type { GateRow } from './gates/gate.ts';
import { identityGates } from './gates/identity.ts';
import { incomeGates } from './gates/income.ts';
import { lienGates } from './gates/liens.ts';
import { notaryGates } from './gates/notary.ts';
import { offerGates } from './gates/offers.ts';
import { openingGates } from './gates/opening.ts';
import { propertyGates } from './gates/property.ts';
import { recordingGates } from './gates/recording.ts';
import { marginGates, rescissionGates } from './gates/rescission.ts';
import { sanctionsGates } from './gates/sanctions.ts';
import { signerGates } from './gates/signers.ts';
import { deedGates, noteGates } from './gates/signing.ts';
import { titleGates } from './gates/title.ts';
import { valuationGates } from './gates/valuation.ts';
import { ROUTES, SITE_ROOT } from './route-table.ts';

export type { Owner, WorkName } from './gates/gate.ts';

const ROWS = [
  ...endGates,
  ...sanctionsGates,
  ...creditReviewGates,
  ...holdGates,
  ...openingGates,
  ...softCreditGates,
  ...propertyGates,
  ...offerGates,
  ...applicationGates,
  ...incomeGates,
  ...identityGates,
  ...hardCreditGates,
  ...lienGates,
  ...valuationGates,
  ...accountGates,
  ...titleGates,
  ...signerGates,
  ...closingConditionGates,
  ...closingGates,
  ...noteGates,
  ...notaryGates,
  ...deedGates,
  ...rescissionGates,
  ...recordingGates,
  ...marginGates,
  ...fundingGates,
] as const;

export type GateId = (typeof ROWS)[number]['id'];

/** One item of the checklist: when it blocks a loan file, who acts next, and the screen that the borrower sees. */
export interface Gate extends Omit<GateRow, 'screen'> {
  readonly id: GateId;
  /** The path below /{uuid}/; null: no destination, the last screen keeps polling; '' is the site root. */
  readonly screen: string | null;
}

/** The checklist: 89 gates in process order. The first open one sets the application's status. */
export const GATES: readonly Gate[] = ROWS.map((row: GateRow & { readonly id: GateId }) => ({
  ...row,
  screen: toScreen(row),
}));

/** A gate has the screen of its status, unless it names its own. */
function toScreen({ status, screen }: GateRow): string | null {
  const route = screen ?? ROUTES[status];
  if (typeof route !== 'string') return null;
  return route === SITE_ROOT ? '' : route;
}

const BY_ID: ReadonlyMap<string, Gate> = new Map(GATES.map((gate) => [gate.id, gate]));

export function getGate(id: GateId): Gate {
  return BY_ID.get(id)!;
}

/** Whether the gate blocks this loan file. */
export function isOpen(gate: Gate, file: LoanFile): boolean {
  return gate.when(file) && !gate.until(file);
}

/** The number of the gate's current attempt; 1 for a gate that is passed only once. */
export function getAttempt(gate: Gate, file: LoanFile): number {
  return gate.attempt === undefined ? 1 : gate.attempt(file);
}
