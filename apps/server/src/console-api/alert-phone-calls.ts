import { randomUUID } from 'node:crypto';
import type { HandlerReply, readCreditReport } from '@lintel/contract';
import { loadStaffNames } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import { refuseFields } from '../kernel/http/index.ts';
import { loanNow, pacificDay, type LockedLoan } from '../loan-file/index.ts';
import { postponeTask, toDueTime } from '../records/staff-tasks/index.ts';
import { REFUSED } from './words.ts';

interface AlertPhoneCall {
  readonly outcome: string;
  readonly reason: string;
  readonly staffUuid: string;
  /** yyyy-MM-dd */
  readonly callBackOn: string | null;
}

/**
 * Records a staff member's call to the number in a fraud alert. If no one was reached, postpones the alert's task to
 * the day of the next call.
 */
export async function logAlertPhoneCall(
  context: Context,
  { uuid, trx }: LockedLoan,
  { outcome, reason, staffUuid, callBackOn }: AlertPhoneCall,
): Promise<void> {
  const at = await loanNow(context, trx);
  if (outcome === 'NOT_REACHED' && (callBackOn === null || callBackOn < pacificDay(at)))
    refuseFields([{ field: 'callBackOn', message: REFUSED.callBack }]);
  await trx
    .insertInto('alert_call')
    .values({
      uuid: randomUUID(),
      application_uuid: uuid,
      staff_uuid: staffUuid,
      outcome,
      reason,
      call_back_on: callBackOn,
      at,
    })
    .execute();
  if (callBackOn !== null) await postponeTask(trx, uuid, 'facta', toDueTime(callBackOn));
}

/** Returns the phone calls to the numbers of a file's fraud alerts, oldest first. */
export async function loadAlertPhoneCalls(
  { db }: Pick<Context, 'db'>,
  uuid: string,
): Promise<HandlerReply<typeof readCreditReport>['calls']> {
  const rows = await db
    .selectFrom('alert_call')
    .select((column) => [
      'alert_call.outcome',
      'alert_call.reason',
      'alert_call.at',
      'alert_call.staff_uuid',
      column.cast<string | null>('alert_call.call_back_on', 'text').as('call_back'),
    ])
    .where('application_uuid', '=', uuid)
    .orderBy('alert_call.at')
    .execute();
  const names = await loadStaffNames(
    db,
    rows.map((row) => row.staff_uuid),
  );
  return rows.map(({ outcome, reason, at, staff_uuid: staffUuid, call_back: callBackOn }) => ({
    outcome,
    reason,
    at: at.toISOString(),
    by: { staffUuid, name: names.get(staffUuid) ?? '' },
    callBackOn,
  }));
}
