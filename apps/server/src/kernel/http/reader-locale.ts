import { DEFAULT_LOCALE, preferredLocale, type Locale } from '@lintel/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/** The locale to answer a request in: the best of those this server speaks that the browser accepts. */
export const readerLocale = ({ config }: Pick<Context, 'config'>, { headers }: Pick<FastifyRequest, 'headers'>): Locale =>
  preferredLocale(headers['accept-language'] ?? '', config.locales) ?? DEFAULT_LOCALE;
