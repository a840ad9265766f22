import type { FieldMessage } from '@lintel/domain';

/** A form's values, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * Reads a form's values as typed: the last value of each name, without files. For a dotted name (`dob.month`) the last
 * part is the field.
 */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name.slice(name.lastIndexOf('.') + 1)] = value;
  }
  return values;
}

/**
 * Returns the values that a draft may store: never a password or a Social Security number, whatever the field's name.
 */
export function draftValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password|ssn/i.test(name)));
}

/** Returns the error text of each field: all its messages, as a password has one for each unmet rule. */
export function messagesByField(messages: readonly FieldMessage[]): Record<string, string> {
  const at: Record<string, string> = {};
  for (const { field, message } of messages) at[field] = at[field] === undefined ? message : `${at[field]}. ${message}`;
  return at;
}

/** Returns the first error of each field, for the summary: one link per field. */
export function firstErrorPerField(messages: readonly FieldMessage[]): readonly FieldMessage[] {
  return messages.filter(({ field }, index) => messages.findIndex((other) => other.field === field) === index);
}

/**
 * Returns the shown errors that still exist: corrected ones disappear right away, new ones wait for the next submit.
 */
export function remainingErrors(
  shown: readonly FieldMessage[],
  found: readonly FieldMessage[],
): readonly FieldMessage[] {
  const same = new Set(found.map(({ field, message }) => `${field} ${message}`));
  return shown.filter(({ field, message }) => same.has(`${field} ${message}`));
}
