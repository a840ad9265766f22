import {
  buildPath,
  buildQuery,
  send,
  sendTelemetryEvent,
  type Ask,
  type TelemetryEventName,
  type TelemetryEventType,
} from '@lintel/contract';
import { toPagePattern } from '@lintel/domain';
import { tokenClaims } from '@lintel/web';
import { findApplication } from '../platform/lazy/find-application.ts';
import { session } from '../platform/session.ts';
import { currentContext, transportTo } from './transport.ts';
import { currentQuery, type Visit } from './visit.ts';

export interface TrackedEvent {
  readonly event: TelemetryEventName;
  readonly eventType: TelemetryEventType;
  readonly eventProperties?: Readonly<Record<string, unknown>>;
  readonly pathname?: string;
  readonly applicationUuid?: string | undefined;
  /** What separates two events of one kind: the server stores one for each value. Absent: every event counts. */
  readonly dedupeProperty?: string;
}

type SentBody = Ask<typeof sendTelemetryEvent>['body'];
type Body = Omit<SentBody, 'sessionKey'>;

/** A page that measures nothing, or not yet, holds this many events and drops the rest. */
const MOST_WAITING = 50;

let visit: Visit | undefined;
let waiting: Body[] = [];
let sending = false;

/** Adds an event. It is sent when the visit is open, after the ones before it, and never awaited. */
export function track(event: TrackedEvent): void {
  if (waiting.length >= MOST_WAITING) return;
  waiting.push(toBody(event));
  void drain();
}

/** The visit is open: sends what waits, and from now on each event. What is left when the page ends goes by beacon. */
export function sendFrom(opened: Visit): void {
  visit = opened;
  addEventListener('pagehide', sendRestByBeacon);
  void drain();
}

/** Measuring stops: what waits is dropped. */
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

/** A telemetry host of its own never learns whose event it is. */
const toVisitBody = (body: Body, { base, sessionKey }: Visit): SentBody =>
  base === '' ? { ...body, sessionKey } : { ...body, sessionKey, identityId: null, applicationUuid: null };

/** One request at a time, so that the server stores events in their order. */
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
