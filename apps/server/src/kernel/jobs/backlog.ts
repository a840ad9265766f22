import { sql } from 'kysely';
import type { Executor } from '../db/index.ts';
import { QUEUES } from './jobs.ts';

/** The work that one queue still has to do, for the metrics. */
export interface QueueBacklog {
  readonly queue: string;
  /** Jobs that could run now. */
  readonly waiting: number;
  /** Jobs that failed and will run again, now or later. */
  readonly retrying: number;
  /** How long the first of the waiting jobs could have run. */
  readonly oldestSeconds: number;
}

/** Returns what each queue still has to do. pg-boss has an index of exactly these jobs. */
export async function loadQueueBacklog(db: Executor): Promise<QueueBacklog[]> {
  const { rows } = await sql<QueueBacklog>`
    select name as queue,
      (count(*) filter (where start_after <= now()))::int as waiting,
      (count(*) filter (where state = 'retry'))::int as retrying,
      coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8
        as "oldestSeconds"
    from pgboss.job where state < 'active' and not blocked
    group by name`.execute(db);
  const byQueue = new Map(rows.map((row) => [row.queue, row]));
  return QUEUES.map((queue) => byQueue.get(queue) ?? { queue, waiting: 0, retrying: 0, oldestSeconds: 0 });
}
