import { randomUUID } from 'node:crypto';
import type { Request, askCorrection } from '@lintel/contract';
import { anySigned } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { loanNow, record, type RecordResult } from '../../loan-file/index.ts';

type CorrectionRequest = Request<typeof askCorrection>['body'];

const correctionSealContext = (uuid: string): string => sealContext('correction', uuid);

/** Saves a borrower's request to correct an answer, for staff to decide. Locks the loan's row and records no fact. */
export async function saveCorrectionRequest(
  context: Context,
  uuid: string,
  request: CorrectionRequest,
  idempotencyKey: string,
  by: RecordMeta,
): Promise<RecordResult<string>> {
  return record(
    context,
    uuid,
    async ({ file, trx }) => {
      if (file.ended || file.submissions === 0) refuse('not-at-this-step');
      if (anySigned(file)) refuse('profile-locked');
      const result = await insertCorrection(context.vault, trx, uuid, request, {
        idempotencyKey: `${uuid} ${idempotencyKey}`,
        at: await loanNow(context, trx),
      });
      return { facts: [], result };
    },
    by,
  );
}

/** Inserts a request and returns its ID, or the ID of the earlier one with the same idempotency key. */
async function insertCorrection(
  vault: Vault,
  trx: Executor,
  application: string,
  { field, value, comment }: CorrectionRequest,
  { idempotencyKey: press, at }: { idempotencyKey: string; at: Date },
): Promise<string> {
  const uuid = randomUUID();
  const row = {
    uuid,
    application_uuid: application,
    field,
    state: 'ASKED',
    ...vault.seal(correctionSealContext(uuid), { value, comment: comment ?? null }),
    press,
    asked_at: at,
    decided_at: null,
  };
  await trx
    .insertInto('correction')
    .values(row)
    .onConflict((conflict) => conflict.column('press').doNothing())
    .execute();
  return (await trx.selectFrom('correction').select('uuid').where('press', '=', press).executeTakeFirstOrThrow()).uuid;
}

/** Returns a loan's correction requests, oldest first, for the staff member who decides. */
export async function loadCorrections(vault: Vault, trx: Executor, application: string) {
  const rows = await trx
    .selectFrom('correction')
    .selectAll()
    .where('application_uuid', '=', application)
    .orderBy('asked_at')
    .execute();
  return rows.map(({ uuid, field, state, asked_at: askedAt, decided_at: decidedAt, ...row }) => ({
    uuid,
    field,
    state,
    askedAt,
    decidedAt,
    ...vault.open<{ value: string; comment: string | null }>(correctionSealContext(uuid), row),
  }));
}

/** Marks a correction request of this loan as decided. Returns whether it was still open. */
export async function markCorrection(
  trx: Executor,
  application: string,
  uuid: string,
  state: 'ACCEPTED' | 'REFUSED',
  decidedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('correction')
    .set({ state, decided_at: decidedAt })
    .where('uuid', '=', uuid)
    .where('application_uuid', '=', application)
    .where('state', '=', 'ASKED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
