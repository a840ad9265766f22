/** A value that a test goes on with; an error that names it where there is none. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}
