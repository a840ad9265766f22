import { signedKind, signedWhere, getStatus } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, refuse, refuseWith } from '../../kernel/http/index.ts';
import { hasSigned, packageRows } from './package.ts';

/** Returns how many documents a person must still sign here, and how many they must still read. */
export async function openHere(
  { db }: Context,
  { uuid, audience, projection: file }: OpenedLoan,
): Promise<{ toSign: number; toRead: number }> {
  const rows = await packageRows(db, uuid, file, audience);
  const toSign = rows.filter(
    (row) =>
      signedWhere(signedKind(row.paper), file.regime) === 'HERE' && !hasSigned(file, audience, signedKind(row.paper)),
  ).length;
  return { toSign, toRead: rows.filter((row) => row.must_acknowledge && !row.acknowledged_at).length };
}

/** Refuses while something must be signed or read here. */
export async function refuseUnfinished(context: Context, loan: OpenedLoan): Promise<void> {
  const { projection: file, version } = loan;
  if ((await packageRows(context.db, loan.uuid, file, loan.audience)).length === 0)
    refuseWith('not-at-this-step', { status: getStatus(file), version });
  const { toSign, toRead } = await openHere(context, loan);
  if (toSign + toRead > 0) refuse('documents-unsigned', { n: toSign + toRead });
}
