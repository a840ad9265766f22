import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASSETS } from './page-data.ts';

const YEAR = 365 * 24 * 3600 * 1000;
const DAY = 24 * 3600 * 1000;
/** Logos and fonts lie in the package of the brands, beside its source. */
const BRANDS = dirname(dirname(fileURLToPath(import.meta.resolve('@lintel/brands'))));

/** Files of the built app (their names hold their hash), of the brands, and the fonts. Nothing is listed, nothing hidden is served. */
export async function mountAssets(app: FastifyInstance, dist: string): Promise<void> {
  const client = join(dist, 'client');
  const shared = { decorateReply: false, index: false, dotfiles: 'ignore', cacheControl: true } as const;
  await app.register(statics, {
    ...shared,
    root: join(BRANDS, 'assets'),
    prefix: `${ASSETS}/brands/`,
    maxAge: DAY,
    allowedPath: (path) => /\.(svg|png|ico|webp)$/.test(path),
  });
  await app.register(statics, {
    ...shared,
    root: join(BRANDS, 'fonts'),
    prefix: `${ASSETS}/fonts/`,
    maxAge: YEAR,
    immutable: true,
    allowedPath: (path) => path.endsWith('.woff2'),
  });
  if (!existsSync(join(client, 'assets'))) return;
  const hashed = { wildcard: false, preCompressed: true, maxAge: YEAR, immutable: true } as const;
  await app.register(statics, { ...shared, ...hashed, root: join(client, 'assets'), prefix: `${ASSETS}/` });
}
