import { brandOf } from '@lintel/brands';
import type { Config } from '../config.ts';

/** The address of a page for a link in a letter that no request asked for: on the lender's own host, on the shared one where there is one, on this machine while trying out. */
export function pageAddress({ production, sharedHost, port }: Pick<Config, 'production' | 'sharedHost' | 'port'>, organisation: string, path: string): string {
  const own = brandOf(organisation)?.hosts.bases[0];
  if (production && !sharedHost && own) return `https://${own}${path}`;
  const site = production && sharedHost ? `https://${sharedHost}` : `http://localhost:${port}`;
  return `${site}${path}?org=${encodeURIComponent(organisation)}`;
}
