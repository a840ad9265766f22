/**
 * One error: the field (path parts joined by dots) and the sentence that the borrower reads. The shape of `errors[]` in
 * an error body.
 */
export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

/** The errors of a form, as a screen shows them. */
export interface FieldErrors {
  /** The first error of each invalid field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Every error in the page's field order, for the error summary. Empty if there are none. */
  readonly messages: readonly FieldMessage[];
}

interface ParseResult {
  readonly success: boolean;
  readonly error?:
    | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
    | undefined;
}

/** Collects the errors of a zod parse result, by field and in order; empty for a success. */
export function fieldErrors(result: ParseResult): FieldErrors {
  const fields: Record<string, string> = {};
  const messages: FieldMessage[] = [];
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.map(String).join('.');
    fields[field] ??= issue.message;
    messages.push({ field, message: issue.message });
  }
  return { fields, messages };
}
