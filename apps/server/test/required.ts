/** Returns a value that a test needs. Throws an error with its name when it is missing. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}
