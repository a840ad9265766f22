import { StartRefused } from './start-refused.ts';
import { MISSING } from './start-words.en.ts';

/** An OpenID Connect provider at which a lender's borrowers log in, and our registration there. */
export interface ExternalProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PARTS = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'] as const;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Our registration at the sandbox's identity provider. Both values are public, and no other provider accepts them. */
export const SANDBOX_CLIENT = { clientId: 'lintel', clientSecret: 'sandbox' } as const;
export const sandboxIssuer = (port: number): string => `http://127.0.0.1:${port}/oidc`;

/**
 * Returns the provider of each lender in the mode `auth0`. A lender's own settings end with its code
 * (EXTERNAL_LOGIN_ISSUER_CMG); the others apply to all lenders.
 *
 * @param sandboxPort where the sandbox's provider is, for a lender without settings; null in production
 */
export function readExternalProviders(
  env: Environment,
  organisations: readonly string[],
  { production, sandboxPort }: { readonly production: boolean; readonly sandboxPort: number | null },
): Readonly<Record<string, ExternalProvider>> {
  return Object.fromEntries(organisations.map((code) => [code, providerFrom(env, code, production, sandboxPort)]));
}

function providerFrom(
  env: Environment,
  code: string,
  production: boolean,
  sandboxPort: number | null,
): ExternalProvider {
  const read = (part: (typeof PARTS)[number]) => env[`EXTERNAL_LOGIN_${part}_${code}`] || env[`EXTERNAL_LOGIN_${part}`];
  const [issuer = '', clientId = '', clientSecret = ''] = PARTS.map(read);
  const missing = PARTS.filter((part) => !read(part)).map((part) => `EXTERNAL_LOGIN_${part}`);
  if (missing.length === PARTS.length && sandboxPort !== null)
    return { issuer: sandboxIssuer(sandboxPort), ...SANDBOX_CLIENT };
  if (missing.length > 0)
    throw new StartRefused(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: ${MISSING.externalLogin(code)}`,
    );
  const { protocol = '', hostname = '' } = URL.canParse(issuer) ? new URL(issuer) : {};
  if (protocol !== 'https:' && (production || protocol !== 'http:' || !LOOPBACK.includes(hostname)))
    throw new StartRefused(
      `EXTERNAL_LOGIN_ISSUER contains "${issuer}", which is not the address of an identity provider (https://login.example).`,
    );
  return { issuer, clientId, clientSecret };
}
