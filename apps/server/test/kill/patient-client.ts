import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { logIn } from '@lintel/contract';
import { callsOver, buildUrl, type Client, type LooseRequest, type RawAnswer } from '../../src/sandbox/client.ts';
import type { MortalServer } from './mortal-server.ts';

/** A write that the server answered with success, so that it must never be lost. */
export interface ConfirmedWrite {
  /** Of the request: the key and request ID of each of its tries. */
  readonly key: string;
  /** Method and path, with IDs as `#`. */
  readonly what: string;
  /** The loan's version, when the answer contains one. */
  readonly version: number | null;
}

/** A client that repeats each request until it is answered, and records the confirmed writes. */
export interface PatientClient extends Client {
  /** Returns the token. */
  readonly logIn: (email: string, password: string) => Promise<string>;
  readonly acknowledged: ConfirmedWrite[];
  /** Requests that had to be repeated. */
  readonly repeated: () => number;
  /** Answers that only a server bug causes. */
  readonly serverErrors: string[];
}

/** Thrown when there is no answer for longer than a borrower would wait. */
export class ClientTimeoutError extends Error {}

/** Milliseconds with a server that is up. A busy machine is ten times slower than a free one. */
export const CLIENT_TIMEOUT_MS = 180_000;
/** Milliseconds for one try. */
const TRY_TIMEOUT_MS = 30_000;
/** The request's result is unknown, or it is still running, so the same request is sent again. */
const RETRYABLE_ERRORS = new Set(['request-in-progress', 'too-many-requests']);

const maskIds = (url: string): string =>
  url.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '#').replace(/\?.*$/, '');

/**
 * Creates a client that sends a request under the same idempotency key until it is answered, whatever the server does
 * in between. An unavailable vendor means a new request, because its answer is stored under the first key.
 */
export function createPatientClient(server: MortalServer, organisation: string): PatientClient {
  let token: string | null = null;
  let repeated = 0;
  const acknowledged: ConfirmedWrite[] = [];
  const serverErrors: string[] = [];
  const buildHeaders = (): Record<string, string> => ({
    'x-org': organisation,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  });

  async function retryUntilAnswered<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
    const startedAt = Date.now();
    let lastError = '';
    for (;;) {
      const answer = await ask().catch((error: unknown) => {
        lastError = String(error instanceof Error && error.cause ? error.cause : error);
        return null;
      });
      if (answer !== null) return answer;
      if (Date.now() > Math.max(startedAt, server.upSince()) + CLIENT_TIMEOUT_MS)
        throw new ClientTimeoutError(
          `${what}: no answer in ${CLIENT_TIMEOUT_MS / 1000} s; ${lastError}\n${server.log().slice(-3000)}`,
        );
      repeated += 1;
      await wait(60);
    }
  }

  const raw: Client['raw'] = async (method, url, { body, version, idempotencyKey, headers: extraHeaders } = {}) => {
    const what = `${method} ${maskIds(url)}`;
    let key = idempotencyKey ?? randomUUID();
    return retryUntilAnswered(what, async () => {
      const isForm = body instanceof FormData;
      const reply = await fetch(`${server.url}${url}`, {
        method,
        headers: {
          ...buildHeaders(),
          'idempotency-key': key,
          'x-request-id': key,
          ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...extraHeaders,
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
      });
      const text = await reply.text();
      const answer: RawAnswer = { status: reply.status, body: text ? (JSON.parse(text) as RawAnswer['body']) : {} };
      const name = String(answer.body['status']);
      if (RETRYABLE_ERRORS.has(name)) return null;
      if (reply.status >= 500) {
        if (name === 'server-error') serverErrors.push(`${what}: ${text.slice(0, 200)}`);
        key = randomUUID();
        return null;
      }
      if (method !== 'GET' && reply.status < 300) acknowledged.push({ key, what, version: getVersion(answer.body) });
      return answer;
    });
  };

  return {
    ...callsOver(raw),
    raw,
    acknowledged,
    serverErrors,
    repeated: () => repeated,
    setToken: (value) => {
      token = value;
    },
    logIn: (email, password) =>
      retryUntilAnswered('login', async () => {
        const reply = await fetch(`${server.url}${buildUrl(logIn)}`, {
          method: 'POST',
          headers: { ...buildHeaders(), 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
          signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
        });
        return reply.headers.get('authorization')?.replace('Bearer ', '') ?? null;
      }),
    file: (call, ...[request]) => {
      const url = buildUrl(call, request as LooseRequest);
      return retryUntilAnswered(`GET ${maskIds(url)}`, async () => {
        const reply = await fetch(`${server.url}${url}`, {
          headers: buildHeaders(),
          signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
        });
        return reply.status === 200 ? new Uint8Array(await reply.arrayBuffer()) : null;
      });
    },
  };
}

function getVersion(body: RawAnswer['body']): number | null {
  const version = body['version'] ?? (body['status'] as { version?: unknown } | undefined)?.version;
  return typeof version === 'number' ? version : null;
}
