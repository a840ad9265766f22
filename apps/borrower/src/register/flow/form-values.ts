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

/** Of the errors that are shown, those that still hold: mended ones vanish at once, new ones wait for the next press. */
export function stillWrong<E extends { field: string; message: string }>(shown: readonly E[], found: readonly E[]): readonly E[] {
  const same = new Set(found.map(({ field, message }) => `${field} ${message}`));
  return shown.filter(({ field, message }) => same.has(`${field} ${message}`));
}
