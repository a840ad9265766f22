import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { VendorKind } from '../kernel/config/index.ts';
import type { Database } from '../kernel/db/index.ts';
import { VendorFailure } from './call.ts';

/** What a tester may have a sandbox vendor do, each time for one call. */
export const FAULT_MODES = ['slow', 'timeout', '5xx', 'malformed', 'duplicate', 'late'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  readonly mode: FaultMode;
  readonly seconds: number;
}

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

/** Takes one use of the oldest fault ordered for this kind; the row's lock lets no two calls take the same one. */
export async function takeFault(db: Kysely<Database>, kind: VendorKind): Promise<Fault | null> {
  const { rows } = await sql<{ mode: FaultMode; seconds: number }>`
    update sandbox_fault set remaining = remaining - 1
    where sequence = (select sequence from sandbox_fault where kind = ${kind} and remaining > 0 order by sequence limit 1 for update)
    returning mode, seconds`.execute(db);
  return rows[0] ?? null;
}

/** Has the sandbox answer as the fault says. `duplicate` changes nothing here: the gateway delivers that answer twice. */
export async function underFault(
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
