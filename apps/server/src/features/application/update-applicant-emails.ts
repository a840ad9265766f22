import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loadApplications, lockApplications, loanNow } from '../../loan-file/index.ts';
import { hasAnswers, readAnswers, replaceRefs, saveApplicant } from '../../records/answers/index.ts';

/**
 * Changes the email address in the account's applications at one organization, in the caller's transaction, before the
 * account itself changes. Skips applications without answers. Records no fact, because neither pricing nor the title
 * search uses the email.
 */
export async function updateApplicantEmails(
  context: Context,
  trx: Executor,
  { identityUuid, organisation }: { readonly identityUuid: string; readonly organisation: string },
  email: string,
): Promise<void> {
  // Every writer locks applications before the account, to avoid deadlocks.
  await lockApplications(trx, identityUuid);
  const at = await loanNow(context, trx);
  for (const { uuid } of await loadApplications(trx, identityUuid, organisation)) {
    if (!(await hasAnswers(trx, uuid))) continue;
    const { applicant } = await readAnswers(context.vault, trx, uuid);
    const ref = await saveApplicant(context.vault, trx, uuid, { ...applicant, email });
    await replaceRefs(trx, uuid, { profile_ref: ref, updated_at: at });
  }
}
