import { existsSync, mkdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import statics from '@fastify/static';
import { findBrand } from '@lintel/brands';
import type { FastifyInstance } from 'fastify';
import { findBrandFiles, getBrandFolder, type Config } from '../kernel/config/index.ts';
import { DAY_MS } from '../kernel/time.ts';
import { ASSETS, REPLAY_MODULE } from './page-data.ts';
import { localeDist } from './render.ts';

const YEAR = 365 * 24 * 3600 * 1000;
/** Logos and fonts are in the brands package, next to its source. */
const BRANDS = dirname(dirname(fileURLToPath(import.meta.resolve('@lintel/brands'))));

const SHIPPED = join(BRANDS, 'assets');

const compress = promisify(brotliCompress);

/**
 * Serves the built app's files (their names contain their hash), the brands' files and the fonts. No directory
 * listings, no hidden files, and nothing of a lender that isn't served.
 */
export async function mountAssets(
  app: FastifyInstance,
  config: Pick<Config, 'borrowerDist' | 'brands' | 'dataDir' | 'locales' | 'sessionReplay'>,
): Promise<void> {
  const { borrowerDist, dataDir, locales, sessionReplay } = config;
  const isServed = (org: string | undefined): boolean => findBrand(org ?? '', config.brands) !== undefined;
  mkdirSync(getBrandFolder(dataDir), { recursive: true });
  const shared = { decorateReply: false, index: false, dotfiles: 'ignore', cacheControl: true } as const;
  await app.register(statics, {
    ...shared,
    root: [SHIPPED, getBrandFolder(dataDir)],
    prefix: `${ASSETS}/brands/`,
    maxAge: DAY_MS,
    allowedPath: (path) => /\.(png|ico|webp)$/.test(path) && isServed(path.split('/')[1]),
  });
  mountDrawings(app, (org) => (isServed(org) ? findBrandFiles(dataDir, SHIPPED, org) : undefined));
  await app.register(statics, {
    ...shared,
    root: join(BRANDS, 'fonts'),
    prefix: `${ASSETS}/fonts/`,
    maxAge: YEAR,
    immutable: true,
    allowedPath: (path) => path.endsWith('.woff2'),
  });
  if (sessionReplay)
    app.get(REPLAY_MODULE, async (_request, reply) =>
      reply
        .type('text/javascript')
        .header('cache-control', 'no-cache')
        .send(await readFile(sessionReplay.module)),
    );
  await mountBuilt(
    app,
    locales.map((locale) => join(localeDist(borrowerDist, locale), 'client/assets')),
    `${ASSETS}/`,
  );
}

/**
 * Serves the built files of every locale below one prefix. A file's name contains the hash of its content, so the same
 * name in two locales is the same file.
 */
export async function mountBuilt(app: FastifyInstance, folders: readonly string[], prefix: string): Promise<void> {
  const built = folders.filter((folder) => existsSync(folder));
  if (built.length === 0) return;
  await app.register(statics, {
    root: built,
    prefix,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    wildcard: false,
    preCompressed: true,
    maxAge: YEAR,
    immutable: true,
  });
}

/** Logos are SVG, which is text: each is compressed once for each version, on first request, and cached. */
function mountDrawings(app: FastifyInstance, findFolder: (org: string) => string | undefined): void {
  const cache = new Map<string, { changed: number; content: Promise<{ plain: Buffer; brotli: Buffer }> }>();
  const load = async (path: string): Promise<{ plain: Buffer; brotli: Buffer }> => {
    const plain = await readFile(path);
    return { plain, brotli: await compress(plain) };
  };
  app.get<{ Params: { org: string; file: string } }>(`${ASSETS}/brands/:org/:file.svg`, async (request, reply) => {
    const { org, file } = request.params;
    const folder = findFolder(org);
    if (folder === undefined || !/^[a-z0-9-]+$/.test(file)) return reply.callNotFound();
    const path = join(folder, `${file}.svg`);
    const changed = (await stat(path).catch(() => null))?.mtimeMs;
    if (changed === undefined) return reply.callNotFound();
    const known = cache.get(path);
    const drawing = known?.changed === changed ? known : { changed, content: load(path) };
    cache.set(path, drawing);
    // A file that couldn't be read is read again on the next request.
    drawing.content.catch(() => cache.delete(path));
    const { plain, brotli } = await drawing.content;
    reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${DAY_MS / 1000}`)
      .header('vary', 'Accept-Encoding');
    return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
      ? reply.header('content-encoding', 'br').send(brotli)
      : reply.send(plain);
  });
}
