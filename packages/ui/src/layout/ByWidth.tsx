import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** The bottom bar on phones: a figure and the primary button. It comes after the content and never covers it. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.bar}>
      {children}
    </section>
  );
}

/** Shows its content only from tablet width. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <div className={styles.wideOnly}>{children}</div>;
}

/** Shows its content only on phones. */
export function PhoneOnly({ children }: { children: ReactNode }) {
  return <div className={styles.phoneOnly}>{children}</div>;
}
