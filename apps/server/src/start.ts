import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { buildApp, type AppParts } from './app.ts';
import { createContext } from './create-context.ts';
import { features as allFeatures } from './features.ts';
import { queueScans } from './features/documents/index.ts';
import { removeOldDrafts } from './features/draft/index.ts';
import { removeAged } from './features/retention/index.ts';
import { refuseWithoutLists } from './features/sanctions/index.ts';
import { removeOldGuesses } from './identity/index.ts';
import { type Config, quarantineNotice, watchAddedBrands, whereToOpen } from './kernel/config/index.ts';
import { type Context } from './kernel/context.ts';
import { loadKeys, migrate, openStore } from './kernel/db/index.ts';
import type { BackgroundListener, Feature } from './kernel/feature.ts';
import { forgetUnfinished, removeOldRequests, logOptions, type LogSink } from './kernel/http/index.ts';
import { startJobs, runWork, sweepPeriodically } from './kernel/jobs/index.ts';
import { openMetrics } from './kernel/metrics/index.ts';
import { HOUR_MS } from './kernel/time.ts';
import { loanToday, sweepClocks } from './loan-file/index.ts';
import { builtPages } from './pages/index.ts';
import { dropAbandoned } from './records/document-store/index.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Address of the server, without a trailing slash. */
  readonly url: string;
  /** Takes no new work, waits for running work, and closes the database. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly renderPage?: AppParts['renderPage'];
  readonly serverFactory?: NonNullable<AppParts['serverFactory']>;
  readonly features?: readonly Feature[];
  /** Prints a line for the person at the terminal. */
  readonly say?: (line: string) => void;
  readonly logSink?: LogSink;
}

/**
 * Starts the whole server: upgrades the database, loads the keys, begins jobs and sweeps, and listens. `main.ts`, the
 * development server and tests call it. A start that fails stops what it began.
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const { say = console.log, features = allFeatures } = options;
  const log = openLog(config, options.logSink);
  const closing: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  try {
    // Read before the database is opened, so that a start without a build doesn't leave one behind.
    const renderPage = options.renderPage ?? (await builtPages(config.borrowerDist, config.locales));
    const store = await openStore(config, say);
    closing.push(() => store.close());
    await store.upgrade(async (db) => void (await migrate(db, config)));
    const keys = await loadKeys(config, store.db);
    const metrics = openMetrics();
    const jobs = await startJobs(store, log, metrics.countJob);
    closing.push(() => jobs.stop());
    closing.push(watchAddedBrands(config.dataDir, (fault) => log.error(`A brand isn't valid: ${fault}`)));
    const context = await createContext({ config, store, keys, jobs, log, metrics, features });
    await refuseWithoutLists(context, await loanToday(context, context.db));
    if (store.kind === 'pglite') await forgetUnfinished(context);
    await runWork(context);
    await queueScans(context);
    closing.push(
      sweepPeriodically(context, 'the clocks', () => sweepClocks(context)),
      every(HOUR_MS, () => removeOldRequests(context), log),
      every(HOUR_MS, () => removeOldDrafts(context), log),
      every(HOUR_MS, () => dropAbandoned(context), log),
      every(HOUR_MS, () => removeOldGuesses(context), log),
      every(HOUR_MS, () => queueScans(context), log),
      every(HOUR_MS, () => removeAged(context), log),
    );
    const app = await buildApp({
      context,
      renderPage,
      features,
      ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
    });
    closing.push(() => app.close());
    const url = (await app.listen({ port: config.port, host: config.host })).replace('[::1]', 'localhost');
    say(whereToOpen(config, url));
    if (context.vendors.scan.provider === 'none') say(quarantineNotice);
    if (config.docs) say(`API docs: ${url}/docs`);
    for (const listener of await startListeners(features, context)) {
      closing.push(() => listener.close());
      say(listener.line);
    }
    return { app, context, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startListeners(features: readonly Feature[], context: Context): Promise<BackgroundListener[]> {
  const started = await Promise.all(features.map(async (feature) => feature.listener?.(context)));
  return started.filter((one) => one !== undefined);
}

/** Creates Fastify's logger before there is a server, because jobs and the database write to it too. */
const openLog = (config: Config, sink: LogSink | undefined): FastifyBaseLogger =>
  Fastify({ logger: logOptions(config, sink) }).log;

function every(ms: number, task: () => Promise<unknown>, log: FastifyBaseLogger): () => Promise<void> {
  const timer = setInterval(() => void task().catch((error: unknown) => log.error({ err: error }, 'housekeeping')), ms);
  timer.unref();
  return async () => clearInterval(timer);
}
