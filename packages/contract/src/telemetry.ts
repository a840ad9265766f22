import { PRODUCT_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bag, checked, line, uuid, whole } from './shapes/base.ts';

/** `secure` with a token, otherwise `external`. */
const context = z.enum(['external', 'secure']);

/** The key of a visit: `epoch` is its start in milliseconds, `trackerUuid` the browser's tracker. */
export const sessionKey = z.object({ uuid, epoch: whole, trackerUuid: uuid });

const pixels = checked(whole, z.lte(100_000));

/** Begins a visit, or continues the one in `sessionKey`. Referrer and query are reduced to what may be measured. */
export const openTelemetrySession = call({
  id: 'G45',
  tag: 'telemetry',
  method: 'POST',
  path: '/ft/{context}/session',
  auth: 'optional',
  params: z.strictObject({ context }),
  body: z.object({
    platform: z.literal('WEB'),
    libVersion: line,
    referrer: z.nullish(checked(z.string(), z.maxLength(2000))),
    queryParams: z.nullish(bag),
    screenWidth: pixels,
    screenHeight: pixels,
    windowWidth: pixels,
    windowHeight: pixels,
    sessionKey: z.nullish(sessionKey),
    appVersion: line,
  }),
  reply: z.strictObject({ sessionKey: z.strictObject(sessionKey.shape) }),
  errors: [],
  rules: { passive: true, rate: 'report', bodyLimit: 8192 },
});

/**
 * Stores an event of the list `TELEMETRY_EVENTS`. Others are dropped and counted, and so is a repetition: the same
 * event of a visit with the same value of `dedupeProperty`, unless `dontDedupe`. The IDs only separate repetitions;
 * they aren't stored.
 */
export const sendTelemetryEvent = call({
  id: 'G44',
  tag: 'telemetry',
  method: 'POST',
  path: '/ft/{context}/event',
  auth: 'optional',
  params: z.strictObject({ context }),
  body: z.object({
    domain: line,
    queryParams: z.nullish(bag),
    pagePath: checked(z.string(), z.maxLength(500)),
    event: line,
    sessionKey,
    identityId: z.nullish(uuid),
    applicationUuid: z.nullish(uuid),
    eventType: line,
    productType: z.enum(PRODUCT_TYPES),
    eventProperties: z.nullish(bag),
    dontDedupe: z.nullish(z.boolean()),
    dedupeProperty: z.nullish(line),
  }),
  errors: [],
  rules: { passive: true, rate: 'report', bodyLimit: 8192 },
});
