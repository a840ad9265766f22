const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text is a UUID of 8-4-4-4-12 hexadecimal digits. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Whether the text is the address of a web page: it begins with http:// or https://. */
export const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

/** Whether the value is a number, not NaN, and within the given inclusive bounds. */
export function isNumeric(value: unknown, bounds: { min?: number; max?: number } = {}): value is number {
  return (
    typeof value === 'number' &&
    !Number.isNaN(value) &&
    value >= (bounds.min ?? -Infinity) &&
    value <= (bounds.max ?? Infinity)
  );
}
