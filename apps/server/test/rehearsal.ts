import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { Store } from '../src/db/open.ts';
import { features } from '../src/features.ts';
import { beforeClosing } from './database.ts';
import { testContext } from './context.ts';

/** The whole server without a port, its jobs at work, vendors in the sandbox; quotas are high because one test is many people. */
export async function rehearsal(store: Store, parts: { run?: boolean; env?: Readonly<Record<string, string>> } = {}): Promise<FastifyInstance> {
  const context = await testContext(store, { features, run: parts.run ?? true, env: { QUOTAS: '1000', ...parts.env } });
  const app = await buildApp({ context, features, renderPage: async () => ({ status: 200, html: '<!doctype html>' }) });
  beforeClosing(store, () => app.close());
  return app;
}
