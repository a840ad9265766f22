import {
  readIdentityVerification,
  sendIdentityImage,
  startIdentityCheck,
  submitIdentityCheck,
  type SentBodyOf,
} from '@lintel/contract';
import type { FactType } from '@lintel/domain';
import { expect } from 'vitest';
import { record } from '../src/loan-file/record.ts';
import { samplePhoto } from '../src/sandbox/act-identity.ts';
import type { TestApp } from './app.ts';
import { WORKER_META } from './loans.ts';
import { walkToGate } from './walk-to-gate.ts';
import { getPersona, loadFactsOfType, type WalkedLoan } from './walk.ts';

type IdType = SentBodyOf<typeof startIdentityCheck>['idType'];
type Side = SentBodyOf<typeof sendIdentityImage>['side'];

/** Creates a photo of one side of an ID, as the page sends it. */
export const createPhotoFile = async (side: string): Promise<File> =>
  new File([await samplePhoto(side)], 'photo.jpg', { type: 'image/jpeg' });

/** Creates the actions and reads of a borrower who must send photos of an ID. */
export function createIdentityActions(server: () => TestApp) {
  /** Brings a borrower to the request for photos. */
  async function driveToIdentity(tag = ''): Promise<WalkedLoan> {
    const walked = await walkToGate(server(), { ...getPersona('found'), ...(tag ? { tag } : {}) }, 'income');
    await record(
      server().context,
      walked.uuid,
      () => [
        {
          type: 'IncomeEvidenced',
          data: {
            attempt: 1,
            source: 'TRUV_PAYROLL',
            accepted: 'MATCH',
            manual: false,
            matched: true,
            income: 'income',
          },
        },
      ],
      WORKER_META,
    );
    expect(await walked.status()).toBe('IDENTITY_VERIFICATION');
    return walked;
  }
  const fetchIdentityState = (walked: WalkedLoan) => walked.send(readIdentityVerification);
  /** Starts a check. Returns its ID. */
  const startCheck = async (walked: WalkedLoan, idType: IdType = 'PASSPORT') =>
    (await walked.send(startIdentityCheck, { body: { idType, conditionId: null } })).checkUuid;
  const requestCheck = (walked: WalkedLoan, idType: IdType = 'PASSPORT', conditionId: string | null = null) =>
    walked.answer(startIdentityCheck, { body: { idType, conditionId } });
  const sendPhoto = async (walked: WalkedLoan, checkUuid: string, side: Side) =>
    walked.answer(sendIdentityImage, { params: { checkUuid }, body: { side, file: await createPhotoFile(side) } });
  const submitCheck = (walked: WalkedLoan, checkUuid: string) =>
    walked.answer(submitIdentityCheck, { params: { checkUuid }, body: { barcode: null, mrz: null } });
  async function prepareCheck(
    walked: WalkedLoan,
    idType: IdType = 'PASSPORT',
    conditionId: string | null = null,
  ): Promise<string> {
    const { checkUuid, sides } = await walked.send(startIdentityCheck, { body: { idType, conditionId } });
    for (const side of sides) expect((await sendPhoto(walked, checkUuid, side)).status).toBe(201);
    return checkUuid;
  }
  const waitForGate = async (walked: WalkedLoan, gate: string) => {
    await expect.poll(async () => (await walked.fetchStatusReply()).gate).toBe(gate);
  };
  const fetchFacts = (walked: WalkedLoan, type: FactType) => loadFactsOfType(server(), walked.uuid, type);
  const fetchConditions = async (walked: WalkedLoan) =>
    Object.values(
      (
        await server()
          .context.db.selectFrom('application')
          .select('projection')
          .where('uuid', '=', walked.uuid)
          .executeTakeFirstOrThrow()
      ).projection.conditions,
    );

  return {
    driveToIdentity,
    fetchIdentityState,
    requestCheck,
    startCheck,
    sendPhoto,
    submitCheck,
    prepareCheck,
    waitForGate,
    fetchFacts,
    fetchConditions,
  };
}
