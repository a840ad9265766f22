import { listBrands } from './all-brands.ts';
import { indexAll, indexOffered, type BrandIndex } from './brand-index.ts';
import type { Brand } from './brand.ts';

/** The part of an HTTP request that decides its brand. */
export interface BrandRequest {
  /** The Host header, with or without a port. */
  host: string | undefined;
  /** The value of `?org=`, and of the cookie set by an accepted `?org=`. */
  orgParam?: string | undefined;
  orgCookie?: string | undefined;
  production: boolean;
}

/** The brand of a request, and what decided it. */
export interface ResolvedBrand {
  brand: Brand;
  /** The caller saves a brand by `param` in the cookie, so that the choice lasts. */ by:
    | 'param'
    | 'cookie'
    | 'host'
    | 'default';
}

/** The brands to choose from, and the operator's settings. */
export interface BrandOptions {
  brands?: readonly Brand[];
  /** Hosts that serve every brand, in addition to those that brands name. */
  sharedHosts?: readonly string[];
  /** The code of the brand for a host that belongs to none, where it's offered; otherwise the main brand. */
  defaultOrg?: string;
}

/** Returns the brand of a host or of the nearest host above it: `apply.bank.example` is under `bank.example`. */
function findByHost({ byHost }: BrandIndex, host: string): Brand | undefined {
  for (let name = host; name !== ''; name = name.slice(name.indexOf('.') + 1)) {
    const brand = byHost.get(name);
    if (brand !== undefined || !name.includes('.')) return brand;
  }
  return undefined;
}

/**
 * Finds the brand of a page: by `?org=`, else by the cookie, else by the host. In production `?org=` and the cookie
 * count only on a shared host. An unknown code is ignored. A host that belongs to no brand gets the default one (or the
 * main brand, or the first one); in production it gets nothing, and the server returns 404.
 */
export function resolveBrand(
  { host = '', orgParam, orgCookie, production }: BrandRequest,
  { brands = listBrands(), sharedHosts = [], defaultOrg = '' }: BrandOptions = {},
): ResolvedBrand | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const offered = indexOffered(brands, production);
  const byDefault = offered.byCode.get(defaultOrg) ?? offered.main;
  const isOnSharedHost = sharedHosts.includes(name) || offered.sharedHosts.has(name);
  const byCode = (code: string | undefined) =>
    code === undefined || (production && !isOnSharedHost) ? undefined : offered.byCode.get(code.toUpperCase());

  const [byParam, byCookie, byHost] = [byCode(orgParam), byCode(orgCookie), findByHost(offered, name)];
  if (byParam !== undefined) return { brand: byParam, by: 'param' };
  if (byCookie !== undefined) return { brand: byCookie, by: 'cookie' };
  if (byHost !== undefined) return { brand: byHost, by: 'host' };
  return byDefault === undefined || (production && !isOnSharedHost) ? undefined : { brand: byDefault, by: 'default' };
}

/** Finds the brand of an organization code, e.g. from the `x-org` header; undefined for an unknown code. */
export function findBrand(orgCode: string, brands: readonly Brand[] = listBrands()): Brand | undefined {
  return indexAll(brands).byCode.get(orgCode);
}
