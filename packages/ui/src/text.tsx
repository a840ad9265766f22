import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './styles/text.module.css';

const ELEMENTS = ['p', 'span', 'div', 'small', 'strong', 'dt', 'dd', 'li', 'h1', 'h2', 'h3', 'time'] as const;

export interface TextProps {
  as?: (typeof ELEMENTS)[number];
  id?: string;
  tone?: 'plain' | 'muted' | 'strong';
  size?: 'xs' | 's' | 'm' | 'l';
  /** Tabular figures, so that a changing number doesn't move its neighbors. */
  figures?: boolean;
  children: ReactNode;
}

/** Text in one of the allowed sizes and tones. */
export function Text({ as: Element = 'p', id, tone = 'plain', size = 'm', figures = false, children }: TextProps) {
  if (!ELEMENTS.includes(Element))
    throw new Error(`Text cannot be rendered as <${String(Element)}>; use one of ${ELEMENTS.join(', ')}`);
  return (
    <Element
      id={id}
      className={classNames(tone !== 'plain' && styles[tone], size !== 'm' && styles[size], figures && styles.num)}
    >
      {children}
    </Element>
  );
}

/** Text for screen readers only. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** A visually hidden sentence, announced politely when it changes. */
export function LiveText({ children }: { children: ReactNode }) {
  return <output className={styles.hidden}>{children}</output>;
}

/** The first link of a page, shown on focus: skips the header. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
