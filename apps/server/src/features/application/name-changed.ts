import type { Context } from '../../kernel/context.ts';
import { applicationsOf } from '../../loan-file/index.ts';
import type { NameChanged } from '../profile/index.ts';
import { changeAnswers } from './change-answers.ts';

/** A name that changes in the profile changes in the open application too; once submitted, it is locked there. */
export async function nameChanged(context: Context, ...[caller, name, by]: Parameters<NameChanged>): Promise<void> {
  const open = (await applicationsOf(context.db, caller.identityUuid, caller.organisation)).find((row) => row.active);
  if (open) await changeAnswers(context, open, { name }, by);
}
