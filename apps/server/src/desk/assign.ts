import type { Context } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import { refuse } from '../http/errors.ts';
import { staffMember } from '../identity/staff.ts';
import { loanNow } from '../loan-file/clock.ts';
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
    await db.deleteFrom('desk_assignment').where('application_uuid', '=', uuid).execute();
    return null;
  }
  const member = await staffMember(context, db, caller.organisation, staffUuid);
  if (!member || member.disabled) return refuse('choice-unknown');
  const row = { staff_uuid: staffUuid, assigned_at: await loanNow(context, db) };
  await db
    .insertInto('desk_assignment')
    .values({ application_uuid: uuid, ...row })
    .onConflict((conflict) => conflict.column('application_uuid').doUpdateSet(row))
    .execute();
  return colleagueOf(staffUuid, member.name);
}

export async function assigneeOf(context: Context, uuid: string): Promise<Colleague> {
  const row = await context.db
    .selectFrom('desk_assignment')
    .innerJoin('staff', 'staff.identity_uuid', 'desk_assignment.staff_uuid')
    .select(['staff_uuid', 'staff.name'])
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  return row ? colleagueOf(row.staff_uuid, row.name) : null;
}
