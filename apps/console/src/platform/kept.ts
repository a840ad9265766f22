/** What stands in a field of a form, without the spaces round it. */
export function typedIn(form: HTMLFormElement, field: string): string {
  return new FormData(form).getAll(field).map(String).join('').trim();
}

/** What is typed into a form, by the name of the form and of the field. */
export type Typed = Readonly<Record<string, readonly string[]>>;

const kept = new Map<string, Typed>();
const SECRET = /password|code/i;

/**
 * What was typed and not sent yet, in the memory of the page alone: it outlives another tab of the file and a sign-in between, not the page.
 * Passwords, codes and files are never in it.
 */
export const keptTyping = {
  of: (form: string): Typed => kept.get(form) ?? {},
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
  /** Somebody else may sit down next. */
  forgetAll: (): void => kept.clear(),
};

let searched = '';

/** The last search. It is usually a name, so only the memory of the page holds it, never the address. */
export const keptSearch = {
  get: (): string => searched,
  set: (words: string): void => {
    searched = words;
  },
};
