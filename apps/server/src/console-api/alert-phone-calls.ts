import { randomUUID } from 'node:crypto';
import type { HandlerReply, readCreditReport } from '@lintel/contract';
import { loadStaffNames } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import { refuseFields } from '../kernel/http/index.ts';
import { loanNow, pacificDay, type LockedLoan } from '../loan-file/index.ts';
import { postponeTask } from '../records/staff-tasks/index.ts';
import { REFUSED } from './words.ts';

interface AlertPhoneCall {
  readonly outcome: string;
  readonly reason: string;
  readonly staff: string;
  /** yyyy-MM-dd */
  readonly callBackOn: string | null;
}

/**
 * Saves staff's phone call to the number of a fraud alert. After an unanswered one, the task is due on the day of the
 * next call.
 */
export async function logAlertPhoneCall(
  context: Context,
  { uuid, trx }: LockedLoan,
  { outcome, reason, staff, callBackOn }: AlertPhoneCall,
): Promise<void> {
  const at = await loanNow(context, trx);
  if (outcome === 'NOT_REACHED' && (callBackOn === null || callBackOn < pacificDay(at)))
    refuseFields([{ field: 'callBackOn', message: REFUSED.callBack }]);
  await trx
    .insertInto('alert_call')
    .values({
      uuid: randomUUID(),
      application_uuid: uuid,
      staff_uuid: staff,
      outcome,
      reason,
      call_back_on: callBackOn,
      at,
    })
    .execute();
  if (callBackOn === null) return;
  // Noon in winter, 1 pm in summer, in the console's time zone.
  await postponeTask(trx, uuid, 'facta', new Date(`${callBackOn}T20:00:00Z`));
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
