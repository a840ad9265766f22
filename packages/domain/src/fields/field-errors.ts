/**
 * One wrong value: the field (dots between the parts of a path) and what the borrower reads.
 * The shape of an error body's `errors[]` (resolutions OP-A-100).
 */
export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

export interface FieldErrors {
  /** The first sentence of each field that is wrong. */
  readonly fields: Readonly<Record<string, string>>;
  /** Every sentence in the order of the fields on the page: the error summary. Empty when all is well. */
  readonly messages: readonly FieldMessage[];
}

interface ParseResult {
  readonly success: boolean;
  readonly error?:
    | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
    | undefined;
}

/** The sentences of a parse result, by field and in order. A success has none. */
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
