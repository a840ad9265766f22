import { BRANDS, findBrand, resolveBrand, type BrandAnswer } from '@lintel/brands';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { refuse } from './errors.ts';

/** Names under which a request may say which lender it means. */
const IN_QUERY = ['org', 'orgCode', 'organization'] as const;

export const ORG_COOKIE = 'heloc-org';

/** The parts of a request that say which lender's site it is on. */
export type AddressedRequest = Pick<FastifyRequest, 'host' | 'query' | 'cookies'>;

/** What the request itself says, header and query alike; two different ones are a mixed-up link. */
export function namedOrganisation(request: FastifyRequest): string | undefined {
  const query = request.query as Readonly<Record<string, unknown>>;
  const header = request.headers['x-org'];
  const named = [header, ...IN_QUERY.map((name) => query[name])].filter(
    (value) => typeof value === 'string' && value !== '',
  );
  if (IN_QUERY.some((name) => Array.isArray(query[name]))) refuse('organisation-conflict');
  if (new Set(named).size > 1) refuse('organisation-conflict');
  return typeof named[0] === 'string' ? named[0] : undefined;
}

/** The provider itself, by the code of its main brand. */
const PROVIDER = BRANDS.find(({ kind }) => kind === 'main')?.orgCode ?? '';

/** What a call with the tag "system" says is the same for every lender: a probe knows an address and no brand, and must be answered on any host. */
const isOfNoLender = (request: FastifyRequest): boolean =>
  request.routeOptions.schema?.tags?.includes('system') === true;

/** The lender whose public data a request without a token sees: the one it names, else the host's own. */
export function publicOrganisation(context: Context, request: FastifyRequest): string {
  if (isOfNoLender(request)) return PROVIDER;
  const named = namedOrganisation(request);
  // A call says its lender by a header of ours, so it may name any that is served; a page may not (see pages/brand.ts).
  const known = named === undefined ? undefined : findBrand(named.toUpperCase(), context.config.brands);
  return known?.orgCode ?? brandOfRequest(context, request)?.brand.orgCode ?? refuse('not-found');
}

/** Whether this server is for the lender. */
export const isServed = ({ config }: Pick<Context, 'config'>, organisation: string): boolean =>
  findBrand(organisation, config.brands) !== undefined;

/** Answers by host and what is said beside it: the same few for ever, and each takes a walk over all brands. */
const MOST_REMEMBERED = 500;
const remembered = new WeakMap<Context['config'], Map<string, BrandAnswer | undefined>>();

export function brandOfRequest(context: Context, request: AddressedRequest): BrandAnswer | undefined {
  const { org } = request.query as Readonly<Record<string, unknown>>;
  const key = JSON.stringify([request.host, org, request.cookies[ORG_COOKIE]]);
  const known = remembered.get(context.config) ?? new Map<string, BrandAnswer | undefined>();
  if (known.has(key)) return known.get(key);
  const answer = brandAsked(context, request, org);
  if (known.size >= MOST_REMEMBERED) known.clear();
  remembered.set(context.config, known.set(key, answer));
  return answer;
}

function brandAsked(context: Context, request: AddressedRequest, org: unknown): BrandAnswer | undefined {
  return resolveBrand(
    {
      host: request.host,
      orgParam: typeof org === 'string' ? org : undefined,
      orgCookie: request.cookies[ORG_COOKIE],
      production: context.config.production,
    },
    { brands: context.config.brands, sharedHosts: context.config.sharedHost ? [context.config.sharedHost] : [] },
  );
}
