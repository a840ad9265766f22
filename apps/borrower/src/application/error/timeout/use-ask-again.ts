import { useEffect, useRef } from 'react';
import { useStatus } from '../../../platform/later/use-status.ts';

/** After this the exit offer asks again (ux 1.2). */
const PAUSE_MS = 15_000;

/** Asks for the status every 15 s while somebody sees the page, and at once when they come back to it. */
export function useAskAgain(uuid: string): void {
  const status = useStatus(uuid);
  const latest = useRef(status);
  useEffect(() => {
    latest.current = status;
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current.again();
    };
    const timer = setInterval(look, PAUSE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
