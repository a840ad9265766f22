import { isTelemetryEvent, TELEMETRY_EVENTS, type Request, type sendTelemetryEvent } from '@lintel/contract';
import { getVisitStep, pickTelemetryQuery, toPagePattern } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { keyedHash } from '../../kernel/http/index.ts';
import { exportEvent } from './otlp.ts';
import { countDropped, insertEvent, raiseVisitStep, selectSession } from './store.ts';
import type { DropReason, TelemetryEvent } from './types.ts';

type Body = Request<typeof sendTelemetryEvent>['body'];

/** The lender whose page sends an event, and whether the browser opted out. */
export interface EventSender {
  readonly organisation: string;
  readonly optedOut: boolean;
}

/** Stores an event of a page if the contract's list allows it, and counts any other with the reason. */
export async function saveEvent(context: Context, sender: EventSender, body: Body): Promise<void> {
  const dropped = await storeEvent(context, sender, body);
  context.metrics.countEvent(dropped ?? 'stored');
  if (!dropped) return;
  const day = context.sessionNow().toISOString().slice(0, 10);
  await countDropped(context.db, sender.organisation, dropped, day);
}

/** Returns why the event isn't stored, or undefined when it is. */
async function storeEvent(
  context: Context,
  { organisation, optedOut }: EventSender,
  body: Body,
): Promise<DropReason | undefined> {
  if (optedOut) return 'PRIVACY_SIGNAL';
  const event = parseEvent(organisation, body, context.sessionNow());
  if (typeof event === 'string') return event;
  const session = await selectSession(context.db, organisation, event.sessionUuid);
  if (!session) return 'SESSION_UNKNOWN';
  if (!session.sampled) return 'NOT_SAMPLED';
  if (!(await insertEvent(context.db, event, getRepeatKey(context, body)))) return 'REPEATED';
  const step = getVisitStep(event.event, event.pagePath, event.query);
  if (step !== null && step > (session.step ?? -1)) await raiseVisitStep(context.db, event.sessionUuid, step);
  // The browser doesn't wait for the collector.
  void exportEvent(context, event);
  return undefined;
}

/** Returns the event with only the properties that the contract's list allows, or the reason to drop it. */
function parseEvent(organisation: string, body: Body, at: Date): TelemetryEvent | DropReason {
  if (!isTelemetryEvent(body.event)) return 'EVENT_NOT_LISTED';
  const { eventType, properties } = TELEMETRY_EVENTS[body.event];
  if (body.eventType !== eventType) return 'EVENT_NOT_LISTED';
  const read = properties.safeParse(body.eventProperties ?? {});
  if (!read.success) return 'PROPERTY_NOT_LISTED';
  return {
    organisation,
    sessionUuid: body.sessionKey.uuid,
    event: body.event,
    eventType,
    pagePath: toPagePattern(body.pagePath),
    query: pickTelemetryQuery(body.queryParams ?? {}),
    properties: read.data,
    at,
  };
}

/** Returns a hash that repetitions of an event share: of the visit, the event and the value of the named property. */
function getRepeatKey(context: Context, body: Body): string | null {
  if (body.dontDedupe) return null;
  const values: Readonly<Record<string, unknown>> = { ...body.eventProperties, ...body };
  const value = body.dedupeProperty == null ? null : (values[body.dedupeProperty] ?? null);
  return keyedHash(context, 'telemetry', body.sessionKey.uuid, body.event, JSON.stringify(value));
}
