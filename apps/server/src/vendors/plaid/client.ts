import type * as z from 'zod/mini';
import type { VendorKind } from '../../kernel/config/index.ts';
import { ORGANIZATION_HEADER, VendorFailure, type RequestOrigin } from '../call.ts';
import { errorReply } from './protocol.ts';

/** The connection to Plaid for all lenders. */
export interface PlaidSettings {
  /** https://production.plaid.com, https://sandbox.plaid.com, or our own stand-in, without a trailing slash. */
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  /** Lenders whose borrowers may use it. Null means all. */
  readonly organisations: readonly string[] | null;
  /** Milliseconds for one request. */
  readonly timeout?: number;
}

/** The part of the connection that one client needs. */
export type PlaidAccess = Omit<PlaidSettings, 'organisations'>;

/** Carries a request to Plaid over HTTP, or in-process to the sandbox. */
export type PlaidTransport = (
  path: string,
  body: Record<string, unknown>,
  origin: RequestOrigin,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** Sends one request to Plaid and parses the reply. */
export type PlaidPost = <S extends z.ZodMiniType>(
  path: string,
  schema: S,
  body: Record<string, unknown>,
) => Promise<z.output<S>>;

/** A refusal with Plaid's own code. Callers that don't know the code treat it as a missing reply. */
export class PlaidError extends VendorFailure {
  readonly code: string;
  constructor(code: string, kind: VendorKind) {
    super('UNAVAILABLE', kind);
    this.code = code;
  }
}

/** Returns a function that makes a PlaidPost for the requesting organization. `kind` labels failures. */
export function createPlaidClient(
  { clientId, secret }: Pick<PlaidAccess, 'clientId' | 'secret'>,
  transport: PlaidTransport,
  kind: VendorKind,
): (origin: RequestOrigin) => PlaidPost {
  return ({ organization }) =>
    async (path, schema, body) => {
      const reply = await transport(path, { client_id: clientId, secret, ...body }, { organization });
      if (reply.status >= 400) throw toVendorFailure(reply.status, reply.body, kind);
      const parsed = schema.safeParse(reply.body);
      if (!parsed.success) throw new VendorFailure('MALFORMED', kind);
      return parsed.data;
    };
}

const NOT_YET = new Set(['PRODUCT_NOT_READY']);

function toVendorFailure(status: number, body: unknown, kind: VendorKind): VendorFailure {
  const read = errorReply.safeParse(body);
  if (!read.success) return new VendorFailure(status >= 500 ? 'UNAVAILABLE' : 'MALFORMED', kind);
  if (NOT_YET.has(read.data.error_code)) return new VendorFailure('LATE', kind, 5);
  return new PlaidError(read.data.error_code, kind);
}

/**
 * Creates an HTTP transport with a timeout. Plaid rejects unknown fields, so the organization travels in a header, for
 * a proxy and for Plaid's support.
 */
export function createHttpTransport(
  { url, timeout = 4000 }: Pick<PlaidAccess, 'url' | 'timeout'>,
  kind: VendorKind,
): PlaidTransport {
  return async (path, body, { organization }) => {
    const headers = {
      'content-type': 'application/json',
      [ORGANIZATION_HEADER]: organization,
      'plaid-version': '2020-09-14',
    };
    try {
      const reply = await fetch(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const text = await reply.text();
      return { status: reply.status, body: parseJson(text) };
    } catch (error) {
      throw new VendorFailure(
        error instanceof DOMException && error.name === 'TimeoutError' ? 'TIMEOUT' : 'UNAVAILABLE',
        kind,
      );
    }
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
