import { join } from 'node:path';
import { deriveTheme, fontFaces, fontFiles, privateLabel, type Brand } from '@lintel/brands';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../kernel/context.ts';
import {
  Refused,
  sendRefusal,
  countAddress,
  keepNamedBrand,
  brandOfRequest,
  newNonce,
  pagePolicy,
} from '../kernel/http/index.ts';
import { mountBuilt } from './assets.ts';
import { ASSETS, getEnvironment } from './page-data.ts';
import type { ConsoleData, RenderConsole } from './render-console.ts';
import { localeDist } from './render.ts';

/** Serves the console: its built files, and one shell for /desk and every address below it that doesn't name a file. */
export async function mountConsole(
  app: FastifyInstance,
  context: Context,
  renderConsole: RenderConsole,
): Promise<void> {
  const { consoleDist, locales } = context.config;
  await mountBuilt(
    app,
    locales.map((locale) => join(localeDist(consoleDist, locale), 'assets')),
    '/desk/assets/',
  );
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await countAddress(app, request);
    return sendShell(context, renderConsole, request, reply);
  };
  app.get('/desk', { schema: { hide: true } }, page);
  app.get('/desk/*', { schema: { hide: true } }, page);
}

function sendShell(
  context: Context,
  renderConsole: RenderConsole,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = brandOfRequest(context, request);
  const isFile = /^\/desk\/assets\/|\.[a-z0-9]{2,5}$/.test(request.url.split('?')[0] ?? '');
  if (!answer || isFile) return sendRefusal(reply, request, new Refused('not-found'));
  keepNamedBrand(context, reply, answer);
  const nonce = newNonce();
  const { status, html } = renderConsole(consoleData(context, answer.brand), nonce);
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(nonce, { assetBaseUrl: context.config.assetBaseUrl }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(html);
}

function consoleData({ config, sessionNow }: Context, brand: Brand): ConsoleData {
  const assets = config.assetBaseUrl ?? ASSETS;
  return {
    privateLabel: privateLabel(brand),
    assetBase: `${assets}/brands/${brand.orgCode}/`,
    environment: getEnvironment(config),
    now: sessionNow().toISOString(),
    // No dark mode: staff compare the lender's documents and figures on white.
    themeCss: deriveTheme({ ...brand, colors: { ...brand.colors, darkMode: 'off' } }).css,
    fontsCss: fontFaces(brand, `${assets}/fonts/`),
    fontFiles: fontFiles(brand).map((file) => `${assets}/fonts/${file}`),
  };
}
