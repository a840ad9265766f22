/**
 * Serializes a value with sorted keys, to compare loan files: jsonb doesn't keep the order of keys, so equal files
 * could serialize differently.
 */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sortKeys(part) : part));
}

const sortKeys = (part: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
