import { BRANDS, findBrand, resolveBrand, type ResolvedBrand } from '@lintel/brands';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { refuse } from './errors.ts';

/** Query parameters that name the lender. */
const IN_QUERY = ['org', 'orgCode', 'organization'] as const;

const ORG_COOKIE = 'heloc-org';

/** The parts of a request that show which lender's site it is on. */
export type AddressedRequest = Pick<FastifyRequest, 'host' | 'query' | 'cookies'>;

/** Returns the lender named by the header or the query. Refuses two different names. */
export function findNamedOrganization(request: FastifyRequest): string | undefined {
  const query = request.query as Readonly<Record<string, unknown>>;
  const header = request.headers['x-org'];
  const named = [header, ...IN_QUERY.map((name) => query[name])].filter(
    (value) => typeof value === 'string' && value !== '',
  );
  if (IN_QUERY.some((name) => Array.isArray(query[name]))) refuse('organisation-conflict');
  if (new Set(named).size > 1) refuse('organisation-conflict');
  return typeof named[0] === 'string' ? named[0] : undefined;
}

/** The provider, by the code of its main brand. */
const PROVIDER = BRANDS.find(({ kind }) => kind === 'main')?.orgCode ?? '';

/**
 * Calls with the tag "system" return the same for every lender. A health probe knows only an address, so they must work
 * on any host.
 */
const isOfNoLender = (request: FastifyRequest): boolean =>
  request.routeOptions.schema?.tags?.includes('system') === true;

/** Returns the lender whose public data a request without a token sees: the named one, else the host's own. */
export function requirePublicOrganization(context: Context, request: FastifyRequest): string {
  if (isOfNoLender(request)) return PROVIDER;
  const named = findNamedOrganization(request);
  // A call names its lender in our header, so it may name any served lender. A page may not: `brandOfRequest` decides by the host.
  const known = named === undefined ? undefined : findBrand(named.toUpperCase(), context.config.brands);
  return known?.orgCode ?? brandOfRequest(context, request)?.brand.orgCode ?? refuse('not-found');
}

/** Whether this server serves the lender. */
export const isServed = ({ config }: Pick<Context, 'config'>, organization: string): boolean =>
  findBrand(organization, config.brands) !== undefined;

/** Returns the lender whose site a request is on, by its host, `?org=` or the cookie. Undefined on an unknown host. */
export function brandOfRequest({ config }: Context, request: AddressedRequest): ResolvedBrand | undefined {
  const { org } = request.query as Readonly<Record<string, unknown>>;
  return resolveBrand(
    {
      host: request.host,
      orgParam: typeof org === 'string' ? org : undefined,
      orgCookie: request.cookies[ORG_COOKIE],
      production: config.production,
    },
    {
      brands: config.brands,
      sharedHosts: config.sharedHost ? [config.sharedHost] : [],
      defaultOrg: config.defaultBrand,
    },
  );
}

/** Sets the cookie that keeps the lender named by `?org=` for the next pages. */
export function keepNamedBrand(
  { config }: Pick<Context, 'config'>,
  reply: FastifyReply,
  { brand, by }: ResolvedBrand,
): void {
  if (by !== 'param') return;
  reply.setCookie(ORG_COOKIE, brand.orgCode, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
  });
}
