import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { JWK, KoaContextWithOIDC } from 'oidc-provider';
import { SANDBOX_CLIENT } from '../../kernel/config/index.ts';
import { newNonce } from '../../kernel/http/index.ts';
import { createMemoryAdapter } from './memory.ts';
import { errorPage, logoutPage } from './page.ts';
import { openPeople } from './people.ts';

/** The sandbox's identity provider and the people who logged in there. */
export interface SandboxProvider {
  readonly provider: Provider;
  readonly people: ReturnType<typeof openPeople>;
}

/** Creates a key that signs ID tokens, a new one at each start. */
export const makeSigningKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const toJwk = (key: KeyObject): JWK => ({
  ...(key.export({ format: 'jwk' }) as JWK),
  kid: 'sandbox',
  alg: 'RS256',
  use: 'sig',
});

/** Headers of the provider's pages. A form may lead only to this machine, where its answer redirects to. */
export const pageHeaders = (nonce: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' http://127.0.0.1:* http://localhost:* http://*.localhost:*; base-uri 'none'; frame-ancestors 'none'`,
});

function show(ctx: KoaContextWithOIDC, page: (nonce: string) => string): void {
  const nonce = newNonce();
  ctx.set(pageHeaders(nonce));
  ctx.body = page(nonce);
}

/**
 * Opens a standard OpenID Connect provider for trying out external login. Loads its library only when it is used, so
 * that a server in production never does.
 */
export async function openProvider(issuer: string, signingKey = makeSigningKey()): Promise<SandboxProvider> {
  const { Provider } = await import('oidc-provider');
  const people = openPeople();
  const { pathname } = new URL(issuer);
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [toJwk(signingKey)] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    clients: [
      {
        client_id: SANDBOX_CLIENT.clientId,
        client_secret: SANDBOX_CLIENT.clientSecret,
        redirect_uris: ['http://127.0.0.1/auth/external', 'http://localhost/auth/external'],
        post_logout_redirect_uris: ['http://127.0.0.1/auth/login', 'http://localhost/auth/login'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      phone: ['phone_number'],
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (ctx) => {
          const secret = (ctx.oidc.session?.state as { secret?: string } | undefined)?.secret ?? '';
          show(ctx, (nonce) => logoutPage(nonce, ctx.oidc.urlFor('end_session_confirm'), secret));
        },
      },
    },
    interactions: { url: (_ctx, { uid }) => `${pathname === '/' ? '' : pathname}/interaction/${uid}` },
    findAccount: (_ctx, subject) => people.find(subject),
    // The lender's own login needs no permission of the person for the lender.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile phone');
      await grant.save();
      return grant;
    },
    renderError: (ctx, { error, error_description: description = '' }) =>
      show(ctx, (nonce) => errorPage(nonce, error, description)),
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 600, Interaction: 600, Session: 3600 },
  });
  // Any port of this machine, so that every test server may use the provider.
  provider.Client.prototype.redirectUriAllowed = isLocal('/auth/external');
  provider.Client.prototype.postLogoutRedirectUriAllowed = isLocal('/auth/login');
  return { provider, people };
}

const isLocal =
  (path: string) =>
  (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const { hostname, pathname } = new URL(address);
    return /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname) && pathname === path;
  };
