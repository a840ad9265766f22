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
import { walkOn } from './forward.ts';
import { byWorker } from './loans.ts';
import { card, factsOfType, type Walked } from './walk.ts';

type IdType = SentBodyOf<typeof startIdentityCheck>['idType'];
type Side = SentBodyOf<typeof sendIdentityImage>['side'];

/** A photo of a side as the page sends it. */
export const createPhotoFile = async (side: string): Promise<File> =>
  new File([await samplePhoto(side)], 'photo.jpg', { type: 'image/jpeg' });

/** What a borrower who must send photos does and sees. */
export function identityOn(server: () => TestApp) {
  /** Brings a borrower to the request for photos. */
  async function atIdentity(tag = ''): Promise<Walked> {
    const at = await walkOn(server(), { ...card('found'), ...(tag ? { tag } : {}) }, 'income');
    await record(
      server().context,
      at.uuid,
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
      byWorker,
    );
    expect(await at.status()).toBe('IDENTITY_VERIFICATION');
    return at;
  }
  const state = (at: Walked) => at.send(readIdentityVerification);
  /** Starts a check. Returns its ID. */
  const begun = async (at: Walked, idType: IdType = 'PASSPORT') =>
    (await at.send(startIdentityCheck, { body: { idType, conditionId: null } })).checkUuid;
  const begin = (at: Walked, idType: IdType = 'PASSPORT', conditionId: string | null = null) =>
    at.answer(startIdentityCheck, { body: { idType, conditionId } });
  const photo = async (at: Walked, checkUuid: string, side: Side) =>
    at.answer(sendIdentityImage, { params: { checkUuid }, body: { side, file: await createPhotoFile(side) } });
  const submit = (at: Walked, checkUuid: string) =>
    at.answer(submitIdentityCheck, { params: { checkUuid }, body: { barcode: null, mrz: null } });
  async function ready(at: Walked, idType: IdType = 'PASSPORT', conditionId: string | null = null): Promise<string> {
    const { checkUuid, sides } = await at.send(startIdentityCheck, { body: { idType, conditionId } });
    for (const side of sides) expect((await photo(at, checkUuid, side)).status).toBe(201);
    return checkUuid;
  }
  const gateIs = async (at: Walked, gate: string) => {
    await expect.poll(async () => (await at.standing()).gate).toBe(gate);
  };
  const of = (at: Walked, type: FactType) => factsOfType(server(), at.uuid, type);
  const conditions = async (at: Walked) =>
    Object.values(
      (
        await server()
          .context.db.selectFrom('application')
          .select('projection')
          .where('uuid', '=', at.uuid)
          .executeTakeFirstOrThrow()
      ).projection.conditions,
    );

  return { atIdentity, state, begin, begun, photo, submit, ready, gateIs, of, conditions };
}
