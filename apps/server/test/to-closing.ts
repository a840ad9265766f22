import { setTimeout as wait } from 'node:timers/promises';
import { currentGate, type Fact, type GateId, type LoanFile } from '@lintel/domain';
import { expect } from 'vitest';
import { Refused } from '../src/http/errors.ts';
import { readApplication } from '../src/loan-file/applications.ts';
import { record } from '../src/loan-file/record.ts';
import { actAt } from '../src/sandbox/act.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';
import { walkOn } from './forward.ts';
import { byWorker } from './loans.ts';
import { card, type Walked } from './walk.ts';

/** What may differ on the way from the liens to the papers. */
export interface OnTheWay {
  readonly method?: 'AUTOPAY' | 'MANUAL';
  /** What the flood map says, where no service answers by itself. */
  readonly floodArea?: boolean;
}

const openOf = ({ conditions }: LoanFile, state: string): string[] => Object.keys(conditions).filter((id) => conditions[id]?.state === state);

/** What closes each gate between the liens and the papers, as bank, title and flood service say it of an ordinary home. */
const GOOD: Partial<Record<GateId, (file: LoanFile, way: OnTheWay) => readonly Fact[]>> = {
  disburse: (file) => [{ type: 'DisbursementAccountEntered', data: { account: 'account-1', method: 'INSTANT' } }, { type: 'DisbursementAccountVerified', data: { attempt: file.disbursement.attempt, by: 'BORROWER' } }],
  autopay: (_, { method = 'AUTOPAY' }) => [{ type: 'PaymentMethodChosen', data: { method, account: method === 'AUTOPAY' ? 'account-1' : null } }],
  'autopay-confirm': () => [{ type: 'AutopayConfirmed', data: { account: 'account-1' } }],
  'title-order': (file) => [{ type: 'FullTitleOrdered', data: { attempt: file.finalTitle.attempt, order: 'order-1' } }],
  'final-title': (file) => [{ type: 'FinalTitleReturned', data: { attempt: file.finalTitle.attempt, mustSign: [], vesting: 'A single person', report: 'report-1' } }],
  'closing-conditions-borrower': (file) => openOf(file, 'ASKED').map((id) => ({ type: 'ConditionAnswered', data: { id, documents: [] } })),
  'closing-conditions-staff': (file) => openOf(file, 'ANSWERED').map((id) => ({ type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'test' } })),
  flood: (_, { floodArea = false }) => [{ type: 'FloodDetermined', data: { zone: floodArea ? 'AE' : 'X', sfha: floodArea, certificate: 'certificate-1' } }],
};

/** Drives a persona past its liens and takes the file on to a gate of the papers: what other steps answer is recorded directly, the papers are made by their worker. */
export async function walkToClosing(server: TestApp, persona: string | Persona, until: GateId = 'final-offer', way: OnTheWay = {}): Promise<Walked> {
  const who = typeof persona === 'string' ? card(persona) : persona;
  const walked = await walkOn(server, who, 'liens');
  await actAt(walked.client, walked.uuid, 'LIEN_VERIFICATION', await walked.version(), who);
  await toClosing(server, walked, until, way, who);
  return walked;
}

/** Takes a file behind its liens to a gate. */
export async function toClosing(server: TestApp, walked: Walked, until: GateId, way: OnTheWay = {}, who?: Persona): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const file = (await readApplication(server.context.db, walked.uuid))?.projection ?? expect.fail(`no application ${walked.uuid}`);
    const gate = currentGate(file)?.id;
    if (gate === until) return;
    if (Date.now() > end) expect.fail(`${walked.uuid} stands at ${gate ?? 'complete'} and did not reach ${until}`);
    const facts = gate && GOOD[gate]?.(file, way);
    if (facts) await said(server, walked.uuid, facts);
    else if (gate === 'rechoose' && who) await actAt(walked.client, walked.uuid, 'REVISED_OFFER_SELECTION', await walked.version(), who);
    else await wait(30);
  }
}

/** A worker of that step that was quicker is welcome. */
async function said({ context }: TestApp, uuid: string, facts: readonly Fact[]): Promise<void> {
  try {
    await record(context, uuid, () => facts, byWorker);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
