import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';

/**
 * Creates a secret that opens something without a password, such as a mailed link: 192 random bits, sent in a body or
 * an HttpOnly cookie and stored as a hash.
 */
export const newToken = (): string => randomBytes(24).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Computes the tokens of 256 bits for a subject, one for each key of this server, newest first. The table contains only
 * the hash, so the job that mails a link recomputes its token, and an email that is sent twice after a crash has the
 * same link.
 */
export const remakeTokens = ({ keys }: Pick<Context, 'keys'>, ...about: readonly string[]): string[] =>
  keys.password.map((key) => createHmac('sha256', key.bytes).update(JSON.stringify(about)).digest('base64url'));
