// Development: Vite in front of the same Fastify, on one port (pages, modules and the hot reload socket), with
// production's content security policy.
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { readConfig } from '../apps/server/src/kernel/config/config.ts';
import { startServer, type StartOptions } from '../apps/server/src/start.ts';
import { stopOnSignal } from '../apps/server/src/stop-on-signal.ts';
import { root } from './node26.mjs';

type RenderPage = NonNullable<StartOptions['renderPage']>;
type ServerFactory = NonNullable<StartOptions['serverFactory']>;

type CreateRenderer = (assets: { dev: true }) => { renderPage: RenderPage };

/**
 * Loads the renderer again for each page, so that the server's HTML comes from the same sources as the browser's code.
 */
const renderWith =
  (vite: ViteDevServer): RenderPage =>
  async (url, data, nonce) => {
    try {
      const { createRenderer } = await vite.ssrLoadModule('/src/entry-server.tsx');
      return await (createRenderer as CreateRenderer)({ dev: true }).renderPage(url, data, nonce);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    }
  };

/**
 * Requests that Vite doesn't handle go to the server with their original URL: Vite removes its base and doesn't restore
 * it.
 */
const createServerFactory =
  (http: Server, vite: ViteDevServer): ServerFactory =>
  (handler) =>
    http.on('request', (request: IncomingMessage, response) => {
      const { url } = request;
      vite.middlewares(request, response, () => {
        if (url !== undefined) request.url = url;
        handler(request, response);
      });
    });

const http = createHttpServer();
const vite = await createVite({
  root: join(root, 'apps', 'borrower'),
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: { server: http } },
});
const starting = startServer(readConfig(process.env), {
  renderPage: renderWith(vite),
  serverFactory: createServerFactory(http, vite),
});
stopOnSignal(async () => {
  await vite.close();
  await (await starting).stop();
});
await starting;
