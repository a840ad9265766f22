import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { SignJWT, errors, exportJWK, jwtVerify, type JWK } from 'jose';
import type { Key } from '../kernel/db/index.ts';

/** The claims of a session token. They contain no name and no address, because anyone who has the token can read it. */
export interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly org: string;
  readonly typ: 'borrower' | 'signer' | 'staff' | 'hand-off';
  /** For a signer, the loan that they logged in for. The session is authoritative. */
  readonly loan?: string | null;
  /** Seconds, as every time in a token. */
  readonly iat: number;
}

/** Issues and verifies session tokens: JWTs signed with Ed25519. */
export interface Tokens {
  issue(claims: Omit<Claims, 'iat'> & { stepUpAt: Date }, now: Date): Promise<string>;
  /** Returns the claims, or the reason of the refusal: `forged` when we didn't issue it, `dead` for everything else. */
  read(token: string, now: Date): Promise<Claims | 'forged' | 'dead'>;
  readonly jwks: { readonly keys: readonly JWK[] };
}

const MINUTES = 60;
const AUDIENCE = 'lintel';
/** The DER around an Ed25519 seed in PKCS 8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the signing keys from the installation's token keys. The first one signs, all verify. */
export async function openTokens(keys: readonly [Key, ...Key[]]): Promise<Tokens> {
  const pairs = keys.map((key) => ({ kid: key.id, secret: privateKey(key) }));
  const publics = new Map<string, KeyObject>(pairs.map(({ kid, secret }) => [kid, createPublicKey(secret)]));
  const remembered = new Map<string, VerifiedToken>();
  const [signer] = pairs;
  if (!signer) throw new Error('No key to sign tokens with.');
  const jwks = await Promise.all(
    [...publics].map(async ([kid, key]) => ({ ...(await exportJWK(key)), kid, alg: 'EdDSA', use: 'sig' })),
  );
  return {
    jwks: { keys: jwks },
    issue: ({ sub, sid, org, typ, loan, stepUpAt }, now) =>
      new SignJWT({ sid, org, typ, ...(loan ? { loan } : {}), stepUpAt: Math.floor(stepUpAt.getTime() / 1000) })
        .setProtectedHeader({ alg: 'EdDSA', kid: signer.kid, typ: 'JWT' })
        .setSubject(sub)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + 60 * MINUTES)
        .sign(signer.secret),
    async read(token, now) {
      const known = remembered.get(token);
      if (known && now.getTime() < known.until) return known.claims;
      remembered.delete(token);
      try {
        // Only our own keys are used, whatever the header names, and we fix `alg` too.
        const { payload } = await jwtVerify(token, (header) => publicKey(publics, header.kid), {
          algorithms: ['EdDSA'],
          audience: AUDIENCE,
          currentDate: now,
        });
        const claims = parseClaims(payload);
        if (claims && payload.exp !== undefined) remember(remembered, token, { claims, until: payload.exp * 1000 });
        return claims ?? 'dead';
      } catch (error) {
        return error instanceof errors.JWSSignatureVerificationFailed ? 'forged' : 'dead';
      }
    },
  };
}

/**
 * A token with a valid signature stays valid until it expires. Only the session can be revoked, and each request reads
 * it.
 */
interface VerifiedToken {
  readonly claims: Claims;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const MAX_REMEMBERED = 10_000;

function remember(tokens: Map<string, VerifiedToken>, token: string, verified: VerifiedToken): void {
  tokens.set(token, verified);
  const [oldest] = tokens.keys();
  if (tokens.size > MAX_REMEMBERED && oldest !== undefined) tokens.delete(oldest);
}

function publicKey(publics: ReadonlyMap<string, KeyObject>, kid: string | undefined): KeyObject {
  const key = kid === undefined ? undefined : publics.get(kid);
  if (!key) throw new Error('unknown key');
  return key;
}

const privateKey = (key: Key): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, key.bytes]), format: 'der', type: 'pkcs8' });

function parseClaims(payload: Readonly<Record<string, unknown>>): Claims | undefined {
  const { sub, sid, org, typ, iat } = payload;
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof org !== 'string' || typeof iat !== 'number')
    return undefined;
  return typ === 'borrower' || typ === 'signer' || typ === 'staff' || typ === 'hand-off'
    ? { sub, sid, org, typ, iat }
    : undefined;
}
