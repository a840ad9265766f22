import type * as z from 'zod/mini';
import { brandSchema, type Brand } from './brand.ts';

/** Returns the errors in a brand's data, one line each, with the key and what is expected; empty if it is valid. */
export function brandFaults(data: unknown): string[] {
  const result = brandSchema.safeParse(data);
  return result.success ? [] : result.error.issues.flatMap((issue) => faultLines(issue, data));
}

const valueAt = (data: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

function faultLines(issue: z.core.$ZodIssue, data: unknown): string[] {
  const place = ['brand', ...issue.path].slice(issue.path.length === 0 ? 0 : 1).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a brand key`);
  if (issue.code === 'invalid_key') return issue.issues.map((inner) => `${place} ${inner.message}`);
  if (issue.code !== 'custom' && valueAt(data, issue.path) === undefined) return [`${place} is missing`];
  if (issue.code === 'invalid_union') return [`${place} must be true or false, a text or a number`];
  return [
    `${place} ${issue.code === 'invalid_type' && issue.message === 'Invalid input' ? `must be of type ${issue.expected}` : issue.message}`,
  ];
}

/** Parses a brand's data; throws with its code and all its errors. */
export function parseBrand(data: unknown): Brand {
  const faults = brandFaults(data);
  if (faults.length > 0) {
    const code = valueAt(data, ['orgCode']);
    throw new Error(
      `The brand ${typeof code === 'string' ? code : 'without a code'} isn't valid: ${faults.join('; ')}`,
    );
  }
  return brandSchema.parse(data);
}
