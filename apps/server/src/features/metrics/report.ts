import { sql } from 'kysely';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Context } from '../../kernel/context.ts';
import { loadQueueBacklog } from '../../kernel/jobs/index.ts';
import { withTimeout } from '../../kernel/with-timeout.ts';
import { loadGateBacklog } from '../../loan-file/index.ts';
import { createConnectionGauges, createStoredGauges } from './gauges.ts';

/** Milliseconds. Prometheus gives up after ten seconds and must still get the process's own figures before that. */
const READ_WITHIN = 3000;

/**
 * Returns a function that writes all figures in Prometheus's text format. Requests at the same time share one reading
 * of the database.
 */
export function createReport(context: Context): () => Promise<string> {
  const processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  let running: Promise<string> | undefined;
  const write = async (): Promise<string> => {
    const registries = [context.metrics.registry, processRegistry, ...(await measureDatabase(context))];
    return (await Promise.all(registries.map((registry) => registry.metrics()))).join('');
  };
  return () => {
    running ??= write().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Figures that the database doesn't give now are left out: old ones would look as if nothing had happened. */
async function measureDatabase(context: Context): Promise<Registry[]> {
  const connections = new Registry();
  const gauges = createConnectionGauges(connections);
  const { inUse, idle, waiting } = context.store.poolUse();
  gauges.connections.set({ state: 'in-use' }, inUse);
  gauges.connections.set({ state: 'idle' }, idle);
  gauges.waiting.set(waiting);
  try {
    const stored = await withTimeout(READ_WITHIN, readStored(context));
    gauges.up.set(1);
    return [connections, stored];
  } catch (error) {
    context.log.warn({ err: error }, 'the figures of the database were not read');
    gauges.up.set(0);
    return [connections];
  }
}

async function readStored(context: Context): Promise<Registry> {
  const registry = new Registry();
  const gauges = createStoredGauges(registry);
  const from = performance.now();
  await sql`select 1`.execute(context.db);
  gauges.ping.set((performance.now() - from) / 1000);
  for (const { queue, waiting, retrying, oldestSeconds } of await loadQueueBacklog(context.db)) {
    gauges.jobsWaiting.set({ queue }, waiting);
    gauges.jobsRetrying.set({ queue }, retrying);
    gauges.oldestJob.set({ queue }, oldestSeconds);
  }
  const { gates, clocks } = await loadGateBacklog(context);
  for (const { gate, files, oldestSeconds } of gates) {
    const labels = { gate: gate.id, owner: gate.owner };
    gauges.files.set(labels, files);
    gauges.oldestFile.set(labels, oldestSeconds);
  }
  gauges.clocksDue.set(clocks.due);
  gauges.oldestClock.set(clocks.oldestSeconds);
  return registry;
}
