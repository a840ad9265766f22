import type { FieldMessage } from '@lintel/domain';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Converts a schema's issues to one error for each field of a form: the first that the schema found. */
export function toFieldErrors(issues: readonly Issue[] = []): FieldMessage[] {
  const found = new Map<string, string>();
  for (const { path, message } of issues) if (!found.has(String(path[0]))) found.set(String(path[0]), message);
  return [...found].map(([field, message]) => ({ field, message }));
}
