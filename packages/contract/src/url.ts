import { isUuid } from '@lintel/domain';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Builds a call's path from its parameters, encoding every segment. The browser has no schemas, so the parameter's name
 * defines its value: a UUID if it ends in uuid, otherwise any text that stays in its segment. The value never enters
 * the error.
 */
export const buildPath = ({ id, path }: Call, values: Values = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = values[name];
    const value = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
    const isGood = /uuid$/i.test(name) ? isUuid(value) : !/^\.{0,2}$/.test(value);
    if (!isGood) throw new ApiError({ name: 'not-built', message: `No ${name} for ${id}`, httpStatus: 0 });
    return encodeURIComponent(value);
  });

/**
 * Builds the query string, with its question mark; lists are repeated parameters, absent values are left out.
 */
export function buildQuery(query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(name, String(each));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
