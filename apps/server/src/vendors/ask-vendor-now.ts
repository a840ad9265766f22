import type * as z from 'zod/mini';
import type { Context } from '../kernel/context.ts';
import { refuse } from '../kernel/http/index.ts';
import type { VendorQuestion } from './ask-vendor.ts';
import { VendorFailure } from './call.ts';

interface WaitedQuestion<S extends z.ZodMiniType> extends VendorQuestion<S> {
  readonly key: string;
  readonly attempt: number;
  /** The vendor's name on the page. */
  readonly partner: string;
}

/**
 * Asks a vendor while a person waits for the answer: one try. Refuses with `vendor-unavailable` when it returns nothing
 * usable.
 */
export async function askVendorNow<S extends z.ZodMiniType>(
  { vendors }: Pick<Context, 'vendors'>,
  { uuid, organisation }: { readonly uuid: string; readonly organisation: string },
  { kind, op, key, attempt, provider = vendors[kind].provider, schema, ask, partner }: WaitedQuestion<S>,
): Promise<z.output<S>> {
  const call = { kind, op, key, organisation, applicationUuid: uuid, attempt };
  return refuseIfUnavailable(partner, () => vendors.gateway.ask(call, provider, schema, ask));
}

/** Refuses with `vendor-unavailable` when a vendor gives no usable answer. */
export async function refuseIfUnavailable<T>(partner: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof VendorFailure) return refuse('vendor-unavailable', { partner });
    throw error;
  }
}
