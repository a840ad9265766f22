import { findBrand } from '@lintel/brands';
import type { Config } from '../config/index.ts';
import type { Context } from '../context.ts';
import { brandOfRequest, type AddressedRequest } from './lender-of-request.ts';

type SiteConfig = Pick<Config, 'production' | 'sharedHost' | 'host' | 'port'>;

const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]']);
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Returns the origin of a lender's site for links in messages: the shared host, else the brand's own, else this machine
 * outside production. It never depends on a request, because the link carries a token.
 */
export function getSiteUrl({ production, sharedHost, host, port }: SiteConfig, organization: string): string {
  if (!production) return `http://${ANY_ADDRESS.has(host) ? 'localhost' : host}:${port}`;
  const name = sharedHost ?? findBrand(organization)?.hosts.bases[0];
  if (!name) throw new Error(`The lender ${organization} has no host: set SHARED_HOST, or name one in its brand.`);
  return `https://${name}`;
}

/**
 * Returns the address of a page for a link in a message. A host that serves several lenders gets the lender as a
 * parameter.
 */
export function pageAddress(config: SiteConfig, organization: string, path: string): string {
  const isOwnHost = config.production && !config.sharedHost;
  return `${getSiteUrl(config, organization)}${path}${isOwnHost ? '' : `?org=${encodeURIComponent(organization)}`}`;
}

/**
 * Returns the origin that a browser comes back to from a partner's page: the one with its session. The host counts only
 * if it is one of the lender's, and the scheme is ours, so headers can only choose between configured hosts.
 */
export function getRequestOrigin(context: Context, request: AddressedRequest, organization: string): string {
  const { config } = context;
  const host = request.host.toLowerCase();
  if (!config.production) return LOOPBACK.test(host) ? `http://${host}` : getSiteUrl(config, organization);
  return brandOfRequest(context, request) ? `https://${host.replace(/:\d+$/, '')}` : getSiteUrl(config, organization);
}
