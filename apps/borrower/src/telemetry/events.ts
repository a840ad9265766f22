import {
  buildPath,
  buildQuery,
  send,
  sendTelemetryEvent,
  type CallInput,
  type TelemetryEventName,
  type TelemetryEventType,
} from '@lintel/contract';
import { toPagePattern } from '@lintel/domain';
import { tokenClaims } from '@lintel/web';
import { findApplication } from '../platform/lazy/find-application.ts';
import { session } from '../platform/session.ts';
import { currentContext, transportTo } from './transport.ts';
import { currentQuery, type Visit } from './visit.ts';

/** An event for the lender's statistics. */
export interface TrackedEvent {
  readonly event: TelemetryEventName;
  readonly eventType: TelemetryEventType;
  readonly eventProperties?: Readonly<Record<string, unknown>>;
  readonly pathname?: string;
  readonly applicationUuid?: string | undefined;
  /**
   * The property by which the server stores only one event of this kind for each value. Absent: it stores every event.
   */
  readonly dedupeProperty?: string;
}

type SentBody = CallInput<typeof sendTelemetryEvent>['body'];
type Body = Omit<SentBody, 'sessionKey'>;

/** The most events that a page without an open visit holds; it drops the rest. */
const MOST_WAITING = 50;

let visit: Visit | undefined;
let waiting: Body[] = [];
let sending = false;

/** Queues an event. It is sent in order once the visit is open, and never awaited. */
export function track(event: TrackedEvent): void {
  if (waiting.length >= MOST_WAITING) return;
  waiting.push(toBody(event));
  void drain();
}

/** Starts sending: the queued events, then each new one. Those left when the page ends are sent by beacon. */
export function sendFrom(opened: Visit): void {
  visit = opened;
  addEventListener('pagehide', sendRestByBeacon);
  void drain();
}

/** Drops the queued events, because telemetry stops. */
export function dropEvents(): void {
  waiting = [];
}

function toBody({ dedupeProperty, pathname = location.pathname, ...event }: TrackedEvent): Body {
  const { sub } = tokenClaims(session.token());
  return {
    domain: location.hostname,
    queryParams: currentQuery(),
    pagePath: toPagePattern(pathname),
    event: event.event,
    identityId: typeof sub === 'string' ? sub : null,
    applicationUuid: event.applicationUuid ?? findApplication(pathname) ?? null,
    eventType: event.eventType,
    productType: 'HELOC',
    eventProperties: { ...event.eventProperties },
    dontDedupe: dedupeProperty === undefined,
    dedupeProperty: dedupeProperty ?? null,
  };
}

/** A separate telemetry host never learns whose event it is. */
const toVisitBody = (body: Body, { base, sessionKey }: Visit): SentBody =>
  base === '' ? { ...body, sessionKey } : { ...body, sessionKey, identityId: null, applicationUuid: null };

/** Sends one request at a time, so that the server stores events in their order. */
async function drain(): Promise<void> {
  if (sending) return;
  sending = true;
  for (let body = waiting[0]; visit && body; body = waiting[0]) {
    const context = currentContext(visit.base);
    const ask = { params: { context }, body: toVisitBody(body, visit) };
    // An event that doesn't arrive isn't worth a second request.
    await send(sendTelemetryEvent, ask, transportTo(visit.base, context)).catch(() => undefined);
    waiting = waiting.slice(1);
  }
  sending = false;
}

/** A beacon has no headers, so it is anonymous and names the lender in its address. */
function sendRestByBeacon(): void {
  if (!visit) return;
  const { base } = visit;
  const path = buildPath(sendTelemetryEvent, { context: 'external' });
  const url = `${base}${path}${buildQuery({ org: window.__PRIVATE_LABEL__?.orgCode })}`;
  // The first one is already under way while `sending`.
  for (const body of waiting.slice(sending ? 1 : 0))
    navigator.sendBeacon(url, new Blob([JSON.stringify(toVisitBody(body, visit))], { type: 'application/json' }));
  waiting = [];
}
