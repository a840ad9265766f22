import type { DecisionAct, LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Caller, RecordMeta } from '../../kernel/http/index.ts';
import { record, type ApplicationRow, type Decide, type RecordResult } from '../../loan-file/index.ts';
import { append, type AuditEntry } from '../audit/index.ts';

/**
 * A staff member's action on a file, as a console handler passes it on. `by` builds who acts, at which version of the
 * file.
 */
export interface StaffAction {
  readonly context: Context;
  readonly caller: Caller;
  readonly loan: ApplicationRow;
  readonly requestId: string;
  readonly by: (...slices: (keyof LoanFile)[]) => RecordMeta;
}

type DecisionAbout = Readonly<Record<string, string | number | boolean>> & { readonly act: DecisionAct };

/** The audit entry for a staff decision on a file. */
export const decidedEntry = (
  { caller, loan, requestId }: Pick<StaffAction, 'caller' | 'loan' | 'requestId'>,
  about: DecisionAbout,
): AuditEntry => ({
  event: 'desk.decided',
  actor: caller.identityUuid,
  organisation: caller.organisation,
  application: loan.uuid,
  requestId,
  about,
});

/**
 * Records a staff decision. The audit entry is written in the same transaction, so neither exists without the other.
 */
export function recordStaffAction<Result = undefined>(
  action: StaffAction,
  slices: readonly (keyof LoanFile)[],
  about: DecisionAbout,
  decide: Decide<Result>,
): Promise<RecordResult<Result>> {
  const { context, caller, loan, requestId, by } = action;
  return record<Result>(
    context,
    loan.uuid,
    async (lockedLoan) => {
      const decision = await decide(lockedLoan);
      await append(lockedLoan.trx, [decidedEntry({ caller, loan, requestId }, about)]);
      return decision;
    },
    by(...slices),
  );
}
