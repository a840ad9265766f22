import { staffMember, staffNames } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import { type Caller, refuse } from '../kernel/http/index.ts';
import { loanNow } from '../loan-file/index.ts';
import { assign, assigneeOf, unassign } from '../records/loan-access/index.ts';
import { colleagueOf } from './rows.ts';

type Colleague = ReturnType<typeof colleagueOf>;

/** Gives a file to a colleague of the same lender, or takes it back. */
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
  return colleagueOf(staffUuid, member.name);
}

export async function assignedColleague({ db }: Pick<Context, 'db'>, uuid: string): Promise<Colleague> {
  const staffUuid = await assigneeOf(db, uuid);
  return colleagueOf(staffUuid, (await staffNames(db, [staffUuid])).get(staffUuid ?? '') ?? null);
}
