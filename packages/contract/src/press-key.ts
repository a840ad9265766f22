/**
 * The Idempotency-Key of one button press: made once, reused for every retry of the same content, dropped once the call
 * succeeded.
 */
export interface PressKey {
  /**
   * Returns the key for the content. Content is compared as JSON, so values that JSON can't represent must be encoded.
   */
  readonly of: (content: unknown) => string;
  readonly done: () => void;
}

/** Makes the keys of one button. `make` returns a new UUID each time. */
export function pressKey(make: () => string = () => crypto.randomUUID()): PressKey {
  let kept: { key: string; content: string } | undefined;
  return {
    of(content) {
      const text = JSON.stringify(content);
      // The server refuses the same key with another body (422), so changed content gets a new key.
      if (kept?.content !== text) kept = { key: make(), content: text };
      return kept.key;
    },
    done() {
      kept = undefined;
    },
  };
}
