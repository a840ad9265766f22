import * as z from 'zod/mini';
import { call } from './call.ts';
import { bag, checked } from './shapes/base.ts';

const PASSIVE = { passive: true } as const;

/** Returns 200 while the process runs. */
export const readHealth = call({
  id: 'PU-1 health',
  tag: 'system',
  method: 'GET',
  path: '/health',
  auth: 'anonymous',
  errors: [],
  rules: PASSIVE,
});

/** Returns whether the server can serve: database and jobs are available; otherwise 503. */
export const readReady = call({
  id: 'PU-1 ready',
  tag: 'system',
  method: 'GET',
  path: '/ready',
  auth: 'anonymous',
  errors: [],
  rules: PASSIVE,
});

/** Returns this contract as OpenAPI 3.1; the documentation plugin's page at /docs reads it. */
export const readOpenApi = call({
  id: 'PU-1 openapi',
  tag: 'system',
  method: 'GET',
  path: '/openapi.json',
  auth: 'anonymous',
  reply: bag,
  errors: [],
  rules: PASSIVE,
});

/** Returns the public keys of our tokens. */
export const readKeys = call({
  id: 'PU-1 jwks',
  tag: 'system',
  method: 'GET',
  path: '/.well-known/jwks.json',
  auth: 'anonymous',
  reply: z.strictObject({ keys: z.array(bag) }),
  errors: [],
  rules: PASSIVE,
});

/** Receives a browser's report of a content security policy violation. */
export const reportCsp = call({
  id: 'PU-1 csp-report',
  tag: 'system',
  method: 'POST',
  path: '/csp-report',
  auth: 'anonymous',
  body: z.unknown(),
  errors: [],
  rules: { passive: true, bodyLimit: 8192 },
});

/**
 * Receives a report of a fault of our own code in a browser, such as a request that couldn't be built. It never
 * contains a typed value: `what` is our own message or the kind of error, `at` the place in the script.
 */
export const reportClientError = call({
  id: 'PU-1 client-error',
  tag: 'system',
  method: 'POST',
  path: '/client-error',
  auth: 'anonymous',
  body: z.strictObject({
    app: z.enum(['borrower', 'console']),
    where: checked(z.string(), z.regex(/^[\w -]{1,60}$/)),
    what: checked(z.string(), z.regex(/^[\w -]{1,80}$/)),
    at: z.nullish(checked(z.string(), z.regex(/^[\w./-]{1,120}\.(?:js|tsx?):\d+:\d+$/))),
  }),
  errors: [],
  rules: { passive: true, bodyLimit: 2048 },
});
