/**
 * The Idempotency-Key of one button press: made once, reused for every retry of the same content, dropped once the call
 * succeeded.
 */
export interface IdempotencyKey {
  /**
   * Returns the key for the content. Content is compared as JSON, so values that JSON can't represent must be encoded.
   */
  readonly of: (content: unknown) => string;
  /** Drops the key, after a reply. */
  readonly done: () => void;
}

/** Creates the key of one button for a browser's writes. `make` returns a new UUID each time. */
export function createIdempotencyKey(make: () => string = () => crypto.randomUUID()): IdempotencyKey {
  let current: { key: string; content: string } | undefined;
  return {
    of(content) {
      const text = JSON.stringify(content);
      // The server refuses the same key with another body (422), so changed content gets a new key.
      if (current?.content !== text) current = { key: make(), content: text };
      return current.key;
    },
    done() {
      current = undefined;
    },
  };
}
