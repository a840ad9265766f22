import * as z from 'zod/mini';
import { call } from './call.ts';
import { bag, checked, line, repeated } from './shapes/base.ts';

/** A feature flag (ledger DATA-024). */
export const flag = z.strictObject({ key: z.string(), enabled: z.boolean(), variables: bag });

const audience = z.object({
  organization: z.nullish(line),
  applicationUuid: z.nullish(line),
  identityUuid: z.nullish(line),
  createdTime: z.nullish(line),
  trackerId: z.nullish(line),
});
const key = checked(z.string(), z.regex(/^[\w.-]{1,80}$/));

/** G39. One flag for the visitor described. */
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

/** G40. Several flags at once; a failure means the defaults that the application ships. */
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
