import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { VendorKind } from '../kernel/config/index.ts';
import type { Database } from '../kernel/db/index.ts';
import { VendorFailure } from './call.ts';

/** Faults that a tester can order from a sandbox vendor, each for one call. */
export const FAULT_MODES = ['slow', 'timeout', '5xx', 'malformed', 'duplicate', 'late'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

/** A fault of one call. */
export interface Fault {
  readonly mode: FaultMode;
  readonly seconds: number;
}

/** Orders a fault for the next `count` calls of a vendor kind. */
export async function orderFault(
  db: Kysely<Database>,
  kind: VendorKind,
  mode: FaultMode,
  count: number,
  seconds: number,
): Promise<void> {
  await db.insertInto('sandbox_fault').values({ kind, mode, remaining: count, seconds }).execute();
}

export async function clearFaults(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sandbox_fault').execute();
}

/** Uses the oldest fault ordered for this kind once. The row lock keeps two calls from using the same one. */
export async function claimFault(db: Kysely<Database>, kind: VendorKind): Promise<Fault | null> {
  const { rows } = await sql<{ mode: FaultMode; seconds: number }>`
    update sandbox_fault set remaining = remaining - 1
    where sequence = (select sequence from sandbox_fault where kind = ${kind} and remaining > 0 order by sequence limit 1 for update)
    returning mode, seconds`.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes the sandbox answer according to the fault. `duplicate` changes nothing here: the gateway delivers that answer
 * twice.
 */
export async function applyFault(
  fault: Fault | null,
  kind: VendorKind,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  switch (fault?.mode) {
    case 'slow':
      await wait(fault.seconds * 1000);
      return answer();
    case 'timeout':
      await wait(fault.seconds * 1000);
      throw new VendorFailure('TIMEOUT', kind);
    case '5xx':
      throw new VendorFailure('UNAVAILABLE', kind);
    case 'malformed':
      return { outcome: 17, report: '<html>' };
    case 'late':
      throw new VendorFailure('LATE', kind, fault.seconds);
    default:
      return answer();
  }
}
