import type { VendorKind } from '../kernel/config/index.ts';
import { VendorFailure, type Failure } from './call.ts';
import type { CountOutcome } from './gateway.ts';
import { UndeliverableError } from './mail/port.ts';

/** Sends a request to a vendor without the gateway and its ledger, and counts it for the metrics like the gateway. */
export async function measureRequest<T>(count: CountOutcome, kind: VendorKind, send: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const seconds = (): number => (performance.now() - from) / 1000;
  try {
    const reply = await send();
    count(kind, 'answered', seconds());
    return reply;
  } catch (error) {
    count(kind, toOutcome(error), seconds());
    throw error;
  }
}

function toOutcome(error: unknown): Parameters<CountOutcome>[1] {
  // The address is wrong, not the vendor.
  if (error instanceof UndeliverableError) return 'answered';
  return error instanceof VendorFailure ? (error.failure.toLowerCase() as Lowercase<Failure>) : 'unavailable';
}
