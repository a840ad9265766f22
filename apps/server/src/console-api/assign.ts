import { staffMember, loadStaffNames } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import { type Caller, refuse } from '../kernel/http/index.ts';
import { loanNow } from '../loan-file/index.ts';
import { assign, findAssignee, unassign } from '../records/loan-access/index.ts';
import { toColleague } from './rows.ts';

type Colleague = ReturnType<typeof toColleague>;

/** Assigns a file to a colleague of the same lender, or unassigns it. */
export async function assignFile(
  context: Context,
  caller: Caller,
  uuid: string,
  staffUuid: string | null | undefined,
): Promise<Colleague> {
  const { db } = context;
  if (staffUuid == null) {
    await unassign(db, uuid);
    return null;
  }
  const member = await staffMember(context, db, caller.organisation, staffUuid);
  if (!member || member.disabled) return refuse('choice-unknown');
  await assign(db, uuid, staffUuid, await loanNow(context, db));
  return toColleague(staffUuid, member.name);
}

/** Returns the colleague to whom a file is assigned, or null. */
export async function assignedColleague({ db }: Pick<Context, 'db'>, uuid: string): Promise<Colleague> {
  const staffUuid = await findAssignee(db, uuid);
  return toColleague(staffUuid, (await loadStaffNames(db, [staffUuid])).get(staffUuid ?? '') ?? null);
}
