import type { Choice } from '@lintel/domain';
import { useEffect, useRef, useState } from 'react';

/** A choice is kept after so much rest, and at once with the press. */
const AUTOSAVE_MS = 800;

interface Options {
  /** The page began with a choice that is kept. */
  begun: boolean;
  /** While the price is being made again nothing is kept. */
  paused: boolean;
  save: (choice: Choice, signal?: AbortSignal) => Promise<void>;
}

/** Keeps the choice once it rests; `save` keeps another one at once. */
export function useAutosave(
  choice: Choice,
  { begun, paused, save }: Options,
): { saved: boolean; save: (choice: Choice) => Promise<void> } {
  const [saved, setSaved] = useState(begun);
  const first = useRef(choice);
  const later = useRef(save);
  useEffect(() => {
    later.current = save;
  });
  useEffect(() => {
    if (choice === first.current || paused) return;
    setSaved(false);
    const saving = new AbortController();
    // A draft that could not be kept is kept by the press, which says what went wrong.
    const timer = setTimeout(() => {
      later.current(choice, saving.signal).then(
        () => setSaved(true),
        () => {},
      );
    }, AUTOSAVE_MS);
    return () => {
      clearTimeout(timer);
      saving.abort();
    };
  }, [choice, paused]);
  return {
    saved,
    async save(pressed) {
      await save(pressed);
      setSaved(true);
    },
  };
}
