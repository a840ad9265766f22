import { createHash, randomBytes } from 'node:crypto';

/** What opens something without a password: 192 random bits, sent in a body or a cookie that no script reads, kept as a hash (calls C7). */
export const newToken = (): string => randomBytes(24).toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
