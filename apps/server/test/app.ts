import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app.ts';
import { features } from '../src/features.ts';
import type { Context } from '../src/kernel/context.ts';
import type { Store } from '../src/kernel/db/open.ts';
import type { RenderPage } from '../src/pages/render.ts';
import { beforeClosing } from './closing.ts';
import { testContext, type TestParts } from './context.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** A JSON request; `token` signs it. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    more?: { body?: unknown; token?: string; headers?: Record<string, string>; from?: string },
  ): Promise<LightMyRequestResponse>;
  /** A new borrower, signed in. */
  borrower(organisation?: string): Promise<{ token: string; identityUuid: string; email: string }>;
}

/** A page that says which values it was given, so that a test can look. */
const plainPage: RenderPage = async (url, data, nonce) => ({
  status: data.posted ? 422 : url.includes('/nowhere') ? 404 : 200,
  html: `<!doctype html><html lang="en"><title>${data.privateLabel.name.display}</title><script nonce="${nonce}"></script><h1>Page</h1><pre>${JSON.stringify({ draft: data.draft, posted: data.posted, reads: Object.keys(data.reads) })}</pre></html>`,
});

export const PASSWORD = 'correct Horse! battery 9';

/** The server without a port. Quotas are generous unless a test gives its own. */
export async function testApp(store: Store, parts: TestParts & { renderPage?: RenderPage } = {}): Promise<TestApp> {
  const context = await testContext(store, { features, ...parts, env: { QUOTAS: '1000', ...parts.env } });
  const app = await buildApp({
    context,
    renderPage: parts.renderPage ?? plainPage,
    features: parts.features ?? features,
  });
  beforeClosing(store, () => app.close());
  const ask: TestApp['ask'] = (method, url, { body, token, headers = {}, from } = {}) => {
    const request: InjectOptions = {
      method,
      url,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(from ? { remoteAddress: from } : {}),
    };
    return app.inject(request);
  };
  return {
    app,
    context,
    ask,
    async borrower(organisation = 'FIGURE') {
      const email = `ana.${randomUUID().slice(0, 8)}@example.com`;
      const answer = await ask('POST', `/identity/api/v1/registration/register?organization=${organisation}`, {
        body: { email, password: PASSWORD, phoneNumber: '4155550142' },
      });
      const { jwt } = answer.json<{ jwt: string }>();
      const [, claims = ''] = jwt.split('.');
      const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
      return { token: jwt, identityUuid: sub, email };
    },
  };
}
