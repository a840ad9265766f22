import * as z from 'zod/mini';
import { call } from './call.ts';
import { bag, checked, line, repeated } from './shapes/base.ts';

/** A feature flag, evaluated for one visitor. */
export const flag = z.strictObject({ key: z.string(), enabled: z.boolean(), variables: bag });

/** What is known of the visitor for whom a flag is evaluated. */
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

/** `secure` with a token, otherwise `external`. */
const context = z.enum(['external', 'secure']);
/** The visitor for whom a flag or an experiment is evaluated. */
const optimizeUser = z.object({ attributes: z.nullish(audience), trackerId: z.nullish(line) });
const EVALUATION_RULES = { passive: true } as const;

/** Returns whether one flag is on for the described visitor. */
export const evaluateFeature = call({
  id: 'G41',
  tag: 'optimize',
  method: 'POST',
  path: '/service-optimize/{context}/api/v1/feature',
  auth: 'optional',
  params: z.strictObject({ context }),
  body: z.object({ featureKey: key, optimizeUser }),
  reply: z.strictObject({ enabled: z.boolean(), variables: bag }),
  errors: [],
  rules: EVALUATION_RULES,
});

/** Returns every flag for the described visitor. */
export const evaluateFeatures = call({
  id: 'G42',
  tag: 'optimize',
  method: 'POST',
  path: '/service-optimize/{context}/api/v1/features',
  auth: 'optional',
  params: z.strictObject({ context }),
  body: z.object({ optimizeUser }),
  reply: z.strictObject({ features: z.array(flag) }),
  errors: [],
  rules: EVALUATION_RULES,
});

/**
 * Returns the variation of each running experiment for a tracker: always the same one. Without a tracker, none. It is
 * saved only for the caller's own tracker.
 */
export const decideExperiments = call({
  id: 'G43',
  tag: 'optimize',
  method: 'POST',
  path: '/service-optimize/{context}/api/v2/decision',
  auth: 'optional',
  params: z.strictObject({ context }),
  body: z.object({ optimizeUser }),
  reply: z.strictObject({
    decisions: z.array(
      z.strictObject({ key: z.string(), variation: z.string(), enabled: z.boolean(), variables: bag }),
    ),
  }),
  errors: [],
  rules: { ...EVALUATION_RULES, rate: 'report', bodyLimit: 8192 },
});
