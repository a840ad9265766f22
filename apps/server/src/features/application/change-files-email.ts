import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loadApplications, lockApplications, loanNow } from '../../loan-file/index.ts';
import { hasAnswers, readAnswers, replaceRefs, saveApplicant } from '../../records/answers/index.ts';

/**
 * Changes the email address in all applications of an account, after the account got a new one. Records no fact,
 * because price and title don't change.
 */
export async function changeFilesEmail(
  context: Context,
  trx: Executor,
  { identityUuid, organisation }: { readonly identityUuid: string; readonly organisation: string },
  email: string,
): Promise<void> {
  // Locks the files before the account, like every write on them.
  await lockApplications(trx, identityUuid);
  const at = await loanNow(context, trx);
  for (const { uuid } of await loadApplications(trx, identityUuid, organisation)) {
    if (!(await hasAnswers(trx, uuid))) continue;
    const { applicant } = await readAnswers(context.vault, trx, uuid);
    const ref = await saveApplicant(context.vault, trx, uuid, { ...applicant, email });
    await replaceRefs(trx, uuid, { profile_ref: ref, updated_at: at });
  }
}
