const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text begins with http:// or https:// (ledger FORM-048). */
export const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

/** Whether the text is a UUID of 8-4-4-4-12 hexadecimal digits (ledger FORM-049). */
export const isUuid = (text: string): boolean => UUID.test(text);

/** The first segment of a path that is a UUID: the application's id, or undefined (ledger APP-024). */
export const uuidInPath = (path: string): string | undefined => path.split('/').find(isUuid);

/** Whether the value is a number, not NaN, and within the bounds that are given, ends included (ledger FORM-050). */
export function isNumeric(value: unknown, bounds: { min?: number; max?: number } = {}): value is number {
  return (
    typeof value === 'number' &&
    !Number.isNaN(value) &&
    value >= (bounds.min ?? -Infinity) &&
    value <= (bounds.max ?? Infinity)
  );
}

/** Whether a login may send on to this path: a slash, then a lowercase letter, so never another host (ledger QRY-010). */
export const isReturnPath = (path: string): boolean => /^\/[a-z]/.test(path);
