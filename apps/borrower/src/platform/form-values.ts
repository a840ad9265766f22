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

/** What stands at each field: its sentences one after another, as a password has one for each rule that is not met (ledger FORM-027). */
export function sentences(messages: readonly { field: string; message: string }[]): Record<string, string> {
  const at: Record<string, string> = {};
  for (const { field, message } of messages) at[field] = at[field] === undefined ? message : `${at[field]}. ${message}`;
  return at;
}

/** The first error of each field, for the summary: one link for each. */
export function firstOfEach<E extends { field: string }>(messages: readonly E[]): readonly E[] {
  return messages.filter(({ field }, index) => messages.findIndex((other) => other.field === field) === index);
}

/** Of the errors that are shown, those that still hold: mended ones vanish at once, new ones wait for the next press. */
export function stillWrong<E extends { field: string; message: string }>(
  shown: readonly E[],
  found: readonly E[],
): readonly E[] {
  const same = new Set(found.map(({ field, message }) => `${field} ${message}`));
  return shown.filter(({ field, message }) => same.has(`${field} ${message}`));
}
