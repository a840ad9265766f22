import { setTimeout as wait } from 'node:timers/promises';
import { currentGate, type Fact, type GateId, type LoanFile } from '@lintel/domain';
import { expect } from 'vitest';
import { Refused } from '../src/kernel/http/errors.ts';
import { readApplication } from '../src/loan-file/applications.ts';
import { record } from '../src/loan-file/record.ts';
import { actAt } from '../src/sandbox/act.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';
import { WORKER_META } from './loans.ts';
import { getPersona, walkToStatus, type WalkedLoan } from './walk.ts';

/** The gate to which a test brings a loan. */
export type GateTarget = GateId | 'complete';

const buildDocumentFacts = (set: 'APP' | 'SUMMARY'): Partial<Record<string, (file: LoanFile) => Fact>> => ({
  ask: () => ({ type: 'DocumentsRequested', data: { set, documents: [`${set}-1`] } }),
  ready: (file) => ({
    type: 'DocumentsReady',
    data: { attempt: set === 'APP' ? 1 : file.pricingInputsVersion, set, documents: [`${set}-1`] },
  }),
});

const buildAcknowledgment = (set: 'APP' | 'SUMMARY'): Fact => ({
  type: 'DocumentAcknowledged',
  data: { set, document: `${set}-1`, sha256: 'a'.repeat(64), person: 'BORROWER', how: 'PAPER', setComplete: true },
});

/**
 * The facts that close each gate between the choice and the pull, as the borrower and the vendors of an ordinary file
 * give them. Income is proved only when the test drives there.
 */
const GOOD_FACTS: Partial<Record<GateId, (file: LoanFile, until: GateTarget) => readonly (Fact | undefined)[]>> = {
  'app-disclosure-gen': (file) => [buildDocumentFacts('APP')['ask']?.(file)],
  'app-disclosure': (file) => [buildDocumentFacts('APP')['ready']?.(file)],
  contact: () => [{ type: 'ContactDetailsGiven', data: { contact: 'contact-1' } }],
  hmda: () => [{ type: 'DemographicsAnswered', data: { channel: 'ONLINE' } }],
  'summary-gen': (file) => [buildDocumentFacts('SUMMARY')['ask']?.(file)],
  summary: (file) => [buildDocumentFacts('SUMMARY')['ready']?.(file)],
  submit: (_, until) => [
    buildAcknowledgment('APP'),
    buildAcknowledgment('SUMMARY'),
    { type: 'ApplicationSubmitted', data: { hardConsentVersion: 'test' } },
    { type: 'IncomeBypassDecided', data: { decision: until === 'income' ? 'NO_BYPASS' : 'BYPASS' } },
  ],
  'id-upload': () => [{ type: 'IdentityDocumentsSubmitted', data: { documents: ['id-1'] } }],
  'id-check': (file) => [
    { type: 'IdentityChecked', data: { attempt: file.identity.attempt, result: 'VERIFIED', reason: null } },
  ],
};

/** Drives a persona to the choice, confirms it, and brings the file to a later gate. */
export async function walkToGate(server: TestApp, persona: string | Persona, until: GateTarget): Promise<WalkedLoan> {
  const walked = await walkToStatus(server, persona, 'OFFER_SELECTION');
  const personaCard = typeof persona === 'string' ? getPersona(persona) : persona;
  await actAt({
    client: walked.client,
    uuid: walked.uuid,
    status: 'OFFER_SELECTION',
    version: await walked.version(),
    persona: personaCard,
  });
  await advanceToGate(server, walked.uuid, until);
  return walked;
}

/** Brings a file to a gate by recording the good outcome at each gate on the way. A worker may be faster. */
export async function advanceToGate({ context }: TestApp, uuid: string, until: GateTarget): Promise<void> {
  const end = Date.now() + 15_000;
  for (;;) {
    const file = (await readApplication(context.db, uuid))?.projection ?? expect.fail(`no application ${uuid}`);
    const gate = currentGate(file)?.id ?? 'complete';
    if (gate === until) return;
    if (Date.now() > end) expect.fail(`${uuid} stands at ${gate} and did not reach ${until}`);
    const facts = gate === 'complete' ? undefined : GOOD_FACTS[gate]?.(file, until);
    if (facts)
      await recordFacts(
        context,
        uuid,
        facts.filter((fact) => fact !== undefined),
      );
    else await wait(30);
  }
}

/** Records a test's facts. A fact that a worker recorded earlier is no error. */
export async function recordFacts(context: TestApp['context'], uuid: string, facts: readonly Fact[]): Promise<void> {
  try {
    await record(context, uuid, () => facts, WORKER_META);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
