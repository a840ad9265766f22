import { REVEAL_REASONS, type RevealField } from '@lintel/domain';
import { readAnswers } from '../answers/answers.ts';
import { givenSsn } from '../answers/ssn.ts';
import { accountInFull } from '../bank/disburse-account.ts';
import type { Context } from '../context.ts';
import { refuse } from '../http/errors.ts';
import type { Acting } from '../staff-acts/act.ts';

const VALUES: Readonly<Record<RevealField, (context: Context, uuid: string) => Promise<string | null>>> = {
  SSN: ({ vault, db }, uuid) => givenSsn(vault, db, uuid),
  DOB: async (context, uuid) => (await readAnswers(context.vault, context.db, uuid)).applicant.dob,
  ACCOUNT: ({ vault, db }, uuid) => accountInFull(vault, db, uuid),
};

/** One number in full. Who, what and why is written before anything is read. */
export async function revealed(
  { context, caller, loan, requestId }: Pick<Acting, 'context' | 'caller' | 'loan' | 'requestId'>,
  field: RevealField,
  reason: string | null | undefined,
): Promise<string | null> {
  if (reason == null || !Object.hasOwn(REVEAL_REASONS, reason)) return refuse('reason-missing');
  await context.audit.write({
    event: 'desk.revealed',
    actor: caller.identityUuid,
    organisation: caller.organisation,
    application: loan.uuid,
    requestId,
    about: { field, reason },
  });
  return VALUES[field](context, loan.uuid);
}
