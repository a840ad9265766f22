import { BRANDS, findBrand, resolveBrand, type BrandAnswer } from '@lintel/brands';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { refuse } from './errors.ts';

/** Query parameters that name the lender. */
const IN_QUERY = ['org', 'orgCode', 'organization'] as const;

const ORG_COOKIE = 'heloc-org';

/** The parts of a request that show which lender's site it is on. */
export type AddressedRequest = Pick<FastifyRequest, 'host' | 'query' | 'cookies'>;

/** Returns the lender named by the header or the query. Two different names mean a mixed-up link. */
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
  // A call names its lender in our header, so it may name any served lender. A page may not (see pages/brand.ts).
  const known = named === undefined ? undefined : findBrand(named.toUpperCase(), context.config.brands);
  return known?.orgCode ?? brandOfRequest(context, request)?.brand.orgCode ?? refuse('not-found');
}

export const isServed = ({ config }: Pick<Context, 'config'>, organization: string): boolean =>
  findBrand(organization, config.brands) !== undefined;

export function brandOfRequest({ config }: Context, request: AddressedRequest): BrandAnswer | undefined {
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

/** Keeps the lender that `?org=` named for the pages after this one. */
export function keepNamedBrand(
  { config }: Pick<Context, 'config'>,
  reply: FastifyReply,
  { brand, by }: BrandAnswer,
): void {
  if (by !== 'param') return;
  reply.setCookie(ORG_COOKIE, brand.orgCode, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
  });
}
