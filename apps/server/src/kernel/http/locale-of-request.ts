import { DEFAULT_LOCALE, preferredLocale, type Locale } from '@lintel/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/** Returns the locale that the reader prefers among those that this server speaks. */
export const localeOfRequest = (
  { config }: Pick<Context, 'config'>,
  request: Pick<FastifyRequest, 'headers'>,
): Locale => preferredLocale(request.headers['accept-language'] ?? '', config.locales) ?? DEFAULT_LOCALE;
