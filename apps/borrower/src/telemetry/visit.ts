import { openTelemetrySession, send, type Reply } from '@lintel/contract';
import { pickTelemetryQuery } from '@lintel/domain';
import { sessionStore } from '../platform/storage.ts';
import { currentContext, transportTo } from './transport.ts';
import { TELEMETRY } from './words.en.ts';

export type SessionKey = Reply<typeof openTelemetrySession>['sessionKey'];

/** An open visit, and the base URL that answered: the events go there too. */
export interface Visit {
  readonly sessionKey: SessionKey;
  readonly base: string;
}

/** Version of this code's events, not of the app. */
const LIB_VERSION = '1';
const TRIES = 3;
const FIRST_WAIT_MS = 1000;

/** The error of a visit that couldn't be opened; `status` as the specification gives it. */
export class SessionFailed extends Error {
  readonly status = 500;
}

/**
 * Opens the visit, or continues this window's. Tries three times in all; after the first failure at the fallback URL.
 *
 * @throws SessionFailed
 */
export async function openVisit(bases: readonly string[], wait = waitMs): Promise<Visit> {
  let cause: unknown;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await wait(FIRST_WAIT_MS * 2 ** (attempt - 1));
    const base = bases[Math.min(attempt, bases.length - 1)] ?? '';
    try {
      const { sessionKey } = await askForVisit(base);
      sessionStore.set('lintel-visit', JSON.stringify(sessionKey));
      return { sessionKey, base };
    } catch (error) {
      cause = error;
    }
  }
  throw new SessionFailed(TELEMETRY.sessionFailed, { cause });
}

function askForVisit(base: string): Promise<Reply<typeof openTelemetrySession>> {
  const context = currentContext(base);
  return send(
    openTelemetrySession,
    {
      params: { context },
      body: {
        platform: 'WEB',
        libVersion: LIB_VERSION,
        referrer: toSite(document.referrer),
        queryParams: currentQuery(),
        screenWidth: screen.width,
        screenHeight: screen.height,
        windowWidth: innerWidth,
        windowHeight: innerHeight,
        sessionKey: readKey(),
        appVersion: String(import.meta.env['VITE_APP_VERSION']),
      },
    },
    transportTo(base, context),
  );
}

/** Returns a referrer without its path, which can name a person. */
const toSite = (referrer: string): string | null => (URL.canParse(referrer) ? new URL(referrer).origin : null);

export const currentQuery = (): Record<string, string> =>
  pickTelemetryQuery(Object.fromEntries(new URLSearchParams(location.search)));

function readKey(): SessionKey | null {
  try {
    return JSON.parse(sessionStore.get('lintel-visit') ?? 'null') as SessionKey | null;
  } catch {
    return null;
  }
}

const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
