import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';

type Values = Readonly<Record<string, unknown>>;

/** The path of a call with its parameters: each is checked by the call's own schema, and every segment is encoded. The value never enters the error. */
export const pathOf = ({ id, path, params }: Call, values: Values = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    const isGood = (params as z.ZodMiniObject<Record<string, z.ZodMiniType>> | undefined)?.shape[name]?.safeParse(value).success;
    if (!isGood || /^\.{0,2}$/.test(value)) throw new ApiError({ name: 'not-built', message: `No ${name} for ${id}`, httpStatus: 0 });
    return encodeURIComponent(value);
  });

/** The query string, with its question mark; lists are repeated parameters, absent values are left out (ledger CLIENT-007). */
export function queryOf(query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(name, String(each));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
