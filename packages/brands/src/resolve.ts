import type { Brand } from './brand.ts';
import { BRANDS } from './brands.ts';

export interface BrandQuestion {
  /** The Host header, with or without a port. */
  host: string | undefined;
  /** The value of `?org=`, and of the cookie that an accepted `?org=` set. */
  orgParam?: string | undefined;
  orgCookie?: string | undefined;
  production: boolean;
}

export interface BrandAnswer {
  brand: Brand;
  /** What decided: an answer by `param` is the one to keep in the cookie. */ by:
    | 'param'
    | 'cookie'
    | 'host'
    | 'default';
}

export interface BrandChoice {
  brands?: readonly Brand[];
  /** Hosts that serve every brand, besides those the brands name. */
  sharedHosts?: readonly string[];
}

const isUnder = (host: string, base: string) => host === base || host.endsWith(`.${base}`);

/** The brand whose host base fits, the longest base first. */
function brandOfHost(brands: readonly Brand[], host: string): Brand | undefined {
  const fits = brands.flatMap((brand) =>
    [...brand.hosts.bases, ...brand.hosts.shared]
      .filter((base) => isUnder(host, base))
      .map((base) => ({ brand, base })),
  );
  return fits.toSorted((a, b) => b.base.length - a.base.length)[0]?.brand;
}

/**
 * The brand of a page (resolution OP-A-003): `?org=` before the cookie before the host. In production `?org=` and the cookie count on a shared host only.
 * An unknown code is as good as none; a host nobody claims gets the main brand (the first where that isn't served), in production nothing (the server answers 404).
 */
export function resolveBrand(
  { host = '', orgParam, orgCookie, production }: BrandQuestion,
  { brands = BRANDS, sharedHosts = [] }: BrandChoice = {},
): BrandAnswer | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const offered = brands.filter(({ status }) => status === 'live' || (!production && status !== 'retired'));
  const shared = new Set([...sharedHosts, ...offered.flatMap((brand) => brand.hosts.shared)]);
  const byCode = (code: string | undefined) =>
    production && !shared.has(name) ? undefined : offered.find(({ orgCode }) => orgCode === code?.toUpperCase());
  const main = offered.find(({ kind }) => kind === 'main') ?? offered[0];

  const [byParam, byCookie, byHost] = [byCode(orgParam), byCode(orgCookie), brandOfHost(offered, name)];
  if (byParam !== undefined) return { brand: byParam, by: 'param' };
  if (byCookie !== undefined) return { brand: byCookie, by: 'cookie' };
  if (byHost !== undefined) return { brand: byHost, by: 'host' };
  return main === undefined || (production && !shared.has(name)) ? undefined : { brand: main, by: 'default' };
}

/** The brand of an organisation code, e.g. of the `x-org` header; undefined when nobody has it. */
export function findBrand(orgCode: string, brands: readonly Brand[] = BRANDS): Brand | undefined {
  return brands.find((brand) => brand.orgCode === orgCode);
}
