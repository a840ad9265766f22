import { promisify } from 'node:util';
import { constants, brotliCompress } from 'node:zlib';
import { currentLocale, redesignRedirect, type RegistrationDraft } from '@lintel/domain';
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
import { mountAssets } from './assets.ts';
import { mountConsole } from './console.ts';
import { externalLegalPage } from './legal-pages.ts';
import { loadPageData, type PageData, type RefusedPost } from './page-data.ts';
import { mountPlainPost } from './plain-post.ts';
import { mountRedirects } from './redirects.ts';
import { loadDraftReads } from './referrer.ts';
import { builtConsole } from './render-console.ts';
import type { RenderPage } from './render.ts';
import { loadTrackerReads } from './tracker.ts';
import { openVisit, type Visit } from './visit.ts';

export type { RenderPage } from './render.ts';

interface Visitor {
  readonly draft: RegistrationDraft;
  readonly posted: RefusedPost;
}

/** Renders a borrower page and sends it. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, visitor?: Visitor) => Promise<FastifyReply>;

const compress = promisify(brotliCompress);

/** Mounts files, redirects, the plain form post, and a page for every other address that a person may open. */
export async function mountPages(app: FastifyInstance, context: Context, renderPage: RenderPage): Promise<void> {
  await mountAssets(app, context.config);
  const { consoleDist, locales } = context.config;
  await mountConsole(app, context, builtConsole(consoleDist, locales));
  mountRedirects(app);
  const sendPage: SendPage = (request, reply, visitor) =>
    sendBorrowerPage(context, renderPage, request, reply, visitor);
  await app.register(async (scope) => mountPlainPost(scope, context, sendPage));
  app.setNotFoundHandler(async (request, reply) => {
    await countAddress(app, request);
    return isPage(request) ? sendPage(request, reply) : sendRefusal(reply, request, notFound());
  });
}

const notFound = (): Refused => new Refused('not-found');

/** Paths of calls and files are never answered with a page, whatever the browser accepts. */
const NOT_PAGES =
  /^\/(service-|identity|ft\/|a\/|banners\/|docs|openapi|_|\.|account\/heloc\/assets\/)|\.[a-z0-9]{2,5}$/;

function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !NOT_PAGES.test(path) &&
    /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  );
}

const REDESIGN = '/account/heloc/register-v2';

/**
 * Returns the address of the older registration while the redesigned one is off, with the query; otherwise undefined.
 */
function olderAddress({ reads: { flags } }: PageData, url: string): string | undefined {
  const { pathname, search } = new URL(url, 'http://page');
  if (pathname !== REDESIGN && !pathname.startsWith(`${REDESIGN}/`)) return undefined;
  const redesign = flags?.find(({ key }) => key === 'fe-heloc-redesign-2025');
  const path = redesignRedirect(redesign?.enabled ?? true, search);
  return path && `/account/heloc/${path}`;
}

async function sendBorrowerPage(
  context: Context,
  renderPage: RenderPage,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor?: Visitor,
): Promise<FastifyReply> {
  const answer = brandOfRequest(context, request);
  if (!answer) return sendRefusal(reply, request, notFound());
  keepNamedBrand(context, reply, answer);
  const external = externalLegalPage(answer.brand, request.url);
  if (external !== undefined) return reply.redirect(external, 302);
  const visit: Visit | { readonly redirect: string } = visitor
    ? { draft: visitor.draft, reads: await loadDraftReads(context, answer.brand.orgCode, visitor.draft) }
    : await openVisit(context, answer.brand, request, reply);
  if ('redirect' in visit) return reply.header('cache-control', 'no-store').redirect(visit.redirect, 302);
  const reads = { ...visit.reads, ...(await loadTrackerReads(context, answer.brand, request, reply)) };
  const data = await loadPageData(context, answer.brand, { ...visitor, draft: visit.draft }, reads);
  const older = visitor ? undefined : olderAddress(data, request.url);
  if (older !== undefined) return reply.redirect(older, 302);
  const nonce = newNonce();
  const { status, html } = await renderPage(request.url, data, nonce);
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(nonce, {
      ...context.config,
      chatSocket: context.config.twilio[answer.brand.orgCode]?.socketUrl,
    }),
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '60' } : {}),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'content-language': currentLocale(),
  });
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
  // Quality 5: a millisecond for a page, within a few percent of the best.
  const body = await compress(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
  return reply.header('content-encoding', 'br').send(body);
}
