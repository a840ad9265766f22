import type { Context } from '../context.ts';
import { refuse } from '../http/errors.ts';
import type { Caller } from '../identity/sessions.ts';
import { readApplication, type ApplicationRow } from './applications.ts';

/** The loan in a path, when it is the caller's: not there, another person's and another lender's are one and the same 404 (calls C7). */
export async function applicationOf(context: Context, caller: Caller | null, uuid: string): Promise<ApplicationRow> {
  const row = await readApplication(context.db, uuid);
  if (!row || !caller || row.identity_uuid !== caller.identityUuid || row.organisation !== caller.organisation) return refuse('not-found');
  return row;
}
