import type { VendorKind } from '../kernel/config/index.ts';
import { VendorFailure, type Failure } from './call.ts';
import type { CountAnswer } from './gateway.ts';
import { UndeliverableError } from './mail/port.ts';

/** Asks a vendor without the gateway and its ledger, and counts the question for the metrics as the gateway does. */
export async function measureQuestion<T>(count: CountAnswer, kind: VendorKind, ask: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const seconds = (): number => (performance.now() - from) / 1000;
  try {
    const answer = await ask();
    count(kind, 'answered', seconds());
    return answer;
  } catch (error) {
    count(kind, toOutcome(error), seconds());
    throw error;
  }
}

function toOutcome(error: unknown): Parameters<CountAnswer>[1] {
  // The address is wrong, not the vendor.
  if (error instanceof UndeliverableError) return 'answered';
  return error instanceof VendorFailure ? (error.failure.toLowerCase() as Lowercase<Failure>) : 'unavailable';
}
