import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { newNonce } from '../../kernel/http/index.ts';
import { loginPage } from './page.ts';
import { pageHeaders, type SandboxProvider } from './provider.ts';

const BASE = '/oidc';

/** Mounts the sandbox's identity provider and its login page below /oidc. */
export function providerRoutes(api: FastifyInstance, createProvider: () => Promise<SandboxProvider>): void {
  let opened: Promise<SandboxProvider> | undefined;
  const open = () => (opened ??= createProvider());
  void api.register(async (scope) => {
    // The provider reads the bodies of its own forms.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.get<{ Params: { uid: string } }>(`${BASE}/interaction/:uid`, (_request, reply) => {
      const nonce = newNonce();
      return reply.headers(pageHeaders(nonce)).send(loginPage(nonce, false));
    });

    scope.post<{ Params: { uid: string } }>(`${BASE}/interaction/:uid`, async (request, reply) => {
      const { provider, people } = await open();
      const form = new URLSearchParams(await readForm(request.raw));
      const email = (form.get('email') ?? '').trim();
      const isCanceled = form.get('act') === 'cancel';
      if (!isCanceled && !/^[^\s@]+@[^\s@]+\.[a-z]+$/i.test(email)) {
        const nonce = newNonce();
        return reply.code(422).headers(pageHeaders(nonce)).send(loginPage(nonce, true));
      }
      const result = isCanceled
        ? { error: 'access_denied', error_description: 'The person canceled' }
        : { login: { accountId: people.enter(email) } };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
    });

    scope.all(`${BASE}/*`, async (request, reply) => {
      const { provider } = await open();
      reply.hijack();
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      // The provider finds out from both addresses below which path it is mounted.
      raw.originalUrl = raw.url ?? '';
      raw.url = raw.originalUrl.slice(BASE.length);
      await provider.callback()(raw, reply.raw);
    });
  });
}

async function readForm(request: IncomingMessage): Promise<string> {
  let form = '';
  for await (const chunk of request) form += String(chunk);
  return form;
}
