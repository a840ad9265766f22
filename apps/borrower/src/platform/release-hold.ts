import { useEffect } from 'react';

/**
 * Ends the hold on early submits (see hold.ts). A step calls it in its own effect, not the root's, because a boundary
 * may hydrate after the root. A page without a step must call it too, or its other forms stay held.
 */
export function useReleaseHold(by: 'step' | 'page'): void {
  useEffect(() => {
    if (by === 'page' && document.querySelector('form[data-step]')) return;
    window.lintelHold?.release();
    delete window.lintelHold;
  }, [by]);
}
