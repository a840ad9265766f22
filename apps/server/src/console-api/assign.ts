import { seesOnlyAssigned } from '@lintel/domain';
import { staffMember, loadStaffNames } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import { refuse } from '../kernel/http/index.ts';
import { loanNow, lockApplication } from '../loan-file/index.ts';
import { append } from '../records/audit/index.ts';
import { assign, findAssignee, unassign } from '../records/loan-access/index.ts';
import { decidedEntry, type StaffAction } from '../records/staff-acts/index.ts';
import { toColleague } from './rows.ts';

type Colleague = ReturnType<typeof toColleague>;

/**
 * Assigns a file to a colleague of the same lender, or unassigns it. The audit entry names the new and the earlier
 * assignee. Assigning an attorney opens the file to them, so it takes the closing permission.
 */
export async function assignFile(
  { context, caller, loan, requestId }: Pick<StaffAction, 'context' | 'caller' | 'loan' | 'requestId'>,
  staffUuid: string | null,
): Promise<Colleague> {
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, loan.uuid);
    const member = staffUuid === null ? null : await staffMember(context, trx, caller.organisation, staffUuid);
    if (member === undefined || member?.disabled) return refuse('choice-unknown');
    if (member && seesOnlyAssigned(member.permissions) && !caller.permissions.includes('closing'))
      return refuse('choice-unknown');
    const before = await findAssignee(trx, loan.uuid);
    if (before !== staffUuid) {
      if (staffUuid === null) await unassign(trx, loan.uuid);
      else await assign(trx, loan.uuid, staffUuid, await loanNow(context, trx));
      const outcome = staffUuid === null ? 'UNASSIGNED' : 'ASSIGNED';
      const people = { ...(staffUuid !== null && { staff: staffUuid }), ...(before !== null && { before }) };
      await append(trx, [decidedEntry({ caller, loan, requestId }, { act: 'assignment', outcome, ...people })]);
    }
    return member ? toColleague(member.identity_uuid, member.name) : null;
  });
}

/** Returns the colleague to whom a file is assigned, or null. */
export async function assignedColleague({ db }: Pick<Context, 'db'>, uuid: string): Promise<Colleague> {
  const staffUuid = await findAssignee(db, uuid);
  return toColleague(staffUuid, (await loadStaffNames(db, [staffUuid])).get(staffUuid ?? '') ?? null);
}
