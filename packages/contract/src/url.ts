import { isUuid } from '@lintel/domain';
import { ApiError } from './api-error.ts';

function segment(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const good = /uuid$/i.test(name) ? isUuid(text) : text !== '' && text !== '.' && text !== '..';
  if (!good) throw new ApiError({ name: 'invalid-request', message: `No ${name} for this call`, httpStatus: 0 });
  return encodeURIComponent(text);
}

type Values = Readonly<Record<string, unknown>>;

/** The path of a call with its parameters: UUIDs are checked, every segment is encoded. The value never enters the error. */
export const pathOf = (template: string, params: Values = {}): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, params[name]));

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
