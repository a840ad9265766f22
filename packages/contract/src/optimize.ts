import * as z from 'zod/mini';
import { call } from './call.ts';
import { bag, checked, line, repeated } from './shapes/base.ts';

/** A feature flag (DATA-024). */
export const flag = z.strictObject({ key: z.string(), enabled: z.boolean(), variables: bag });

const audience = z.object({
  organization: z.nullish(line),
  applicationUuid: z.nullish(line),
  identityUuid: z.nullish(line),
  createdTime: z.nullish(line),
  trackerId: z.nullish(line),
});
const key = checked(z.string(), z.regex(/^[\w.-]{1,80}$/));

/** Returns one flag for the described visitor. */
export const readFlag = call({
  id: 'G39',
  tag: 'optimize',
  method: 'GET',
  path: '/service-optimize/external/api/v1/flags/{key}',
  auth: 'optional',
  params: z.strictObject({ key }),
  query: audience,
  reply: flag,
  errors: [],
  rules: { passive: true },
  client: { sendsToken: false },
});

/** Returns several flags at once; on failure the application uses its built-in defaults. */
export const readFlags = call({
  id: 'G40',
  tag: 'optimize',
  method: 'GET',
  path: '/service-optimize/external/api/v1/flags',
  auth: 'optional',
  query: z.extend(audience, { keys: repeated(key) }),
  reply: z.array(flag),
  errors: [],
  rules: { passive: true },
  client: { sendsToken: false },
});
