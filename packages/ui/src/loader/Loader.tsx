import styles from './loader.module.css';

/** The animation that a brand chose. */
export interface BrandLoader {
  kind: 'ring' | 'mark-pulse' | 'bar' | 'svg';
  /** URL of the brand's mark, or of its own drawing for `svg`. */
  src?: string;
}

/** The brand's animation while something loads; decorative, and static under reduced motion. */
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
