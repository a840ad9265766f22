import { listBrands } from './all-brands.ts';
import type { Brand } from './brand.ts';

export interface BrandQuestion {
  /** The Host header, with or without a port. */
  host: string | undefined;
  /** The value of `?org=`, and of the cookie set by an accepted `?org=`. */
  orgParam?: string | undefined;
  orgCookie?: string | undefined;
  production: boolean;
}

export interface BrandAnswer {
  brand: Brand;
  /** What decided. The caller saves a result by `param` in the cookie, so that the choice lasts. */ by:
    | 'param'
    | 'cookie'
    | 'host'
    | 'default';
}

export interface BrandChoice {
  brands?: readonly Brand[];
  /** Hosts that serve every brand, in addition to those that brands name. */
  sharedHosts?: readonly string[];
}

const isUnder = (host: string, base: string) => host === base || host.endsWith(`.${base}`);

/** The brand with the longest matching host base. */
function brandOfHost(brands: readonly Brand[], host: string): Brand | undefined {
  const fits = brands.flatMap((brand) =>
    [...brand.hosts.bases, ...brand.hosts.shared]
      .filter((base) => isUnder(host, base))
      .map((base) => ({ brand, base })),
  );
  return fits.toSorted((a, b) => b.base.length - a.base.length)[0]?.brand;
}

/**
 * The brand of a page (OP-A-003): `?org=` before the cookie before the host. In production `?org=` and the cookie count
 * only on a shared host. An unknown code is ignored. A host that belongs to no brand gets the main brand (or the first
 * one, if the main brand isn't served); in production it gets nothing, and the server returns 404.
 */
export function resolveBrand(
  { host = '', orgParam, orgCookie, production }: BrandQuestion,
  { brands = listBrands(), sharedHosts = [] }: BrandChoice = {},
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

/** The brand of an organization code, e.g. from the `x-org` header; undefined for an unknown code. */
export function findBrand(orgCode: string, brands: readonly Brand[] = listBrands()): Brand | undefined {
  return brands.find((brand) => brand.orgCode === orgCode);
}
