import type { HandlerReply, readLoanFile } from '@lintel/contract';
import { dayEndingAt, getRescissionState, isCurrentClosingSet, isRescindable, residence } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import type { People } from '../../records/staff-acts/index.ts';
import { isRecallOpen } from '../funding/index.ts';
import { findRefundedFee } from '../valuation/index.ts';
import { loadOwners } from './owners.ts';
import { loadOwnerStatements, loadRescissionNotices } from './store.ts';

type StaffRescissions = HandlerReply<typeof readLoanFile>['rescissions'];

/** Returns the cancellations of a loan that staff unwind or answer, oldest first. */
export async function loadRescissionsForStaff(
  { db }: Pick<Context, 'db'>,
  uuid: string,
  people: People,
): Promise<StaffRescissions> {
  const statements = await loadOwnerStatements(db, uuid);
  const canceled = statements.flatMap(({ kind, dueOn, ...one }) =>
    kind === 'CONFIRMED' || dueOn === null ? [] : [{ ...one, kind, dueOn }],
  );
  if (canceled.length === 0) return [];
  const refund = await findRefundedFee(db, uuid);
  const recall = await isRecallOpen(db, uuid);
  return canceled.map(({ uuid: rescissionUuid, person, kind, how, sentAt, receivedAt, dueOn, settledAt }) => ({
    rescissionUuid,
    personUuid: people.toPersonUuid(person),
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

/** Returns the right to rescind of the current documents with each owner's notice; null where there is none. */
export async function loadRescissionRightForStaff(
  context: Context,
  row: ApplicationRow,
  people: People,
): Promise<HandlerReply<typeof readLoanFile>['rescissionRight']> {
  const { db } = context;
  const { uuid, projection: file } = row;
  if (file.closingSet === 0 || !isRescindable(file)) return null;
  const zone = await zoneOfHome(context, db, uuid);
  const { RESCISSION: period, SATISFIED: margin } = file.clocks;
  const notices = await loadRescissionNotices(db, uuid, file.closingSet);
  const confirmed = (await loadOwnerStatements(db, uuid)).filter(({ kind }) => kind === 'CONFIRMED');
  return {
    state: getRescissionState(file),
    endsOn: period ? dayEndingAt(period.due, zone) : null,
    mailUntil: margin ? dayEndingAt(margin.due, zone) : null,
    owners: (await loadOwners(context, row)).map(({ person, name }) => {
      const notice = notices.find((one) => one.person === person);
      return {
        personUuid: people.toPersonUuid(person),
        name,
        livesInHome: residence(file, person),
        notice: notice ? { how: notice.how, at: notice.at.toISOString() } : null,
        confirmedAt: isCurrentClosingSet(file, file.nonRescissionSets[person])
          ? (confirmed.findLast((statement) => statement.person === person)?.receivedAt.toISOString() ?? null)
          : null,
      };
    }),
  };
}
