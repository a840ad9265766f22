import { randomUUID } from 'node:crypto';
import {
  adoptSignature,
  readDocument,
  readDocumentText,
  readSigning,
  signDocument,
  viewDocument,
  type Reply,
} from '@lintel/contract';
import { currentGate, type FirstSigningDay, type LoanFile } from '@lintel/domain';
import { expect } from 'vitest';
import { markEmailConfirmed } from '../src/identity/email-verification.ts';
import { readApplication } from '../src/loan-file/applications.ts';
import { findDisclosedOffer } from '../src/records/offer-sets/final-offer.ts';
import { agreeToElectronicDocuments } from '../src/sandbox/read-documents.ts';
import { saveEvidence } from '../src/vendors/evidence.ts';
import type { TestApp } from './app.ts';
import { walkToSigned } from './walk-to-signed.ts';
import type { WalkedLoan } from './walk.ts';

type SigningDocument = Reply<typeof readSigning>['documents'][number];

/** Returns a value that an earlier test of the same file set, or fails. */
export const requireEarlier = <T>(value: T | undefined): T =>
  value ?? expect.fail('The test before this one did not come so far.');
/** Reduces a refusal to its code and name. */
export const toRefusal = (answer: { readonly status: number; readonly body: { readonly status?: unknown } }) => [
  answer.status,
  answer.body.status,
];
export const TYPED_SIGNATURE = { mode: 'TYPED', text: 'maria delgado', face: 'SCRIPT', initials: 'M.D.' } as const;
export const SIGNING_LOCATION = { latitude: 40.015, longitude: -105.27, accuracy: 12 };

/** Creates the actions and reads of a signer. */
export function createSigningActions(server: () => TestApp) {
  const fetchRow = async ({ uuid }: Pick<WalkedLoan, 'uuid'>) =>
    (await readApplication(server().context.db, uuid)) ?? expect.fail(`no application ${uuid}`);
  const fetchFile = async (walked: Pick<WalkedLoan, 'uuid'>): Promise<LoanFile> => (await fetchRow(walked)).projection;
  const fetchGate = async (walked: WalkedLoan) => currentGate(await fetchFile(walked))?.id;
  const fetchSigning = (walked: WalkedLoan) => walked.send(readSigning);
  const fetchDocument = async (walked: WalkedLoan, kind: string) =>
    (await fetchSigning(walked)).documents.find((document) => document.kind === kind) ?? expect.fail(`no ${kind}`);
  const viewToEnd = async (walked: WalkedLoan, { uuid, pages, sha256 }: SigningDocument) => {
    await walked.answer(readDocumentText, { params: { documentUuid: uuid } });
    return walked.loose(viewDocument, {
      params: { documentUuid: uuid },
      body: { lastPage: pages, reachedEnd: true, sha256 },
    });
  };
  const adoptWith = (walked: WalkedLoan, body: object = TYPED_SIGNATURE) => walked.loose(adoptSignature, { body });
  const signWith = async (walked: WalkedLoan, change: Record<string, unknown> = {}, kind = 'NOTE') => {
    const document = await fetchDocument(walked, kind);
    const { signature } = await fetchSigning(walked);
    const body = {
      sha256: document.sha256,
      signatureUuid: signature?.signatureUuid ?? randomUUID(),
      fieldIds: document.fields.map(({ fieldId }) => fieldId),
      location: SIGNING_LOCATION,
      ...change,
    };
    return walked.loose(signDocument, { params: { documentUuid: document.uuid }, body });
  };
  /** Brings a borrower to the note, with everything done before the signature. */
  const driveToSignature = async (persona: Parameters<typeof walkToSigned>[1] = 'found') => {
    const walked = await walkToSigned(server(), persona, 'note');
    await agreeToElectronicDocuments(walked.client, walked.uuid);
    await markEmailConfirmed(server().context.db, (await fetchRow(walked)).identity_uuid, new Date());
    await viewToEnd(walked, await fetchDocument(walked, 'NOTE'));
    await walked.send(adoptSignature, { body: TYPED_SIGNATURE });
    return walked;
  };
  /** Runs while the documents name a first signing day in the future. */
  const withFutureSigningDay = async <T>(walked: WalkedLoan, run: () => Promise<T>): Promise<T> => {
    const { db, vault } = server().context;
    const offer =
      (await findDisclosedOffer(server().context, db, walked.uuid, await fetchFile(walked))) ?? expect.fail('no offer');
    const saveOffer = (earliest: FirstSigningDay) =>
      saveEvidence(vault, db, { uuid: walked.uuid, kind: 'closing', attempt: 1 }, { ...offer, earliest });
    await saveOffer({ on: '2199-01-01', because: 'VALUATION_COPY' });
    const answer = await run();
    await saveOffer(offer.earliest);
    return answer;
  };
  const fetchSignedFile = async (walked: WalkedLoan, uuid: string) =>
    Buffer.from(await walked.client.file(readDocument, { params: { uuid: walked.uuid, documentUuid: uuid } }));
  return {
    fetchFile,
    fetchGate,
    fetchSigning,
    fetchDocument,
    viewToEnd,
    adoptWith,
    signWith,
    driveToSignature,
    withFutureSigningDay,
    fetchSignedFile,
  };
}
