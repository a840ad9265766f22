import { randomUUID } from 'node:crypto';
import type { HandlerReply, askReconsideration, readValuation, Request } from '@lintel/contract';
import {
  BORROWER,
  isValued,
  mayReconsider,
  type Fact,
  type LoanFile,
  type ReconsiderationOutcome,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { ownUploads, sendUploads } from '../../records/document-store/index.ts';

const requestSealContext = (uuid: string): string => sealContext('valuation_reconsideration', uuid);

/**
 * Saves the borrower's request to reconsider the home's value, for staff: until the documents are prepared, and only
 * when there is a value to reconsider.
 */
export async function saveReconsiderationRequest(
  context: Context,
  { uuid: application, file, trx }: LockedLoan,
  request: Request<typeof askReconsideration>['body'],
  key: string,
): Promise<readonly Fact[]> {
  if (!mayReconsider(file)) refuse('not-at-this-step');
  await sendUploads(
    context,
    trx,
    await ownUploads(trx, { uuid: application, audience: BORROWER }, request.documentUuids),
  );
  const uuid = randomUUID();
  const row = {
    uuid,
    application_uuid: application,
    state: 'ASKED' as const,
    press: `${application} ${key}`,
    asked_at: await loanNow(context, trx),
  };
  await trx
    .insertInto('valuation_reconsideration')
    .values({ ...row, ...context.vault.seal(requestSealContext(uuid), request) })
    .onConflict((conflict) => conflict.column('press').doNothing())
    .execute();
  return [];
}

/** Returns whether a reconsideration may be requested, and when the last one was. Null while there is no value. */
export async function loadReconsideration(
  trx: Executor,
  application: string,
  file: LoanFile,
): Promise<HandlerReply<typeof readValuation>['reconsideration']> {
  if (!isValued(file)) return null;
  const last = await trx
    .selectFrom('valuation_reconsideration')
    .select('asked_at')
    .where('application_uuid', '=', application)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { open: mayReconsider(file), askedAt: last?.asked_at.toISOString() ?? null };
}

/** Returns a loan's requests, oldest first, for the staff member who answers. */
export async function loadReconsiderations(vault: Vault, trx: Executor, application: string) {
  const rows = await trx
    .selectFrom('valuation_reconsideration')
    .selectAll()
    .where('application_uuid', '=', application)
    .orderBy('asked_at')
    .execute();
  return rows.map(({ uuid, state, asked_at: askedAt, ...row }) => ({
    uuid,
    state,
    askedAt,
    ...vault.open<{ text: string; documentUuids: string[] }>(requestSealContext(uuid), row),
  }));
}

/** Answers a request of this loan. Returns whether it was still open. */
export async function markReconsideration(
  trx: Executor,
  application: string,
  uuid: string,
  state: ReconsiderationOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('valuation_reconsideration')
    .set({ state })
    .where('uuid', '=', uuid)
    .where('application_uuid', '=', application)
    .where('state', '=', 'ASKED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
