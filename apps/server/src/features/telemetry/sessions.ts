import { randomUUID } from 'node:crypto';
import type { HandlerReply, openTelemetrySession, Request } from '@lintel/contract';
import { pickTelemetryQuery, type DeviceKind } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { keyedHash } from '../../kernel/http/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { insertSession, selectSession } from './store.ts';

type Body = Request<typeof openTelemetrySession>['body'];
type Reply = HandlerReply<typeof openTelemetrySession>;

/** Milliseconds after its start until which a visit can be continued. */
const LONGEST_VISIT = DAY_MS;

/** The lender and the browser of a visit. */
export interface VisitOrigin {
  readonly organisation: string;
  readonly trackerUuid: string;
  /** The browser sent Global Privacy Control: the page gets a key, and nothing is stored under it. */
  readonly optedOut: boolean;
}

/** Continues a browser's visit of the given key, or begins one. The reply has the server's tracker. */
export async function openVisit(context: Context, origin: VisitOrigin, body: Body): Promise<Reply> {
  const { organisation, trackerUuid } = origin;
  const now = context.sessionNow();
  const before = body.sessionKey && (await selectSession(context.db, organisation, body.sessionKey.uuid));
  if (before && now.getTime() - before.started_at.getTime() < LONGEST_VISIT)
    return toReply(before.uuid, before.started_at, trackerUuid);
  const uuid = randomUUID();
  if (!origin.optedOut)
    await insertSession(context.db, {
      uuid,
      organisation,
      tracker_hash: keyedHash(context, 'telemetry-tracker', trackerUuid),
      device: getDevice(body.windowWidth),
      referrer: getReferrerHost(body.referrer),
      query: JSON.stringify(pickTelemetryQuery(body.queryParams ?? {})),
      app_version: toName(body.appVersion),
      lib_version: toName(body.libVersion),
      sampled: isSampled(uuid, context.config.telemetry.sample),
      started_at: now,
    });
  return toReply(uuid, now, trackerUuid);
}

const toReply = (uuid: string, start: Date, trackerUuid: string): Reply => ({
  sessionKey: { uuid, epoch: start.getTime(), trackerUuid },
});

/** Returns whether a visit is within the first `percent` of all visits. A random UUID's first digits are uniform. */
export const isSampled = (uuid: string, percent: number): boolean =>
  Number.parseInt(uuid.slice(0, 8), 16) / 2 ** 32 < percent / 100;

const getDevice = (width: number): DeviceKind => (width < 600 ? 'PHONE' : width < 1024 ? 'TABLET' : 'DESKTOP');

/** Returns only a referrer's host, because its path and query can name a person. */
const getReferrerHost = (referrer: string | null | undefined): string =>
  referrer && URL.canParse(referrer) ? new URL(referrer).hostname.slice(0, 100) : '';

const toName = (version: string): string => (/^[\w.-]{1,20}$/.test(version) ? version : '');
