import { createHmac } from 'node:crypto';
import type { SearchToken } from '@lintel/domain';
import type { Context } from '../context.ts';

/** 120 bits: enough that no two tokens meet. */
const LENGTH = 20;

const hashWith = (key: Buffer, organisation: string, { kind, value }: SearchToken): string => {
  const derived = createHmac('sha256', key).update('file index').digest();
  return createHmac('sha256', derived).update(JSON.stringify([organisation, kind, value])).digest('base64url').slice(0, LENGTH);
};

/** A token as it is stored: under the newest key, apart for each lender. */
export const hashToken = ({ keys }: Pick<Context, 'keys'>, organisation: string, token: SearchToken): string => hashWith(keys.password[0].bytes, organisation, token);

/** A token as it may be stored, under any key that is still here. */
export const hashesOf = ({ keys }: Pick<Context, 'keys'>, organisation: string, tokens: readonly SearchToken[]): string[] => tokens.flatMap((token) => keys.password.map((key) => hashWith(key.bytes, organisation, token)));
