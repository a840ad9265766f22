import type { CopyName } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { pacificDay } from '../../loan-file/index.ts';
import { readFoundValue } from '../../records/home/index.ts';
import { loadValuationOrders } from './orders.ts';
import { valueSource } from './source.ts';
import { FOUND_BY } from './words.ts';

/** A value as its copy states it: dollars, its day (yyyy-MM-dd), its source. */
export interface CopiedValue {
  readonly value: number;
  readonly asOf: string;
  readonly by: string;
}

/**
 * Returns the value that the copy of a valuation states, a document that the borrower gets (12 CFR 1002.14(a)(1)).
 *
 * @param at when the copy became due: the instant at which an ordered valuation was complete
 */
export async function loadCopiedValue(
  { vault, db }: Pick<Context, 'vault' | 'db'>,
  uuid: string,
  name: CopyName,
  attempt: number,
  at: Date,
): Promise<CopiedValue> {
  if (name === 'copy-automated') {
    const value = await readFoundValue({ vault }, db, uuid);
    if (value?.outcome !== 'VALUE') throw new Error('There is no automated value to copy.');
    return { value: value.valueCents / 100, asOf: value.asOf, by: valueSource(value) };
  }
  const isCopied = (kind: string, number: number) =>
    name === 'copy-appraisal' ? kind === 'ONSITE_APPRAISAL' : kind !== 'ONSITE_APPRAISAL' && number === attempt;
  const order = (await loadValuationOrders(vault, db, uuid)).find(
    (one) => isCopied(one.kind, one.attempt) && one.valueCents !== null,
  );
  if (order?.valueCents == null) throw new Error('There is no valuation to copy.');
  return { value: order.valueCents / 100, asOf: pacificDay(at), by: order.person ?? FOUND_BY[order.kind] };
}
