/** Returns the trimmed value of a form's field. */
export function typedIn(form: HTMLFormElement, field: string): string {
  return new FormData(form).getAll(field).map(String).join('').trim();
}

/** Form input by field name. */
export type InputValues = Readonly<Record<string, readonly string[]>>;

const kept = new Map<string, InputValues>();
const SECRET = /password|code/i;

/**
 * Unsent input, only in the page's memory: it survives another tab of the file and a login in between, but not a
 * reload. It never contains passwords, codes or files.
 */
export const unsentInput = {
  read: (form: string): InputValues => kept.get(form) ?? {},
  keep(form: string, typed: FormData): void {
    const names = [...new Set(typed.keys())].filter((name) => !SECRET.test(name));
    kept.set(
      form,
      Object.fromEntries(names.map((name) => [name, typed.getAll(name).filter((value) => typeof value === 'string')])),
    );
  },
  forget: (form: string): void => {
    kept.delete(form);
  },
  /** Another person may use this browser next. */
  forgetAll: (): void => kept.clear(),
};

let searched = '';

/** The last search. It is usually a name, so only the page's memory holds it, never the URL. */
export const lastSearch = {
  get: (): string => searched,
  set: (words: string): void => {
    searched = words;
  },
};
