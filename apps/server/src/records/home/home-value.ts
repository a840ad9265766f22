import type { estimateValue, Request } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { listEvidence, readEvidence, type PropertyValue } from '../../vendors/index.ts';

/** What the owner says that the home is worth, in dollars, and what they say of it. */
export interface OwnerEstimate extends Pick<
  Request<typeof estimateValue>['body'],
  'condition' | 'beds' | 'baths' | 'squareFeet'
> {
  readonly amount: number;
}

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    /** Found by the records, or by someone who valued the home since. */
    value: PropertyValue;
    estimate: OwnerEstimate;
  }
}

type Sealed = Pick<Context, 'vault'>;

/** The value that was found last, which may be that nothing was; null before anyone was asked. */
export const readFoundValue = ({ vault }: Sealed, trx: Executor, uuid: string): Promise<PropertyValue | null> =>
  readEvidence(vault, trx, uuid, 'value');

/** Every value that was ever found, newest first. */
export const listFoundValues = ({ vault }: Sealed, trx: Executor, uuid: string): Promise<PropertyValue[]> =>
  listEvidence(vault, trx, uuid, 'value');

export const readOwnerEstimate = ({ vault }: Sealed, trx: Executor, uuid: string): Promise<OwnerEstimate | null> =>
  readEvidence(vault, trx, uuid, 'estimate');

/** What the home counts for, in dollars: the value that was found last, or what its owner says while there is none. */
export async function readHomeValue(
  context: Sealed,
  trx: Executor,
  uuid: string,
): Promise<{ readonly amount: number; readonly isEstimate: boolean } | null> {
  const value = await readFoundValue(context, trx, uuid);
  if (value?.outcome === 'VALUE') return { amount: value.valueCents / 100, isEstimate: false };
  const estimate = await readOwnerEstimate(context, trx, uuid);
  return estimate && { amount: estimate.amount, isEstimate: true };
}
