import * as z from 'zod/mini';
import { call } from './call.ts';
import { bag } from './shapes/base.ts';

const PASSIVE = { passive: true } as const;

/** PU-1 health. The process answers. */
export const readHealth = call({
  id: 'PU-1 health', tag: 'public', method: 'GET', path: '/health', auth: 'anonymous', errors: [], rules: PASSIVE,
});

/** PU-1 ready. It can also serve: database and jobs are there; else 503. */
export const readReady = call({
  id: 'PU-1 ready', tag: 'public', method: 'GET', path: '/ready', auth: 'anonymous', errors: [], rules: PASSIVE,
});

/** PU-1 openapi. This contract as OpenAPI 3.1; the page at /docs, which the documentation plugin serves, reads it. */
export const readOpenApi = call({
  id: 'PU-1 openapi', tag: 'public', method: 'GET', path: '/openapi.json', auth: 'anonymous', reply: bag, errors: [], rules: PASSIVE,
});

/** PU-1 jwks. The public keys of our tokens. */
export const readKeys = call({
  id: 'PU-1 jwks',
  tag: 'public',
  method: 'GET',
  path: '/.well-known/jwks.json',
  auth: 'anonymous',
  reply: z.strictObject({ keys: z.array(bag) }),
  errors: [],
  rules: PASSIVE,
});

/** PU-1 csp-report. A browser's report of what the content security policy refused. */
export const reportCsp = call({
  id: 'PU-1 csp-report',
  tag: 'public',
  method: 'POST',
  path: '/csp-report',
  auth: 'anonymous',
  body: z.unknown(),
  errors: [],
  rules: { passive: true, bodyLimit: 8192 },
});
