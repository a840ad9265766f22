/** The Idempotency-Key of a press: made once, kept over every retry of the same content, forgotten when the press has worked (calls C3). */
export interface PressKey {
  /** The key for what is sent; content is compared as JSON, so that what JSON cannot say must be said in other words. */
  readonly of: (content: unknown) => string;
  readonly done: () => void;
}

/** A press of one button. `make` gives a new UUID each time. */
export function pressKey(make: () => string = () => crypto.randomUUID()): PressKey {
  let kept: { key: string; content: string } | undefined;
  return {
    of(content) {
      const text = JSON.stringify(content);
      // The same key with another body is refused (422): changed content is another press.
      if (kept?.content !== text) kept = { key: make(), content: text };
      return kept.key;
    },
    done() {
      kept = undefined;
    },
  };
}
