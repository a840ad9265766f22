import { randomUUID } from 'node:crypto';
import type { AuditEvent, HoldReason, LiftReason } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { lockApplication, type ApplicationRow, loanNow } from '../../loan-file/index.ts';
import { append } from '../../records/audit/index.ts';
import { scheduleCheck } from './erase.ts';
import { KEPT_AFTER_LIFTING } from './plan.ts';
import { loadRetentionPlan } from './plan.ts';

interface RetentionAction {
  readonly context: Context;
  readonly caller: Caller;
  readonly loan: ApplicationRow;
  readonly requestId: string;
}

/** Changes a file's retention for staff: locks its row, and makes the change and its audit entry in one transaction. */
async function recordRetentionAction(
  { context, caller, loan, requestId }: RetentionAction,
  event: AuditEvent,
  about: Readonly<Record<string, string>>,
  change: (trx: Trx, at: Date, row: ApplicationRow) => Promise<void>,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, loan.uuid);
    if (!row) return refuse('not-found');
    const at = await loanNow(context, trx);
    await change(trx, at, row);
    await append(trx, [
      {
        event,
        actor: caller.identityUuid,
        organisation: caller.organisation,
        application: loan.uuid,
        requestId,
        about,
      },
    ]);
  });
}

/** Places a legal hold, which stops every erasure of the file. A file has at most one. */
export const placeLegalHold = (action: RetentionAction, reason: HoldReason): Promise<void> =>
  recordRetentionAction(action, 'file.held', { reason }, async (trx, at, { uuid }) => {
    const held = await trx
      .insertInto('retention_hold')
      .values({
        uuid: randomUUID(),
        application_uuid: uuid,
        reason,
        set_by: action.caller.identityUuid,
        set_at: at,
        lifted_because: null,
        lifted_by: null,
        lifted_at: null,
      })
      .onConflict((conflict) => conflict.column('application_uuid').where('lifted_at', 'is', null).doNothing())
      .returning('uuid')
      .executeTakeFirst();
    if (!held) refuse('outcome-not-possible');
  });

/** Lifts the legal hold. The file stays protected for a day, so that a colleague can place the hold again. */
export const liftLegalHold = (action: RetentionAction, reason: LiftReason): Promise<void> =>
  recordRetentionAction(action, 'file.hold-lifted', { reason }, async (trx, at, { uuid }) => {
    const lifted = await trx
      .updateTable('retention_hold')
      .set({ lifted_because: reason, lifted_by: action.caller.identityUuid, lifted_at: at })
      .where('application_uuid', '=', uuid)
      .where('lifted_at', 'is', null)
      .returning('uuid')
      .executeTakeFirst();
    if (!lifted) refuse('outcome-not-possible');
    await trx
      .updateTable('retention_due')
      .set({ due_at: new Date(at.getTime() + KEPT_AFTER_LIFTING) })
      .where('application_uuid', '=', uuid)
      .execute();
  });

/**
 * Records the borrower's erasure request. It is refused for a file that was erased, because the rest of it is kept only
 * as long as the law requires.
 */
export const saveErasureRequest = (action: RetentionAction): Promise<void> =>
  recordRetentionAction(action, 'file.erasure-asked', {}, async (trx, at, row) => {
    const { kept, periods } = await loadRetentionPlan(action.context, trx, row);
    if (kept.includes('OPEN')) refuse('loan-open');
    if (periods.length === 0) refuse('outcome-not-possible');
    await scheduleCheck(trx, row.uuid, at);
    await trx
      .updateTable('retention_due')
      .set({ asked_by: action.caller.identityUuid, asked_at: at })
      .where('application_uuid', '=', row.uuid)
      .where('asked_at', 'is', null)
      .execute();
  });
