import { isUuid, registerFlowPath } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';

const TO_DASHBOARD = ['/', '/account', '/account/', '/account/heloc', '/account/heloc/'];
/** Prefixes that the specification writes without the base, and their replacements. */
const LEGACY: readonly (readonly [from: string, to: string])[] = [
  'register',
  'register-v2',
  'heloc-signer',
  'coming-soon',
  'not-accepting-apps',
].flatMap((page) => [
  [`/${page}`, `/account/heloc/${page}`] as const,
  [`/account/${page}`, `/account/heloc/${page}`] as const,
]);

/** Redirects old and short addresses with 302, keeping the query. */
export function mountRedirects(app: FastifyInstance): void {
  for (const path of TO_DASHBOARD)
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      reply.redirect(`/dashboard${getQueryString(request.url)}`, 302),
    );
  for (const [from, to] of LEGACY) {
    for (const path of [from, `${from}/*`]) {
      app.get(path, { schema: { hide: true } }, (request, reply) =>
        reply.redirect(to + getPathname(request.url).slice(from.length) + getQueryString(request.url), 302),
      );
    }
  }
  // An application's register flow continues at the application's own address, which leads to its current step.
  app.get<{ Params: { id: string } }>(
    `/account/heloc/${registerFlowPath(':id')}`,
    { schema: { hide: true } },
    (request, reply) =>
      isUuid(request.params.id)
        ? reply.redirect(`/account/heloc/${request.params.id}${getQueryString(request.url)}`, 302)
        : reply.callNotFound(),
  );
}

/** Collapses repeated slashes, so that the rest of the path is never read as another host. */
const getPathname = (url: string): string => (url.split('?')[0] ?? '').replaceAll(/[/\\]+/g, '/');
const getQueryString = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
