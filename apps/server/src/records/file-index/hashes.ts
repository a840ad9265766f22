import { createHmac } from 'node:crypto';
import type { SearchToken } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';

/** 120 bits: enough that no two tokens meet. */
const LENGTH = 20;

const hashWith = (key: Buffer, organisation: string, { kind, value }: SearchToken): string => {
  const derived = createHmac('sha256', key).update('file index').digest();
  return createHmac('sha256', derived)
    .update(JSON.stringify([organisation, kind, value]))
    .digest('base64url')
    .slice(0, LENGTH);
};

/** A token as it is stored: under each index key, apart for each lender. While keys rotate, files meet under the key that both have. */
export const hashesOfToken = (
  { keys }: Pick<Context, 'keys'>,
  organisation: string,
  token: SearchToken,
): { hash: string; key_id: string }[] =>
  keys.index.map((key) => ({ hash: hashWith(key.bytes, organisation, token), key_id: key.id }));

/** Tokens as they may be stored, under any key that is still here. */
export const hashTokens = (
  context: Pick<Context, 'keys'>,
  organisation: string,
  tokens: readonly SearchToken[],
): string[] => tokens.flatMap((token) => hashesOfToken(context, organisation, token).map(({ hash }) => hash));
