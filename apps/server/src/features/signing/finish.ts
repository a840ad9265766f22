import { toSignedKind, getSigningPlace, getStatus } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, refuse, refuseWith } from '../../kernel/http/index.ts';
import { hasSigned, loadPackageRows } from './package.ts';

/** Counts the documents that a person must still sign on a screen, and those that they must still read. */
export async function countUnfinished(
  { db }: Context,
  { uuid, audience, projection: file }: OpenedLoan,
): Promise<{ toSign: number; toRead: number }> {
  const rows = await loadPackageRows(db, uuid, file, audience);
  const toSign = rows.filter(
    (row) =>
      getSigningPlace(toSignedKind(row.paper), file.regime) === 'HERE' &&
      !hasSigned(file, audience, toSignedKind(row.paper)),
  ).length;
  return { toSign, toRead: rows.filter((row) => row.must_acknowledge && !row.acknowledged_at).length };
}

/** Refuses to finish the signing while a document must be signed or read on a screen. */
export async function refuseUnfinished(context: Context, loan: OpenedLoan): Promise<void> {
  const { projection: file, version } = loan;
  if ((await loadPackageRows(context.db, loan.uuid, file, loan.audience)).length === 0)
    refuseWith('not-at-this-step', { status: getStatus(file), version });
  const { toSign, toRead } = await countUnfinished(context, loan);
  if (toSign + toRead > 0) refuse('documents-unsigned', { n: toSign + toRead });
}
