import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface DashboardProps {
  progress: ReactNode;
  children: ReactNode;
  rail: ReactNode;
  railLabel?: string;
}

/**
 * The layout of the dashboard: progress, the content and the rail, in three columns from 1,200 px and in that order on
 * phones.
 */
export function DashboardColumns({ progress, children, rail, railLabel }: DashboardProps) {
  return (
    <div className={styles.dash}>
      <div>{progress}</div>
      <div className={styles.stack}>{children}</div>
      <aside aria-label={railLabel} className={styles.rail}>
        {rail}
      </aside>
    </div>
  );
}
