import { DEFAULT_LOCALE, getLanguage, type Locale } from '@lintel/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { inLocale } from '../locale.ts';

/** Returns the locale of a request: the one that the reader prefers among those of this server. */
export const localeOfRequest = (
  { config }: Pick<Context, 'config'>,
  request: Pick<FastifyRequest, 'headers'>,
): Locale => preferredLocale(request.headers['accept-language'] ?? '', config.locales) ?? DEFAULT_LOCALE;

/**
 * Handles every request, also one without a route, in its reader's locale. The hook comes after the body, whose events
 * would lose the locale. Before it, only the parser and the error handler write text; they set the locale themselves.
 */
export function handleInReadersLocale(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => inLocale(localeOfRequest(app.context, request), done));
}

/**
 * Returns the locale that the reader prefers among those we speak, from an `Accept-Language` header or a single tag. A
 * language without its region counts: `en` is `en-US`. Returns undefined when we speak none of them. The usual
 * libraries don't give a reader of `es-MX` our `es-US`.
 */
export function preferredLocale(accepted: string, spoken: readonly Locale[]): Locale | undefined {
  const tags = accepted
    .split(',')
    .map((range) => {
      const [tag = '', ...params] = range.split(';').map((part) => part.trim());
      const quality = params.find((param) => param.startsWith('q='));
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
  for (const tag of tags) {
    const exact = spoken.find((locale) => locale.toLowerCase() === tag);
    const found = exact ?? spoken.find((locale) => getLanguage(locale) === getLanguage(tag));
    if (found !== undefined) return found;
  }
  return undefined;
}
