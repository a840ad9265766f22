import { attemptOf, gateOf, type Fact, type LoanFile } from '@lintel/domain';
import { record } from '../src/loan-file/record.ts';
import { readApplication } from '../src/loan-file/applications.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';
import { byWorker } from './loans.ts';
import { card, walk, type Walked } from './walk.ts';

/** What happens at each gate between the confirmed offer and the proof of income. */
const BEFORE_INCOME: Readonly<Record<string, (file: LoanFile) => readonly Fact[]>> = {
  'app-disclosure-gen': () => [{ type: 'DocumentsRequested', data: { set: 'APP', documents: ['app'] } }],
  'app-disclosure': (file) => [
    { type: 'DocumentsReady', data: { attempt: attemptOf(gateOf('app-disclosure'), file), set: 'APP', documents: ['app'] } },
    { type: 'ESignConsentGiven', data: { person: 'BORROWER', version: '1', demonstrated: true } },
    { type: 'DocumentAcknowledged', data: { set: 'APP', document: 'app', sha256: 'a'.repeat(64), person: 'BORROWER', how: 'END', setComplete: true } },
  ],
  contact: () => [{ type: 'ContactDetailsGiven', data: { contact: 'contact' } }],
  hmda: () => [{ type: 'DemographicsAnswered', data: { channel: 'ONLINE' } }],
  'summary-gen': () => [{ type: 'DocumentsRequested', data: { set: 'SUMMARY', documents: ['summary'] } }],
  summary: (file) => [
    { type: 'DocumentsReady', data: { attempt: attemptOf(gateOf('summary'), file), set: 'SUMMARY', documents: ['summary'] } },
    { type: 'DocumentAcknowledged', data: { set: 'SUMMARY', document: 'summary', sha256: 'b'.repeat(64), person: 'BORROWER', how: 'END', setComplete: true } },
  ],
  submit: () => [
    { type: 'ApplicationSubmitted', data: { hardConsentVersion: '1' } },
    { type: 'IncomeBypassDecided', data: { decision: 'NO_BYPASS' } },
  ],
};

/** A borrower who has confirmed an offer and sent the application: the proof of income is next. */
export async function atIncome(server: TestApp, persona: string | Persona = card('found')): Promise<Walked & { readonly k: string }> {
  const walked = await walk(server, persona, 'GEN_APP_DISCLOSURES');
  for (let step = 0; step < 12; step += 1) {
    const row = await readApplication(server.context.db, walked.uuid);
    if (!row || row.gate === 'income') break;
    const facts = BEFORE_INCOME[row.gate]?.(row.projection) ?? [];
    await record(server.context, walked.uuid, () => facts, byWorker);
  }
  return { ...walked, k: `/service-krang-heloc/borrower/secure/api/v1/${walked.uuid}` };
}
