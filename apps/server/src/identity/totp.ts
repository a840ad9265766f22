import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;

const createTotp = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** Creates the secret of an authenticator app: 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address in an authenticator's QR code (RFC 6238, 30 seconds, 6 digits). */
export const otpauthUrl = (secret: string, label: string, issuer: string): string =>
  createTotp(secret, label, issuer).toString();

/** Returns the time step of a code, at most one step early or late, or null when it is wrong. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = createTotp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** Returns the code at an instant, for the sandbox and for tests. */
export const codeAt = (secret: string, now: Date): string => createTotp(secret).generate({ timestamp: now.getTime() });
