import { useEffect, useRef } from 'react';
import { useStatus } from '../../../platform/lazy/use-status.ts';

/** Milliseconds between polls. */
const POLL_MS = 15_000;

/** Polls the status every 15 s while the page is visible, and right away when it becomes visible again. */
export function usePollStatus(uuid: string): void {
  const status = useStatus(uuid);
  const latest = useRef(status);
  useEffect(() => {
    latest.current = status;
  });
  useEffect(() => {
    const refetchStatus = () => {
      if (document.visibilityState === 'visible') latest.current.again();
    };
    const timer = setInterval(refetchStatus, POLL_MS);
    document.addEventListener('visibilitychange', refetchStatus);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refetchStatus);
    };
  }, []);
}
