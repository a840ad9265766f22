import { findBrand } from '@lintel/brands';
import type { Config } from '../config/index.ts';
import type { Context } from '../context.ts';
import { brandOfRequest, type AddressedRequest } from './lender-of-request.ts';

type SiteConfig = Pick<Config, 'production' | 'sharedHost' | 'host' | 'port'>;

const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]']);
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The origin of a lender's site for links in messages: the shared host, else the brand's own, else this machine outside production. It never depends on a
 * request, because a token follows the link.
 */
export function getSiteUrl({ production, sharedHost, host, port }: SiteConfig, organisation: string): string {
  if (!production) return `http://${ANY_ADDRESS.has(host) ? 'localhost' : host}:${port}`;
  const name = sharedHost ?? findBrand(organisation)?.hosts.bases[0];
  if (!name) throw new Error(`The lender ${organisation} has no host: set SHARED_HOST, or name one in its brand.`);
  return `https://${name}`;
}

/** The address of a page for a link in a message; a host that serves several lenders is told which one. */
export function pageAddress(config: SiteConfig, organisation: string, path: string): string {
  const isOwnHost = config.production && !config.sharedHost;
  return `${getSiteUrl(config, organisation)}${path}${isOwnHost ? '' : `?org=${encodeURIComponent(organisation)}`}`;
}

/**
 * The origin that a browser comes back to from a partner's page: its own, where its session is. The host counts only when it is one of the lender's, and the
 * scheme is ours, so headers choose between hosts that are configured and nothing else.
 */
export function getRequestOrigin(context: Context, request: AddressedRequest, organisation: string): string {
  const { config } = context;
  const host = request.host.toLowerCase();
  if (!config.production) return LOOPBACK.test(host) ? `http://${host}` : getSiteUrl(config, organisation);
  return brandOfRequest(context, request) ? `https://${host.replace(/:\d+$/, '')}` : getSiteUrl(config, organisation);
}
