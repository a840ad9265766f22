import { randomUUID } from 'node:crypto';
import type { declineSigning, Request } from '@lintel/contract';
import { BORROWER, isPresent } from '@lintel/domain';
import type { Context } from '../context.ts';
import { refuse } from '../http/errors.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';
import { record, type By } from '../loan-file/record.ts';
import { keepEvidence } from '../vendors/evidence.ts';

type Body = Request<typeof declineSigning>['body'];

/** SI-8: the borrower does not want to sign. Nothing is signed; the condition that comes with it is the desk's turn. */
export async function signingDeclined(context: Context, { uuid }: ApplicationRow, { reason, comment }: Body, by: By): Promise<void> {
  await record(context, uuid, async (seen) => {
    if (isPresent(seen.file, seen.file.deeds[BORROWER])) return refuse('already-signed');
    if (comment) await keepEvidence(context.vault, seen.trx, { uuid, kind: 'comment', attempt: seen.version }, { about: 'signing/decline', comment });
    return [{ type: 'SigningDeclined', data: { person: BORROWER, reason, condition: `declined-${randomUUID()}` } }];
  }, by);
}
