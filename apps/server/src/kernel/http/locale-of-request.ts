import type { Call } from '@lintel/contract';
import { DEFAULT_LOCALE, preferredLocale, type Locale } from '@lintel/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/** Returns the locale that the reader prefers among those that this server speaks. */
export const localeOfRequest = (
  { config }: Pick<Context, 'config'>,
  request: Pick<FastifyRequest, 'headers'>,
): Locale => preferredLocale(request.headers['accept-language'] ?? '', config.locales) ?? DEFAULT_LOCALE;

/** Staff read English, so what they read and record doesn't depend on their browser. */
export const localeOfCall = (context: Context, call: Call, request: FastifyRequest): Locale =>
  call.auth === 'staff' || request.caller?.typ === 'staff' || request.caller?.typ === 'staff-setup'
    ? DEFAULT_LOCALE
    : localeOfRequest(context, request);
