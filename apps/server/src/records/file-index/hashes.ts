import { createHmac } from 'node:crypto';
import type { SearchToken } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';

/** 120 bits: enough to avoid collisions. */
const LENGTH = 20;

const hashWith = (key: Buffer, organization: string, { kind, value }: SearchToken): string => {
  const derived = createHmac('sha256', key).update('file index').digest();
  return createHmac('sha256', derived)
    .update(JSON.stringify([organization, kind, value]))
    .digest('base64url')
    .slice(0, LENGTH);
};

/**
 * Returns a token in its stored form, under each index key and separate for each lender. During a key rotation, files
 * match under a key that both have.
 */
export const hashesOfToken = (
  { keys }: Pick<Context, 'keys'>,
  organization: string,
  token: SearchToken,
): { hash: string; key_id: string }[] =>
  keys.index.map((key) => ({ hash: hashWith(key.bytes, organization, token), key_id: key.id }));

/** Returns the forms in which tokens may be stored, under any remaining key. */
export const hashTokens = (
  context: Pick<Context, 'keys'>,
  organization: string,
  tokens: readonly SearchToken[],
): string[] => tokens.flatMap((token) => hashesOfToken(context, organization, token).map(({ hash }) => hash));
