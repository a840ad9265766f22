import { useEffect, useRef, type RefObject } from 'react';

/** Keeps an element's height in its custom property `--own-height`, for styles that depend on whether it fits. */
export function useOwnHeight<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      current.style.setProperty('--own-height', `${Math.ceil(current.offsetHeight)}px`),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return element;
}
