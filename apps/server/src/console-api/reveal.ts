import { REVEAL_REASONS, type RevealField } from '@lintel/domain';
import { revealAccountNumbers } from '../features/bank/index.ts';
import type { Context } from '../kernel/context.ts';
import { refuse } from '../kernel/http/index.ts';
import { readAnswers, findGivenSsn } from '../records/answers/index.ts';
import type { StaffAction } from '../records/staff-acts/index.ts';

const READERS: Readonly<Record<RevealField, (context: Context, uuid: string) => Promise<string | null>>> = {
  SSN: ({ vault, db }, uuid) => findGivenSsn(vault, db, uuid),
  DOB: async (context, uuid) => (await readAnswers(context.vault, context.db, uuid)).applicant.dob,
  ACCOUNT: ({ vault, db }, uuid) => revealAccountNumbers(vault, db, uuid),
};

/**
 * Returns a masked value in full, such as a Social Security number. Records who reveals what and why before anything is
 * read.
 */
export async function revealNumber(
  { context, caller, loan, requestId }: Pick<StaffAction, 'context' | 'caller' | 'loan' | 'requestId'>,
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
  return READERS[field](context, loan.uuid);
}
