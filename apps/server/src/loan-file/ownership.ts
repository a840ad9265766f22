import { seesAssignedAlone } from '@lintel/domain';
import type { Context } from '../context.ts';
import { refuse } from '../http/errors.ts';
import type { Caller } from '../identity/sessions.ts';
import { readApplication, type ApplicationRow } from './applications.ts';

/** The loan in a path, when the caller may open it: not there, another person's and another lender's are one and the same 404 (calls C7). */
export async function applicationOf(context: Context, caller: Caller | null, uuid: string): Promise<ApplicationRow> {
  const row = await readApplication(context.db, uuid);
  return row && caller && row.organisation === caller.organisation && (await mayOpen(context, caller, row)) ? row : refuse('not-found');
}

/** A borrower opens what is theirs, the desk every file of its lender, an attorney those assigned. */
async function mayOpen(context: Context, caller: Caller, row: ApplicationRow): Promise<boolean> {
  if (caller.typ !== 'staff') return row.identity_uuid === caller.identityUuid;
  if (!seesAssignedAlone(caller.permissions)) return true;
  const assigned = await context.db.selectFrom('desk_assignment').select('staff_uuid').where('application_uuid', '=', row.uuid).executeTakeFirst();
  return assigned?.staff_uuid === caller.identityUuid;
}
