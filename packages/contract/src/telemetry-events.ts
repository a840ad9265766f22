import * as z from 'zod/mini';
import { checked } from './shapes/base.ts';

const name = checked(z.string(), z.regex(/^[\w.-]{1,60}$/));
const nothing = z.strictObject({});
/** An error as `toClientFault` reports it: our own message or its kind, and the place in the script. */
const fault = z.strictObject({
  where: checked(z.string(), z.regex(/^[\w -]{1,60}$/)),
  what: checked(z.string(), z.regex(/^[\w -]{1,80}$/)),
  at: z.nullish(checked(z.string(), z.regex(/^[\w./-]{1,120}\.(?:js|tsx?):\d+:\d+$/))),
});

/**
 * Every event that is stored, with its type and its properties. Any other event, type or property is dropped and
 * counted: what isn't on this list never leaves the server's memory.
 */
export const TELEMETRY_EVENTS = {
  'page-view': { eventType: 'PAGE_VIEW', properties: nothing },
  helocStarted: { eventType: 'TRACK', properties: nothing },
  appStarted: { eventType: 'TRACK', properties: nothing },
  'heloc-register-start': { eventType: 'TRACK', properties: nothing },
  'client-error': { eventType: 'ERROR', properties: fault },
  'error-page': { eventType: 'ERROR', properties: fault },
  'experiment-exposure': {
    eventType: 'EXPOSURE',
    properties: z.strictObject({ experiment: name, variation: name }),
  },
} as const;

export type TelemetryEventName = keyof typeof TELEMETRY_EVENTS;
export type TelemetryEventType = (typeof TELEMETRY_EVENTS)[TelemetryEventName]['eventType'];

/** Returns whether an event is on the list. */
export const isTelemetryEvent = (event: string): event is TelemetryEventName => Object.hasOwn(TELEMETRY_EVENTS, event);
