import { useEffect, useState, type ReactNode } from 'react';
import { LEAST_SHOWN, LINGER, messageAt, stillShownFor } from './timing.ts';
import styles from './loader.module.css';

export interface BrandLoader {
  kind: 'ring' | 'mark-pulse' | 'bar' | 'svg';
  /** The address of the brand's mark, or of its own drawing for `svg`. */
  src?: string;
}

/** The brand's moving sign, decoration only; still under reduced motion. */
export function LoaderMark({ kind, src }: BrandLoader) {
  if (kind === 'bar') return <div className={styles.bar} aria-hidden="true" />;
  const picture = src !== undefined && <img src={src} alt="" width={36} height={36} />;
  return (
    <div
      className={kind === 'ring' ? styles.ring : kind === 'mark-pulse' ? styles.pulse : undefined}
      aria-hidden="true"
    >
      {picture}
    </div>
  );
}

/** Fills the page while something is fetched: the brand's sign and one live sentence. */
export function FullLoader({ message, ...mark }: BrandLoader & { message?: ReactNode }) {
  return (
    <div className={styles.full}>
      <LoaderMark {...mark} />
      <output>{message}</output>
    </div>
  );
}

/** Whether a loader is to be seen: at once with the work, and a moment longer than it, so that it does not flash. */
export function useLingering(
  loading: boolean,
  { linger = LINGER, least = 0 }: { linger?: number; least?: number } = {},
): boolean {
  const [shown, setShown] = useState(loading);
  const [since, setSince] = useState<number>();
  if (loading && !shown) setShown(true);
  useEffect(() => {
    if (loading) {
      const frame = requestAnimationFrame(() => setSince(performance.now()));
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(() => setShown(false), stillShownFor(since ?? 0, performance.now(), { linger, least }));
    return () => clearTimeout(timer);
  }, [loading, since, linger, least]);
  return shown;
}

/** The same for a loader that fills the page: it is seen for a second at least. */
export const useFullLoader = (loading: boolean) => useLingering(loading, { least: LEAST_SHOWN });

/** The message of this moment out of several that share one round. */
export function useRotating(messages: readonly string[], cycle?: number): string | undefined {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - start), 1000);
    return () => clearInterval(timer);
  }, []);
  return messageAt(messages, elapsed, cycle);
}
