import type { HandlerReply, readFile } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { People } from '../../records/staff-acts/index.ts';
import { isRecallOpen } from '../funding/index.ts';
import { refundedFee } from '../valuation/index.ts';
import { loadOwnerStatements } from './store.ts';

type StaffRescissions = HandlerReply<typeof readFile>['rescissions'];

/** Returns the cancellations of a loan that staff unwind or answer, oldest first. */
export async function rescissionsForStaff(
  { db }: Pick<Context, 'db'>,
  uuid: string,
  people: People,
): Promise<StaffRescissions> {
  const statements = await loadOwnerStatements(db, uuid);
  const canceled = statements.flatMap(({ kind, dueOn, ...one }) =>
    kind === 'CONFIRMED' || dueOn === null ? [] : [{ ...one, kind, dueOn }],
  );
  if (canceled.length === 0) return [];
  const refund = await refundedFee(db, uuid);
  const recall = await isRecallOpen(db, uuid);
  return canceled.map(({ uuid: rescissionUuid, person, kind, how, sentAt, receivedAt, dueOn, settledAt }) => ({
    rescissionUuid,
    personUuid: people.parseUuid(person),
    kind: kind === 'LATE' ? 'LATE' : 'IN_TIME',
    how,
    sentAt: sentAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    dueOn,
    settledAt: settledAt?.toISOString() ?? null,
    appraisalRefund: refund && { amount: refund.amount, state: refund.state, at: refund.at.toISOString() },
    isRecallOpen: recall,
  }));
}
