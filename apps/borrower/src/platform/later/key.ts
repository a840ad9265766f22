import { useState } from 'react';

/** The Idempotency-Key of a press: made once, kept over every retry of the same content, forgotten when the press has worked (calls C3). */
export interface PressKey {
  readonly of: (content: unknown) => string;
  readonly done: () => void;
}

export function pressKey(make: () => string = () => crypto.randomUUID()): PressKey {
  let kept: { key: string; content: string } | undefined;
  return {
    of(content) {
      const text = JSON.stringify(content);
      // The same key with another body is refused (422): changed content is another press.
      if (kept?.content !== text) kept = { key: make(), content: text };
      return kept.key;
    },
    done() { kept = undefined; },
  };
}

export function usePressKey(): PressKey {
  return useState(() => pressKey())[0];
}
