import { randomUUID } from 'node:crypto';
import type { declineSigning, Request } from '@lintel/contract';
import { BORROWER, isCurrentClosingSet } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { type ApplicationRow, record, type LoanReply } from '../../loan-file/index.ts';
import { insertNote } from '../../records/staff-acts/index.ts';

type Body = Request<typeof declineSigning>['body'];

/**
 * Records that the borrower doesn't want to sign. Nothing is signed; staff decide the resulting condition, next to the
 * borrower's comment.
 */
export async function recordSigningDecline(
  context: Context,
  { uuid }: ApplicationRow,
  { reason, comment }: Body,
  identityUuid: string,
  by: RecordMeta,
): Promise<LoanReply> {
  const { reply } = await record(
    context,
    uuid,
    async (loan) => {
      if (isCurrentClosingSet(loan.file, loan.file.deedSignedSets[BORROWER])) return refuse('already-signed');
      const condition = `declined-${randomUUID()}`;
      if (comment)
        await insertNote(context, loan.trx, {
          application: uuid,
          staff: identityUuid,
          about: `condition:${condition}`,
          text: comment,
        });
      return [{ type: 'SigningDeclined', data: { person: BORROWER, reason, condition } }];
    },
    by,
  );
  return reply;
}
