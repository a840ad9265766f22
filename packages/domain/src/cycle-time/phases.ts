import type { GateId } from '../loan-file/gates.ts';
import { accountGates } from '../loan-file/gates/accounts.ts';
import { applicationGates } from '../loan-file/gates/application.ts';
import { closingGates } from '../loan-file/gates/closing.ts';
import { closingConditionGates, holdGates } from '../loan-file/gates/conditions.ts';
import { creditReviewGates, hardCreditGates, softCreditGates } from '../loan-file/gates/credit.ts';
import { endGates } from '../loan-file/gates/ends.ts';
import { fundingGates } from '../loan-file/gates/funding.ts';
import { identityGates } from '../loan-file/gates/identity.ts';
import { incomeGates } from '../loan-file/gates/income.ts';
import { lienGates } from '../loan-file/gates/liens.ts';
import { notaryGates } from '../loan-file/gates/notary.ts';
import { offerGates } from '../loan-file/gates/offers.ts';
import { openingGates } from '../loan-file/gates/opening.ts';
import { propertyGates } from '../loan-file/gates/property.ts';
import { recordingGates } from '../loan-file/gates/recording.ts';
import { marginGates, rescissionGates } from '../loan-file/gates/rescission.ts';
import { sanctionsGates } from '../loan-file/gates/sanctions.ts';
import { signerGates } from '../loan-file/gates/signers.ts';
import { deedGates, noteGates } from '../loan-file/gates/signing.ts';
import { titleGates } from '../loan-file/gates/title.ts';
import { valuationGates } from '../loan-file/gates/valuation.ts';

/** Gates of each phase of a loan, as a lender reports its cycle time. */
const GATES_BY_PHASE = {
  APPLICATION: [...openingGates, ...softCreditGates, ...propertyGates, ...offerGates, ...applicationGates],
  INCOME: incomeGates,
  IDENTITY: identityGates,
  UNDERWRITING: [...sanctionsGates, ...creditReviewGates, ...holdGates, ...hardCreditGates, ...lienGates],
  HOME_VALUE: valuationGates,
  ACCOUNTS: accountGates,
  TITLE: [...titleGates, ...signerGates],
  CLOSING: [...closingConditionGates, ...closingGates],
  SIGNING: [...noteGates, ...notaryGates, ...deedGates],
  RIGHT_TO_CANCEL: [...rescissionGates, ...marginGates],
  RECORDING: recordingGates,
  // The end gates are here only so that every gate has a phase: an ended file waits for no one, so it adds no time.
  FUNDING: [...fundingGates, ...endGates],
} as const;

/** A phase of a loan, for the report of how long each took. */
export type Phase = keyof typeof GATES_BY_PHASE;

/** The phases in the order of the report, roughly that of the process. A hold counts as UNDERWRITING at any step. */
export const PHASES = Object.keys(GATES_BY_PHASE) as readonly Phase[];

const BY_GATE = Object.fromEntries(
  PHASES.flatMap((phase) => GATES_BY_PHASE[phase].map(({ id }) => [id, phase] as const)),
) as Readonly<Record<GateId, Phase>>;

/** Returns the phase a gate belongs to. */
export const getPhase = (gate: GateId): Phase => BY_GATE[gate];
