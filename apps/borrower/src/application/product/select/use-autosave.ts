import type { Choice } from '@lintel/domain';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without changes before a choice is saved; pressing Continue saves right away. */
const AUTOSAVE_MS = 800;

interface Options {
  /** The choice at the start is a saved one. */
  startsSaved: boolean;
  /** Saves nothing while debts are being marked or the offers are computed again. */
  paused: boolean;
  save: (choice: Choice, signal?: AbortSignal) => Promise<void>;
}

/**
 * Saves the choice after a pause. Returns `saved`, whether the last change is saved, and `save`, which saves one right
 * away.
 */
export function useAutosave(
  choice: Choice,
  { startsSaved, paused, save }: Options,
): { saved: boolean; save: (choice: Choice) => Promise<void> } {
  const [saved, setSaved] = useState(startsSaved);
  const first = useRef(choice);
  const later = useRef(save);
  useEffect(() => {
    later.current = save;
  });
  useEffect(() => {
    if (choice === first.current || paused) return;
    setSaved(false);
    const saving = new AbortController();
    // Ignores failures: Continue saves again and shows the error.
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
