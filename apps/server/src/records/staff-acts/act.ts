import type { Fact, LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Caller, RecordMeta } from '../../kernel/http/index.ts';
import { type ApplicationRow, type LockedLoan, record } from '../../loan-file/index.ts';
import { append, type AuditEntry } from '../audit/index.ts';

/** What a handler of the desk hands on: who acts, on which file, with the version they saw. */
export interface Acting {
  readonly context: Context;
  readonly caller: Caller;
  readonly loan: ApplicationRow;
  readonly requestId: string;
  readonly by: (...slices: (keyof LoanFile)[]) => RecordMeta;
}

type About = Readonly<Record<string, string | number | boolean>>;

/** The entry of the audit trail for what staff decided on a file. */
export const decidedEntry = (
  { caller, loan, requestId }: Pick<Acting, 'caller' | 'loan' | 'requestId'>,
  about: About,
): AuditEntry => ({
  event: 'desk.decided',
  actor: caller.identityUuid,
  organisation: caller.organisation,
  application: loan.uuid,
  requestId,
  about,
});

/** Records what staff decided; the entry of the audit trail stands in the same transaction: neither is there without the other. */
export async function act(
  acting: Acting,
  slices: readonly (keyof LoanFile)[],
  about: About,
  decide: (seen: LockedLoan) => Promise<readonly Fact[]> | readonly Fact[],
): Promise<void> {
  const { context, caller, loan, requestId, by } = acting;
  await record(
    context,
    loan.uuid,
    async (seen) => {
      const facts = await decide(seen);
      await append(seen.trx, [decidedEntry({ caller, loan, requestId }, about)]);
      return facts;
    },
    by(...slices),
  );
}
