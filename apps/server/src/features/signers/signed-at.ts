import type { Executor } from '../../kernel/db/index.ts';
import { factsOfType } from '../../loan-file/index.ts';

/** When each person of a loan signed a deed last. */
export async function deedsSignedAt(trx: Executor, uuid: string): Promise<ReadonlyMap<string, Date>> {
  const signed = await factsOfType(trx, uuid, 'DeedSigned');
  return new Map(signed.map(({ data, at }) => [data.signer, at]));
}
