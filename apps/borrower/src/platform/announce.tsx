import { Hidden } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';

let speak: ((message: string) => void) | undefined;

/** Announces a sentence to screen readers once, politely. */
export function announce(message: string): void {
  speak?.(message);
}

/**
 * Renders the live region for `announce`, invisible. Clears a message after 300 ms, so that the same text can be
 * announced again.
 */
export function LiveRegion(): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    speak = setMessage;
    return () => {
      speak = undefined;
    };
  }, []);
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), 300);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div aria-live="polite" aria-atomic="true">
      <Hidden>{message}</Hidden>
    </div>
  );
}
