import type { saveValueEstimate, Request } from '@lintel/contract';
import type { ValuationKind } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { listEvidence, readEvidence, type PropertyValue } from '../../vendors/index.ts';

/** The owner's estimate of the home's value in dollars, with their comment. */
export interface OwnerEstimate extends Pick<
  Request<typeof saveValueEstimate>['body'],
  'condition' | 'beds' | 'baths' | 'squareFeet'
> {
  readonly amount: number;
}

/** A value of the home. `kind`: the valuation that found it, for one of ours. Earlier rows have only its English name. */
export type FoundValue = PropertyValue & { readonly kind?: ValuationKind };

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    /** Found in the records, or by a later appraisal. */
    value: FoundValue;
    estimate: OwnerEstimate;
  }
}

type VaultContext = Pick<Context, 'vault'>;

/** Returns the latest value, which may be that none was found, or null before the first search. */
export const readFoundValue = ({ vault }: VaultContext, trx: Executor, uuid: string): Promise<FoundValue | null> =>
  readEvidence(vault, trx, uuid, 'value');

/** Returns every value that was ever found, newest first. */
export const listFoundValues = ({ vault }: VaultContext, trx: Executor, uuid: string): Promise<FoundValue[]> =>
  listEvidence(vault, trx, uuid, 'value');

/** Returns the owner's estimate, or null. */
export const readOwnerEstimate = (
  { vault }: VaultContext,
  trx: Executor,
  uuid: string,
): Promise<OwnerEstimate | null> => readEvidence(vault, trx, uuid, 'estimate');

/** Returns the value to use in dollars: the latest found, or the owner's estimate while there is none. */
export async function readHomeValue(
  context: VaultContext,
  trx: Executor,
  uuid: string,
): Promise<{ readonly amount: number; readonly isEstimate: boolean } | null> {
  const value = await readFoundValue(context, trx, uuid);
  if (value?.outcome === 'VALUE') return { amount: value.valueCents / 100, isEstimate: false };
  const estimate = await readOwnerEstimate(context, trx, uuid);
  return estimate && { amount: estimate.amount, isEstimate: true };
}
