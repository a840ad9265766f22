import { setTimeout as wait } from 'node:timers/promises';
import { attemptOf, gateOf, type Fact, type LoanFile } from '@lintel/domain';
import { Refused } from '../src/http/errors.ts';
import { readApplication } from '../src/loan-file/applications.ts';
import { record } from '../src/loan-file/record.ts';
import { actAt } from '../src/sandbox/act.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';
import { byWorker } from './loans.ts';
import { card, walk, type Walked } from './walk.ts';

const read = (set: 'APP' | 'SUMMARY', file: LoanFile): readonly Fact[] =>
  file.acks[set] ? [] : [{ type: 'DocumentAcknowledged', data: { set, document: set, sha256: 'a'.repeat(64), person: 'BORROWER', how: 'PAPER', setComplete: true } }];

/** What happens at each gate between the confirmed offer and the proof of income. */
const BEFORE_INCOME: Readonly<Record<string, (file: LoanFile) => readonly Fact[]>> = {
  'app-disclosure-gen': () => [{ type: 'DocumentsRequested', data: { set: 'APP', documents: ['APP'] } }],
  'app-disclosure': (file) => [{ type: 'DocumentsReady', data: { attempt: attemptOf(gateOf('app-disclosure'), file), set: 'APP', documents: ['APP'] } }],
  contact: () => [{ type: 'ContactDetailsGiven', data: { contact: 'contact' } }],
  hmda: () => [{ type: 'DemographicsAnswered', data: { channel: 'ONLINE' } }],
  'summary-gen': () => [{ type: 'DocumentsRequested', data: { set: 'SUMMARY', documents: ['SUMMARY'] } }],
  summary: (file) => [{ type: 'DocumentsReady', data: { attempt: attemptOf(gateOf('summary'), file), set: 'SUMMARY', documents: ['SUMMARY'] } }],
  submit: (file) => [
    ...read('APP', file),
    ...read('SUMMARY', file),
    { type: 'ApplicationSubmitted', data: { hardConsentVersion: '1' } },
    { type: 'IncomeBypassDecided', data: { decision: 'NO_BYPASS' } },
  ],
};

/** A borrower who has confirmed an offer and sent the application: the proof of income is next. A worker may be faster at its own gate. */
export async function atIncome(server: TestApp, who: string | Persona = 'found'): Promise<Walked & { readonly k: string }> {
  const persona = typeof who === 'string' ? card(who) : who;
  const walked = await walk(server, persona, 'OFFER_SELECTION');
  await actAt(walked.client, walked.uuid, 'OFFER_SELECTION', await walked.version(), persona);
  for (let step = 0; step < 200; step += 1) {
    const row = await readApplication(server.context.db, walked.uuid);
    if (!row || row.gate === 'income') break;
    try {
      await record(server.context, walked.uuid, ({ file }) => BEFORE_INCOME[row.gate]?.(file) ?? [], byWorker);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await wait(50);
    }
  }
  return { ...walked, k: `/service-krang-heloc/borrower/secure/api/v1/${walked.uuid}` };
}
