import type { FactType } from '@lintel/domain';
import { expect } from 'vitest';
import { record } from '../src/loan-file/record.ts';
import { samplePhoto } from '../src/sandbox/act-identity.ts';
import type { TestApp } from './app.ts';
import { walkOn } from './forward.ts';
import { byWorker } from './loans.ts';
import { card, factsOfType, type Walked } from './walk.ts';

interface State {
  verification: string | null;
  reasons: string[];
  attemptsLeft: number;
  check: {
    checkUuid: string;
    idType: string;
    sides: string[];
    images: { imageUuid: string; side: string; advice: string[] }[];
  } | null;
}

export interface AtIdentity extends Walked {
  /** Where the calls of this step begin. */
  readonly id: string;
}

/** A photo of a side as the page sends it. */
export async function formOf(side: string): Promise<FormData> {
  const form = new FormData();
  form.append('side', side);
  form.append('file', new Blob([await samplePhoto(side)], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}

/** What a borrower whose photos are asked for does, and what one sees of it. */
export function identityOn(server: () => TestApp) {
  /** Somebody whose photos are asked for. */
  async function atIdentity(tag = ''): Promise<AtIdentity> {
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
    return { ...at, id: `${at.k}/identity-verification` };
  }
  const state = async (at: AtIdentity) => (await at.client.call('GET', at.id)).body as unknown as State;
  const begin = (at: AtIdentity, idType = 'PASSPORT', conditionId: string | null = null) =>
    at.client.call('POST', at.id, { idType, conditionId });
  const photo = async (at: AtIdentity, check: string, side: string) =>
    at.client.call('POST', `${at.id}/${check}/images`, await formOf(side));
  const submit = (at: AtIdentity, check: string) =>
    at.client.call('POST', `${at.id}/${check}/submission`, { barcode: null, mrz: null });
  async function ready(at: AtIdentity, idType = 'PASSPORT', condition: string | null = null): Promise<string> {
    const begun = await begin(at, idType, condition);
    expect(begun.status).toBe(201);
    const { checkUuid, sides } = begun.body as { checkUuid: string; sides: string[] };
    for (const side of sides) expect((await photo(at, checkUuid, side)).status).toBe(201);
    return checkUuid;
  }
  const gateIs = async (at: AtIdentity, gate: string) => {
    await expect.poll(async () => ((await at.standing()) as unknown as { gate: string }).gate).toBe(gate);
  };
  const of = (at: AtIdentity, type: FactType) => factsOfType(server(), at.uuid, type);
  const conditions = async (at: AtIdentity) =>
    Object.values(
      (
        await server()
          .context.db.selectFrom('application')
          .select('projection')
          .where('uuid', '=', at.uuid)
          .executeTakeFirstOrThrow()
      ).projection.conditions,
    );

  return { atIdentity, state, begin, photo, submit, ready, gateIs, of, conditions };
}
