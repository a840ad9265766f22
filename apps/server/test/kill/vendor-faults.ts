import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { VendorKind } from '../../src/kernel/config/vendor-kinds.ts';
import type { Database } from '../../src/kernel/db/schema.ts';
import { FAULT_MODES, orderFault, type FaultMode } from '../../src/vendors/faults.ts';
import type { Chance } from './chance.ts';

/** The vendors that have faults by default: those between the offer and the account, and the address vendor. */
const DEFAULT_KINDS = [
  'credit',
  'property',
  'identity-proof',
  'income',
  'payment',
  'payoff',
  'post',
  'scan',
  'valuation',
  'mail',
  'address',
] as const satisfies readonly VendorKind[];
const FAILURE_MODES: ReadonlySet<FaultMode> = new Set(['timeout', '5xx', 'malformed', 'late']);
/**
 * Three failures in a row mean that a bureau is down, which changes the borrower's story. So fewer faults come during
 * its retries.
 */
const BUREAU_PAUSE_MS = 4000;
/** Long enough that one of three tries in a row usually succeeds. */
const ROUND_MS = 500;

/** The faults that were used, by vendor and mode. */
export type FaultCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Running faults. */
export interface VendorFaults {
  readonly stop: () => Promise<FaultCounts>;
}

/** Orders faults for every vendor, again and again, chosen by chance. */
export function startFaults(
  db: Kysely<Database>,
  chance: Chance,
  kinds: readonly VendorKind[] = DEFAULT_KINDS,
): VendorFaults {
  let isOver = false;
  let bureauFailed = 0;
  const ordered = new Map<string, number>();
  const queues = new Map<string, FaultMode[]>(kinds.map((kind) => [kind, []]));
  /** All six modes in some order, then all again. */
  const takeNextMode = (kind: VendorKind): FaultMode => {
    const queue = queues.get(kind) ?? [];
    if (queue.length === 0)
      queue.push(
        ...FAULT_MODES.map((mode) => ({ mode, at: chance.next() }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ mode }) => mode),
      );
    return queue.shift() ?? 'slow';
  };

  async function orderMissingFaults(): Promise<void> {
    const rows = await db
      .selectFrom('sandbox_fault')
      .select(['kind', (of) => of.fn.sum<string>('remaining').as('left')])
      .groupBy('kind')
      .execute();
    const remaining = new Map(rows.map((row) => [row.kind, Number(row.left)]));
    for (const kind of kinds) {
      if ((remaining.get(kind) ?? 0) > 0) continue;
      const mode = takeNextMode(kind);
      if (kind === 'credit' && FAILURE_MODES.has(mode)) {
        if (Date.now() - bureauFailed < BUREAU_PAUSE_MS) {
          queues.get(kind)?.push(mode);
          continue;
        }
        bureauFailed = Date.now();
      }
      await orderFault(db, kind, mode, 1, mode === 'late' ? 1 : chance.nextInteger(1, 4) / 10);
      ordered.set(`${kind} ${mode}`, (ordered.get(`${kind} ${mode}`) ?? 0) + 1);
    }
  }

  const running = (async () => {
    while (!isOver) {
      await orderMissingFaults();
      await wait(ROUND_MS);
    }
  })();
  running.catch(() => undefined);

  return {
    async stop() {
      isOver = true;
      await running;
      const rows = await db.selectFrom('sandbox_fault').select(['kind', 'mode']).where('remaining', '>', 0).execute();
      await db.deleteFrom('sandbox_fault').execute();
      const used = Object.fromEntries(
        kinds.map((kind) => [
          kind,
          Object.fromEntries(
            FAULT_MODES.map((mode) => [
              mode,
              (ordered.get(`${kind} ${mode}`) ?? 0) -
                rows.filter((row) => row.kind === kind && row.mode === mode).length,
            ]),
          ),
        ]),
      );
      return used;
    },
  };
}
