import { setTimeout as wait } from 'node:timers/promises';
import type { WorkName } from '@lintel/domain';
import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { features } from '../../src/features.ts';
import type { Store } from '../../src/kernel/db/open.ts';
import { getQueueName } from '../../src/kernel/jobs/jobs.ts';

/** Longer than the timeouts of a dead request (20 s) and a dead job (10 s). */
const OUTAGE_SECONDS = 21;

/**
 * Advances the database's time while no server runs, without waiting: a server that is down for 21 seconds. Another
 * process without workers maintains the queues in the meantime.
 */
export async function simulateOutage({ db }: Store, supervisor: PgBoss): Promise<void> {
  await sql`update idempotency set started_at = started_at - ${OUTAGE_SECONDS} * interval '1 second' where status is null`.execute(
    db,
  );
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - ${OUTAGE_SECONDS} * interval '1 second' where state = 'active'`.execute(
    db,
  );
  await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(db);
  await supervisor.supervise();
  await sql`update pgboss.job set start_after = start_after - ${OUTAGE_SECONDS} * interval '1 second' where state in ('created', 'retry')`.execute(
    db,
  );
}

/** Skips the wait before the next try of failed jobs. One that was killed often would wait a minute. */
export async function skipRetryDelays({ db }: Store): Promise<void> {
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
}

const QUEUES_WITH_WORKERS = new Set(
  features.flatMap((feature) => Object.keys(feature.work ?? {}).map((work) => getQueueName(work as WorkName))),
);

/** Returns unfinished jobs of queues with a worker here, without those scheduled for another day. */
export async function listOpenJobs({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
    said: string;
  }>`select name, state || ' ' || retry_count as said from pgboss.job where state in ('created', 'retry', 'active', 'failed') and start_after < now() + interval '1 hour'`.execute(
    db,
  );
  return rows
    .filter(({ name }) => QUEUES_WITH_WORKERS.has(name) || name.startsWith('errand.'))
    .map(({ name, said }) => `${name} ${said}`);
}

const MAX_WAIT_MS = 300_000;

/** Waits until every job is done. */
export async function waitForJobs(store: Store): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const open = await listOpenJobs(store);
    if (open.length === 0) return;
    if (Date.now() > end) throw new Error(`These jobs do not end: ${open.join(', ')}`);
    await wait(250);
  }
}
