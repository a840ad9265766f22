/** The part of a logger that writes errors. */
export interface ErrorLog {
  error(what: object, message: string): void;
}

/**
 * Milliseconds between two lines about errors of the same kind and message. The errors in between are only counted, so
 * a vendor that is down for an hour produces about a dozen lines.
 */
const WINDOW = 5 * 60_000;
/** The largest number of kinds that are counted at a time. Errors of any further kind are all written. */
const MAX_KINDS = 500;
/** The largest number of applications that one line names. */
const MAX_NAMED = 20;

/** The content of a line. `application` is the ID of the loan file that it is about. */
type Line = Readonly<Record<string, unknown>> & { readonly application?: string };

/**
 * Returns a function that logs errors without flooding the log. It writes the first error of a kind and message right
 * away. Then it writes one line at the end of each window in which the error occurred again: the last such error, with
 * `repeated` (their number since the line before) and `applications` (up to 20 of the affected loan files). The first
 * window without one ends the counting.
 *
 * @param milliseconds the length of a window
 */
export function throttleErrors(
  log: ErrorLog,
  milliseconds = WINDOW,
): (kind: string, what: Line, message: string) => void {
  const kinds = new Map<string, { count: number; last: Line; applications: Set<string> }>();
  const writeLater = (kind: string, message: string): void => {
    setTimeout(() => {
      const held = kinds.get(kind);
      if (!held || held.count === 0) return void kinds.delete(kind);
      log.error(
        {
          ...held.last,
          repeated: held.count,
          ...(held.applications.size > 0 ? { applications: [...held.applications] } : {}),
        },
        message,
      );
      held.count = 0;
      held.applications.clear();
      writeLater(kind, message);
    }, milliseconds).unref();
  };
  return (kind, what, message) => {
    const name = `${message} ${kind}`;
    const held = kinds.get(name);
    if (held) {
      held.count += 1;
      held.last = what;
      if (what.application !== undefined && held.applications.size < MAX_NAMED) held.applications.add(what.application);
      return;
    }
    log.error(what, message);
    if (kinds.size >= MAX_KINDS) return;
    kinds.set(name, { count: 0, last: what, applications: new Set() });
    writeLater(name, message);
  };
}
