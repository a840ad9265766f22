import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';

/**
 * A secret that opens something without a password: 192 random bits, sent in a body or an HttpOnly cookie and stored as
 * a hash.
 */
export const newToken = (): string => randomBytes(24).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Tokens of 256 bits that only this server can compute again, one for each of its keys, newest first. The table
 * contains only the hash, so the job that mails a link recomputes its token, and an email that is sent twice after a
 * crash has the same link.
 */
export const remakeTokens = ({ keys }: Pick<Context, 'keys'>, ...about: readonly string[]): string[] =>
  keys.password.map((key) => createHmac('sha256', key.bytes).update(JSON.stringify(about)).digest('base64url'));
