import type { FieldMessage } from '@lintel/domain';

/** What a form holds, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;

/** What a form holds, as typed: the last value of each name, files left out. Of a name with dots (`dob.month`) the last part is the field. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name.slice(name.lastIndexOf('.') + 1)] = value;
  }
  return values;
}

/** The values that a draft may keep: never a password, whatever its field is called. */
export function keptValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password|ssn/i.test(name)));
}

/** The text at each field: its messages one after another, as a password has one for each rule that is not met (ledger FORM-027). */
export function messagesByField(messages: readonly FieldMessage[]): Record<string, string> {
  const at: Record<string, string> = {};
  for (const { field, message } of messages) at[field] = at[field] === undefined ? message : `${at[field]}. ${message}`;
  return at;
}

/** The first error of each field, for the summary: one link for each. */
export function firstOfEach(messages: readonly FieldMessage[]): readonly FieldMessage[] {
  return messages.filter(({ field }, index) => messages.findIndex((other) => other.field === field) === index);
}

/** Of the errors that are shown, those that are still found: corrected ones vanish at once, new ones wait for the next submit. */
export function stillWrong(shown: readonly FieldMessage[], found: readonly FieldMessage[]): readonly FieldMessage[] {
  const same = new Set(found.map(({ field, message }) => `${field} ${message}`));
  return shown.filter(({ field, message }) => same.has(`${field} ${message}`));
}
