/** Where errors are written to. */
export interface ErrorLog {
  error(what: object, message: string): void;
}

/** Lines that are the same as an earlier one, for this long, are counted and not written: a vendor that is down for an hour writes a dozen. */
const WINDOW = 5 * 60_000;
/** Kinds of lines that are counted at a time. */
const MOST = 500;

/** Writes the first of several errors of one kind right away, then one line a window with `repeated`: how many came since the last line. */
export function throttleErrors(log: ErrorLog, milliseconds = WINDOW): (kind: string, what: object, message: string) => void {
  const kinds = new Map<string, { count: number; last: object }>();
  const writeLater = (kind: string, message: string): void => {
    setTimeout(() => {
      const held = kinds.get(kind);
      if (!held || held.count === 0) return void kinds.delete(kind);
      log.error({ ...held.last, repeated: held.count }, message);
      held.count = 0;
      writeLater(kind, message);
    }, milliseconds).unref();
  };
  return (kind, what, message) => {
    const name = `${message} ${kind}`;
    const held = kinds.get(name);
    if (held) {
      held.count += 1;
      held.last = what;
      return;
    }
    log.error(what, message);
    if (kinds.size >= MOST) return;
    kinds.set(name, { count: 0, last: what });
    writeLater(name, message);
  };
}
