import { setTimeout as wait } from 'node:timers/promises';
import { answerHmda, saveContact } from '@lintel/contract';
import { BORROWER, type Fact } from '@lintel/domain';
import { expect } from 'vitest';
import { features } from '../src/features.ts';
import { readApplication } from '../src/loan-file/applications.ts';
import { record } from '../src/loan-file/record.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';
import { buildBorrowerMeta, WORKER_META } from './loans.ts';
import { walkToStatus, type WalkedLoan } from './walk.ts';

type DisclosureSet = 'APP' | 'SUMMARY';
type InformationStep = 'COLLECT_ADDITIONAL_INFO' | 'HMDA' | 'APP_SUBMISSION';

/** The server's features without the one that makes documents, which takes seconds. Tests record its facts instead. */
export const FEATURES_WITHOUT_DOCUMENTS = features.filter((feature) => !feature.work?.['documents.request']);

/** The answers of an ordinary borrower at the contact step. */
export const CONTACT_DETAILS = {
  maritalStatus: 'UNMARRIED',
  citizenship: 'US_CITIZEN',
  yearsAtAddress: 6,
  ownershipType: 'SOLE',
  ssn: '666-00-0001',
} as const;
/** The answers of a borrower who declines the demographic questions. */
export const DECLINED_HMDA = {
  formVersion: '2018-01',
  ethnicity: ['NOT_PROVIDED'],
  race: ['NOT_PROVIDED'],
  sex: ['NOT_PROVIDED'],
} as const;

const loadFile = async (server: TestApp, uuid: string) =>
  (await readApplication(server.context.db, uuid))?.projection ?? expect.fail(`no loan ${uuid}`);

/** Makes the documents of a set ready: by their worker where there is one, else by recording the fact. */
export async function prepareDocuments(server: TestApp, uuid: string, set: DisclosureSet): Promise<void> {
  if (!server.context.work['documents.request']) {
    const { pricingInputsVersion: pricingVersion } = await loadFile(server, uuid);
    const attempt = set === 'APP' ? 1 : pricingVersion;
    await record(
      server.context,
      uuid,
      () => [{ type: 'DocumentsRequested', data: { set, documents: ['paper'] } }],
      WORKER_META,
    );
    await record(
      server.context,
      uuid,
      () => [{ type: 'DocumentsReady', data: { set, attempt, documents: ['paper'] } }],
      WORKER_META,
    );
  }
  const end = Date.now() + 10_000;
  while ((await loadFile(server, uuid)).documentSets[set] !== 'READY') {
    if (Date.now() > end) expect.fail(`the papers of ${set} are not ready`);
    await wait(40);
  }
}

/** Reads and acknowledges every document of a set, with the consent to read them on the screen. */
export async function acknowledgeDocuments(server: TestApp, uuid: string, set: DisclosureSet): Promise<void> {
  const acknowledged: Fact = {
    type: 'DocumentAcknowledged',
    data: { set, document: 'paper', sha256: 'a'.repeat(64), person: BORROWER, how: 'END', setComplete: true },
  };
  const consent: Fact = { type: 'ESignConsentGiven', data: { person: BORROWER, version: '1', demonstrated: true } };
  await record(
    server.context,
    uuid,
    ({ file }) => (file.esignConsents[BORROWER]?.given ? [acknowledged] : [consent, acknowledged]),
    buildBorrowerMeta(uuid),
  );
}

/** Drives a persona with a confirmed choice and its disclosures to one of the steps before the submission. */
export async function walkToInformation(
  server: TestApp,
  persona: string | Persona,
  until: InformationStep,
): Promise<WalkedLoan> {
  const walked = await walkToStatus(server, persona, 'GEN_APP_DISCLOSURES');
  await answerInformation(server, walked, until);
  return walked;
}

/** Answers everything between a confirmed choice and the step. */
export async function answerInformation(server: TestApp, walked: WalkedLoan, until: InformationStep): Promise<void> {
  await prepareDocuments(server, walked.uuid, 'APP');
  if (until === 'COLLECT_ADDITIONAL_INFO') return;
  await walked.send(saveContact, { body: CONTACT_DETAILS });
  if (until === 'HMDA') return;
  await walked.send(answerHmda, { body: DECLINED_HMDA });
  await prepareDocuments(server, walked.uuid, 'SUMMARY');
}
