import Fastify from 'fastify';
import { SignJWT, type JWTPayload } from 'jose';
import { makeSigningKey, openProvider } from '../src/sandbox/oidc/provider.ts';
import { providerRoutes } from '../src/sandbox/oidc/routes.ts';

/** Changes an ID token after the provider issued it. */
type Tampering = (idToken: string) => Promise<string> | string;

/** The sandbox's identity provider on a free port, whose ID tokens a test may spoil. */
export interface TestProvider {
  readonly issuer: string;
  /** Configuration of a server whose borrowers log in here. */
  readonly env: Readonly<Record<string, string>>;
  spoilTokens(tampering: Tampering | undefined): void;
  /** Signs claims with the provider's own key. */
  sign(claims: JWTPayload): Promise<string>;
  /** Logs in on the provider's page as a new browser, and returns the address that it leads back to. */
  logIn(authorizationUrl: string, email: string): Promise<URL>;
  stop(): Promise<void>;
}

/** Starts the provider for a lender. */
export async function startProvider(organisation = 'FIGURE', port = 0): Promise<TestProvider> {
  const key = makeSigningKey();
  let tamper: Tampering | undefined;
  const api = Fastify();
  let issuer = '';
  providerRoutes(api, async () => {
    const opened = await openProvider(issuer, key);
    opened.provider.use(async (ctx, next) => {
      await next();
      const body = ctx.body as { id_token?: string } | undefined;
      if (ctx.path === '/token' && tamper && body?.id_token) body.id_token = await tamper(body.id_token);
    });
    return opened;
  });
  issuer = `${await api.listen({ port, host: '127.0.0.1' })}/oidc`;
  return {
    issuer,
    env: {
      EXTERNAL_LOGIN_ORGS: organisation,
      EXTERNAL_LOGIN_ISSUER: issuer,
      EXTERNAL_LOGIN_CLIENT_ID: 'lintel',
      EXTERNAL_LOGIN_CLIENT_SECRET: 'sandbox',
    },
    spoilTokens(tampering) {
      tamper = tampering;
    },
    sign: async (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'sandbox' }).sign(key),
    logIn: (authorizationUrl, email) => openBrowser().logIn(authorizationUrl, email),
    stop: () => api.close(),
  };
}

/** Follows redirects and keeps cookies, as a browser does. */
function openBrowser() {
  const cookies = new Map<string, string>();
  async function open(url: URL, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  }
  return {
    async logIn(authorizationUrl: string, email: string): Promise<URL> {
      let url = new URL(authorizationUrl);
      const { origin } = url;
      let response = await open(url);
      for (let hop = 0; hop < 10; hop += 1) {
        const location = response.headers.get('location');
        if (location === null) {
          if (!url.pathname.includes('/interaction/')) throw new Error(`${url.href}: ${await response.text()}`);
          response = await open(url, { email, act: 'login' });
          continue;
        }
        url = new URL(location, url);
        if (url.origin !== origin) return url;
        response = await open(url);
      }
      throw new Error('The provider redirects without an end');
    },
  };
}
