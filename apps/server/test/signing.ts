import { randomUUID } from 'node:crypto';
import {
  adoptSignature,
  readDocument,
  readDocumentText,
  readSigning,
  signDocument,
  viewDocument,
  type ReplyOf,
} from '@lintel/contract';
import { currentGate, type EarliestSigning, type LoanFile } from '@lintel/domain';
import { expect } from 'vitest';
import { markEmailConfirmed } from '../src/identity/email-verification.ts';
import { readApplication } from '../src/loan-file/applications.ts';
import { disclosedOffer } from '../src/records/offer-sets/final-offer.ts';
import { agreeToScreens } from '../src/sandbox/papers.ts';
import { saveEvidence } from '../src/vendors/evidence.ts';
import type { TestApp } from './app.ts';
import { walkToSigned } from './to-signed.ts';
import type { Walked } from './walk.ts';

type Paper = ReplyOf<typeof readSigning>['documents'][number];

/** A value that an earlier test of the file left. */
export const known = <T>(value: T | undefined): T =>
  value ?? expect.fail('The test before this one did not come so far.');
/** A refusal as its code and name. */
export const reason = (answer: { readonly status: number; readonly body: { readonly status?: unknown } }) => [
  answer.status,
  answer.body.status,
];
export const TYPED = { mode: 'TYPED', text: 'maria delgado', face: 'SCRIPT', initials: 'M.D.' } as const;
export const HERE = { latitude: 40.015, longitude: -105.27, accuracy: 12 };

/** What a signer does and sees. */
export function signingOn(server: () => TestApp) {
  const readRow = async ({ uuid }: Pick<Walked, 'uuid'>) =>
    (await readApplication(server().context.db, uuid)) ?? expect.fail(`no application ${uuid}`);
  const file = async (who: Pick<Walked, 'uuid'>): Promise<LoanFile> => (await readRow(who)).projection;
  const gate = async (who: Walked) => currentGate(await file(who))?.id;
  const signing = (who: Walked) => who.send(readSigning);
  const paper = async (who: Walked, kind: string) =>
    (await signing(who)).documents.find((one) => one.kind === kind) ?? expect.fail(`no ${kind}`);
  const read = async (who: Walked, { uuid, pages, sha256 }: Paper) => {
    await who.answer(readDocumentText, { params: { documentUuid: uuid } });
    return who.loose(viewDocument, {
      params: { documentUuid: uuid },
      body: { lastPage: pages, reachedEnd: true, sha256 },
    });
  };
  const adopt = (who: Walked, body: object = TYPED) => who.loose(adoptSignature, { body });
  const press = async (who: Walked, change: Record<string, unknown> = {}, kind = 'NOTE') => {
    const one = await paper(who, kind);
    const { signature } = await signing(who);
    const body = {
      sha256: one.sha256,
      signatureUuid: signature?.signatureUuid ?? randomUUID(),
      fieldIds: one.fields.map(({ fieldId }) => fieldId),
      location: HERE,
      ...change,
    };
    return who.loose(signDocument, { params: { documentUuid: one.uuid }, body });
  };
  /** Brings a borrower to the note, with everything done before the signature. */
  const ready = async (persona: Parameters<typeof walkToSigned>[1] = 'found') => {
    const who = await walkToSigned(server(), persona, 'note');
    await agreeToScreens(who.client, who.uuid);
    await markEmailConfirmed(server().context.db, (await readRow(who)).identity_uuid, new Date());
    await read(who, await paper(who, 'NOTE'));
    await who.send(adoptSignature, { body: TYPED });
    return who;
  };
  /** Runs while the documents name a first signing day in the future. */
  const tooEarly = async <T>(who: Walked, act: () => Promise<T>): Promise<T> => {
    const { db, vault } = server().context;
    const offer = (await disclosedOffer(server().context, db, who.uuid, await file(who))) ?? expect.fail('no offer');
    const keep = (earliest: EarliestSigning) =>
      saveEvidence(vault, db, { uuid: who.uuid, kind: 'closing', attempt: 1 }, { ...offer, earliest });
    await keep({ on: '2199-01-01', because: 'VALUATION_COPY' });
    const answer = await act();
    await keep(offer.earliest);
    return answer;
  };
  const signedFile = async (who: Walked, uuid: string) =>
    Buffer.from(await who.client.file(readDocument, { params: { uuid: who.uuid, documentUuid: uuid } }));
  return { file, gate, signing, paper, read, adopt, press, ready, tooEarly, signedFile };
}
