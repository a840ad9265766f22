import { randomUUID } from 'node:crypto';
import { registerIdentity, type Call, type Reply } from '@lintel/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app.ts';
import { features } from '../src/features.ts';
import type { Context } from '../src/kernel/context.ts';
import type { Store } from '../src/kernel/db/open.ts';
import type { RenderPage } from '../src/pages/render.ts';
import {
  keyFor,
  toPayload,
  replyIn,
  RefusalError,
  buildUrl,
  type Answer,
  type Arguments,
  type BodyOf,
  type LooseRequest,
  type Request,
} from '../src/sandbox/client.ts';
import { addCleanup } from './cleanup.ts';
import { createTestContext, type TestContextOptions } from './context.ts';

/** The sender: `token` authenticates the request, `from` is an address. */
interface RequestOrigin {
  readonly token?: string | undefined;
  readonly from?: string | undefined;
}

interface SenderOptions extends RequestOrigin {
  /** Sends no idempotency key where the call requires one. */
  readonly withoutKey?: true;
}

interface RawRequest extends RequestOrigin {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An answer with its headers. */
export interface TestAnswer<C extends Call> extends Omit<LightMyRequestResponse, 'json'> {
  json(): BodyOf<C>;
}

/** A server without a port, to which a test sends calls. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Returns the reply or the refusal of a call. */
  ask<C extends Call>(call: C, ...request: Arguments<Request<C> & SenderOptions>): Promise<TestAnswer<C>>;
  /** Returns the reply of a call; any answer but 2xx is an error. */
  send<C extends Call>(call: C, ...request: Arguments<Request<C> & SenderOptions>): Promise<Reply<C>>;
  /** Like `ask`, with a request that the types don't allow. */
  loose<C extends Call>(call: C, request: LooseRequest & SenderOptions): Promise<TestAnswer<C>>;
  /** Sends a request as written, for paths that aren't calls of the contract. */
  raw(method: Call['method'], url: string, request?: RawRequest): Promise<LightMyRequestResponse>;
  /** Creates a new borrower, logged in. */
  createBorrower(organisation?: string): Promise<{ token: string; identityUuid: string; email: string }>;
}

/**
 * Returns the reply in an answer.
 *
 * @throws RefusalError for any answer but 2xx
 */
export function replyOrThrow<C extends Call>(call: C, answer: TestAnswer<C>): Reply<C> {
  const plainAnswer = toAnswer(answer);
  if (plainAnswer.status >= 300) throw new RefusalError(call, plainAnswer);
  return replyIn(plainAnswer) as Reply<C>;
}

/** An answer without its headers. */
export const toAnswer = <C extends Call>(answer: TestAnswer<C>): Answer<C> => ({
  status: answer.statusCode,
  body: (answer.body === '' ? {} : answer.json()) as BodyOf<C>,
});

/** A page that prints the values it received, for tests to check. */
const renderPlainPage: RenderPage = async (url, data, nonce) => ({
  status: data.posted ? 422 : url.includes('/nowhere') ? 404 : 200,
  html: `<!doctype html><html lang="en"><title>${data.privateLabel.name.display}</title><script nonce="${nonce}"></script><h1>Page</h1><pre>${JSON.stringify({ draft: data.draft, posted: data.posted, reads: Object.keys(data.reads) })}</pre></html>`,
});

/** The password of the borrowers that tests create. */
export const PASSWORD = 'correct Horse! battery 9';

/** Builds the server without a port. Quotas are generous unless a test sets its own. */
export async function createTestApp(
  store: Store,
  parts: TestContextOptions & { renderPage?: RenderPage } = {},
): Promise<TestApp> {
  const context = await createTestContext(store, { features, ...parts, env: { QUOTAS: '1000', ...parts.env } });
  const app = await buildApp({
    context,
    renderPage: parts.renderPage ?? renderPlainPage,
    features: parts.features ?? features,
  });
  addCleanup(store, () => app.close());
  const raw: TestApp['raw'] = (method, url, { body, token, headers = {}, from } = {}) => {
    const request: InjectOptions = {
      method,
      url,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
      ...(from ? { remoteAddress: from } : {}),
    };
    return app.inject(request);
  };
  const loose = async <C extends Call>(call: C, request: LooseRequest & SenderOptions = {}): Promise<TestAnswer<C>> => {
    const { version, headers, body, token, from } = request;
    const key = request.withoutKey ? undefined : keyFor(call, request.idempotencyKey);
    const answer = await raw(call.method, buildUrl(call, request), {
      token,
      from,
      body: toPayload(call, body),
      headers: {
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...headers,
      },
    });
    return answer as TestAnswer<C>;
  };
  const ask: TestApp['ask'] = (call, ...[request]) => loose(call, request as LooseRequest & SenderOptions);
  const send = async <C extends Call>(
    call: C,
    ...[request]: Arguments<Request<C> & SenderOptions>
  ): Promise<Reply<C>> => replyOrThrow(call, await loose(call, request as LooseRequest));
  return {
    app,
    context,
    ask,
    send,
    loose,
    raw,
    async createBorrower(organisation = 'FIGURE') {
      const email = `ana.${randomUUID().slice(0, 8)}@example.com`;
      const { jwt } = await send(registerIdentity, {
        query: { organization: organisation },
        body: { email, password: PASSWORD, phoneNumber: '4155550142' },
      });
      const [, claims = ''] = jwt.split('.');
      const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
      return { token: jwt, identityUuid: sub, email };
    },
  };
}
