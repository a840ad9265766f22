/** The Idempotency-Key of a press: one for the same content until it has worked, another one for changed content (calls C3). */
export interface Press {
  readonly keyOf: (content: string) => string;
  readonly done: () => void;
}

export function newPress(make: () => string = () => crypto.randomUUID()): Press {
  let last: { readonly key: string; readonly content: string } | undefined;
  return {
    keyOf(content) {
      if (last?.content !== content) last = { key: make(), content };
      return last.key;
    },
    done() { last = undefined; },
  };
}
