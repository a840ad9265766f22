import { currentGate, type GateId } from '@lintel/domain';
import { expect } from 'vitest';
import type { Feature } from '../src/feature.ts';
import { features } from '../src/features.ts';
import { readApplication } from '../src/loan-file/applications.ts';
import { record } from '../src/loan-file/record.ts';
import { actAt } from '../src/sandbox/act.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';
import { forward } from './forward.ts';
import { DETAILS } from './information.ts';
import { byWorker } from './loans.ts';
import { walk, type Walked } from './walk.ts';

const withoutClosing = ({ work, ...feature }: Feature): Feature => {
  const { 'documents.closing': _papers, ...others } = work ?? {};
  return { ...feature, work: others };
};

/** The server without the making of the closing papers: whatever has passed title, conditions and flood zone stands there. */
export const WITHOUT_CLOSING = features.map(withoutClosing);

/** A persona with confirmed liens, about to say where the money goes. Its details are given by the call, so that a spouse is known; `first` runs before the submission. */
export async function walkToBank(server: TestApp, persona: Persona, first: (walked: Walked) => Promise<void> = async () => {}): Promise<Walked> {
  const walked = await walk(server, persona, 'OFFER_SELECTION');
  await actAt(walked.client, walked.uuid, 'OFFER_SELECTION', await walked.version(), persona);
  await forward(server, walked.uuid, 'contact');
  expect((await walked.put('/contact', { ...DETAILS, maritalStatus: persona.married ? 'MARRIED' : 'UNMARRIED' })).status).toBe(200);
  await first(walked);
  await forward(server, walked.uuid, 'liens');
  await actAt(walked.client, walked.uuid, 'LIEN_VERIFICATION', await walked.version(), persona);
  await gateIs(server, walked, 'disburse');
  return walked;
}

/** Says what a bank and the borrower would about the account: the title is ordered next. */
export async function accountGiven(server: TestApp, { uuid }: Walked): Promise<void> {
  await record(server.context, uuid, () => [
    { type: 'DisbursementAccountEntered', data: { account: 'account-1', method: 'INSTANT' } },
    { type: 'DisbursementAccountVerified', data: { attempt: 1, by: 'BORROWER' } },
    { type: 'PaymentMethodChosen', data: { method: 'MANUAL', account: null } },
  ], byWorker);
}

/** Waits until a file stands at a gate. */
export async function gateIs({ context }: TestApp, { uuid }: Walked, gate: GateId): Promise<void> {
  await expect.poll(async () => currentGate((await readApplication(context.db, uuid))!.projection)?.id, { timeout: 15_000 }).toBe(gate);
}
