import { GATES, type Gate } from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import { SECOND_MS } from '../kernel/time.ts';
import { loanNow } from './clock.ts';

/** The open files by gate, and the overdue clocks, for the metrics. */
export interface Backlog {
  readonly gates: readonly {
    readonly gate: Gate;
    readonly files: number;
    /** How long the first of these files has been at its gate. */
    readonly oldestSeconds: number;
  }[];
  readonly clocks: { readonly due: number; readonly oldestSeconds: number };
}

interface Row {
  readonly count: number;
  readonly oldest: Date | null;
}

/** Returns the number of open files at each gate, and of clocks that should have been recorded by now. */
export async function loadGateBacklog(context: Pick<Context, 'config' | 'db'>): Promise<Backlog> {
  const now = await loanNow(context, context.db);
  const secondsSince = (at: Date | null | undefined): number =>
    at ? Math.max(0, (now.getTime() - at.getTime()) / SECOND_MS) : 0;
  const { rows } = await sql<Row & { gate: string }>`
    select gate, count(*)::int as count, min(gate_since) as oldest
    from application where active group by gate`.execute(context.db);
  const byGate = new Map(rows.map((row) => [row.gate, row]));
  const clocks = await sql<Row>`
    select count(*)::int as count, min(due) as oldest from clock where due <= ${now}`.execute(context.db);
  return {
    gates: GATES.map((gate) => {
      const row = byGate.get(gate.id);
      return { gate, files: row?.count ?? 0, oldestSeconds: secondsSince(row?.oldest) };
    }),
    clocks: { due: clocks.rows[0]?.count ?? 0, oldestSeconds: secondsSince(clocks.rows[0]?.oldest) },
  };
}
