import { useEffect, useRef, useState, type RefObject } from 'react';
import { CLOSED, applyComboboxEvent, type ComboboxEvent, type ComboboxState } from './combobox-state.ts';

/** How the options for a typed text are found. */
export interface Search<T> {
  /** Finds options for the typed text; a rejection counts as no results. */
  search: (typed: string, signal: AbortSignal) => Promise<readonly T[]>;
  /** Number of characters, and the pause in ms, before the search starts. */
  least: number;
  pause: number;
}

interface Suggestions<T> {
  state: ComboboxState;
  options: readonly T[];
  /** Applies an event to the list; returns whether it was handled. */
  take: (event: ComboboxEvent) => boolean;
  typed: (text: string) => void;
}

/**
 * Returns the list under a combobox's text box: the options for the typed text, and the active row. `onRow` gets the
 * chosen row, undefined for "not listed".
 */
export function useSuggestions<T>(
  input: RefObject<HTMLInputElement | null>,
  search: Search<T>,
  onRow: (option: T | undefined) => void,
): Suggestions<T> {
  const [state, setState] = useState(CLOSED);
  const [options, setOptions] = useState<readonly T[]>([]);
  const [asked, setAsked] = useState('');

  useSearch(asked, search, (found) => {
    if (document.activeElement !== input.current) return;
    setOptions(found);
    setState((now) => applyComboboxEvent(now, { type: 'found', options: found.length }).state);
  });

  return {
    state,
    options,
    take(event) {
      const step = applyComboboxEvent(state, event);
      setState(step.state);
      if (step.chosen !== undefined) {
        setAsked(''); // the reply of a running search must not reopen the list
        onRow(options[step.chosen]);
      }
      return step.handled ?? false;
    },
    typed(text) {
      setAsked(text);
      setState(text.trim().length < search.least ? CLOSED : applyComboboxEvent(state, { type: 'typed' }).state);
    },
  };
}

/** Searches for the latest text after a pause; ignores replies to older texts. */
function useSearch<T>(
  asked: string,
  { search, least, pause }: Search<T>,
  onFound: (found: readonly T[]) => void,
): void {
  const latest = useRef({ search, onFound });
  useEffect(() => {
    latest.current = { search, onFound };
  });
  useEffect(() => {
    if (asked.trim().length < least) return;
    const control = new AbortController();
    const show = (found: readonly T[]) => {
      if (!control.signal.aborted) latest.current.onFound(found);
    };
    const timer = setTimeout(() => {
      latest.current.search(asked.trim(), control.signal).then(show, () => show([]));
    }, pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asked, least, pause]);
}
