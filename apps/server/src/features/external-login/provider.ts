import { phoneField } from '@lintel/domain';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import type { Config, ExternalProvider } from '../../kernel/config/index.ts';
import type { ExternalPerson, StartedLogin } from './types.ts';

/** Thrown when the identity provider doesn't respond usably. The login can be started again. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** Seconds that the provider has for each answer. */
const TIMEOUT = 10;
const HOUR_MS = 3_600_000;
const SCOPE = 'openid email profile phone';
/**
 * Longest time in seconds between the password at the provider and our check. An ordinary login counts as a step-up for
 * as long as its password would; before an important act the provider asks for the password again.
 */
const MAX_AGE = { ordinary: 1200, again: 300 } as const;
/** Seconds that a password may grow older between the provider's decision not to ask and our check. */
const PASSWORD_SLACK = 60;

interface CachedProvider {
  readonly configuration: Promise<oidc.Configuration>;
  readonly readAt: number;
}
const providers = new WeakMap<ExternalProvider, CachedProvider>();

/** Returns the provider's own description, read once an hour. A failed reading isn't kept. */
function discover(provider: ExternalProvider, { production }: Pick<Config, 'production'>): Promise<oidc.Configuration> {
  const last = providers.get(provider);
  if (last && Date.now() - last.readAt < HOUR_MS) return last.configuration;
  const { issuer, clientId, clientSecret } = provider;
  const configuration = oidc.discovery(new URL(issuer), clientId, undefined, authenticateClient(clientSecret), {
    timeout: TIMEOUT,
    execute: [
      // The token endpoint's TLS would do for the specification. The signature also holds behind a proxy.
      oidc.enableNonRepudiationChecks,
      ...(production ? [] : [oidc.allowInsecureRequests]),
    ],
  });
  providers.set(provider, { configuration, readAt: Date.now() });
  configuration.catch(() => providers.delete(provider));
  return configuration;
}

/** Sends our secret in a header, which is the standard's default, unless the provider takes it only in the body. */
const authenticateClient =
  (secret: string): oidc.ClientAuth =>
  (server, ...request) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    const authenticate = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    return authenticate(secret)(server, ...request);
  };

/** Returns the address at the provider where the person logs in. */
export async function authorizationUrl(
  provider: ExternalProvider,
  config: Pick<Config, 'production'>,
  state: string,
  { nonce, codeVerifier, returnAddress, again }: StartedLogin,
): Promise<string> {
  const configuration = await callProvider(() => discover(provider, config));
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    max_age: String(again ? MAX_AGE.again : MAX_AGE.ordinary),
    ...(again && { prompt: 'login' }),
  });
  return url.href;
}

/**
 * Redeems the provider's response: state, issuer, PKCE, and the ID token's signature, issuer, audience, times, nonce
 * and the time of the person's login there are checked. A token without that time (`auth_time`) is refused.
 *
 * @throws ProviderUnavailable, or the library's error for anything that doesn't fit
 */
export async function redeem(
  provider: ExternalProvider,
  config: Pick<Config, 'production'>,
  state: string,
  login: StartedLogin,
  response: string,
): Promise<ExternalPerson> {
  const configuration = await callProvider(() => discover(provider, config));
  const address = new URL(login.returnAddress);
  address.search = response;
  return callProvider(async () => {
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: login.nonce,
      pkceCodeVerifier: login.codeVerifier,
      maxAge: login.again ? MAX_AGE.again : MAX_AGE.ordinary + PASSWORD_SLACK,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('no ID token');
    // Many providers put contact details only into the answer of this call.
    const { userinfo_endpoint: userInfo } = configuration.serverMetadata();
    const more =
      claims['email'] === undefined && userInfo !== undefined
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
    return { ...toPerson(claims.iss, claims.sub, { ...claims, ...more }), loginAge: getLoginAge(claims) };
  });
}

/** Returns the page where a browser ends the login at the provider, or undefined if the provider has none. */
export async function endSessionUrl(
  provider: ExternalProvider,
  config: Pick<Config, 'production'>,
  after: string,
): Promise<string | undefined> {
  const configuration = await callProvider(() => discover(provider, config));
  if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
  // Without a token as a hint: it has personal data, and addresses are kept in histories and logs.
  return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: after }).href;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The library has checked that `auth_time` is there. The provider's clock may be ahead of ours. */
const getLoginAge = ({ auth_time: seconds = 0 }: oidc.IDToken): number => Math.max(0, Date.now() - seconds * 1000);

function toPerson(
  issuer: string,
  subject: string,
  claims: Readonly<Record<string, unknown>>,
): Omit<ExternalPerson, 'loginAge'> {
  const [firstName, lastName] = [text(claims['given_name']), text(claims['family_name'])];
  const phone = z.safeParse(phoneField, text(claims['phone_number']).replace(/^\+1/, ''));
  return {
    issuer,
    subject,
    email: text(claims['email']),
    emailVerified: claims['email_verified'] === true,
    phone: phone.success ? phone.data : '',
    name: firstName && lastName ? { firstName, lastName } : undefined,
  };
}

const isUnavailable = (error: unknown): boolean =>
  // `fetch` reports a lost connection as a TypeError with a cause.
  (error instanceof TypeError && error.cause !== undefined) ||
  (error instanceof oidc.ClientError &&
    (error.code === 'OAUTH_TIMEOUT' ||
      error.code === 'OAUTH_RESPONSE_IS_NOT_JSON' ||
      error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'));

async function callProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isUnavailable(error) ? new ProviderUnavailable('The provider is away', { cause: error }) : error;
  }
}
