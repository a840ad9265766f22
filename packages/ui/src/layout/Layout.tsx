import '../styles/base.css';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

/** The content of a page, below the header: `<main id="main">`, at most 1,200 px wide. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      {narrow ? <div className={styles.narrow}>{children}</div> : children}
    </main>
  );
}

export interface ColumnsProps {
  children: ReactNode;
  /** Content next to the form from 960 px, below it on phones unless `railOnPhones` is false. */
  rail?: ReactNode;
  railOnPhones?: boolean;
  /** The offer's proportions: a wider form and a sticky rail. */
  wide?: boolean;
  railLabel?: string;
}

/** A form, with a rail beside it that summarizes or explains. */
export function Columns({ children, rail, railOnPhones = true, wide = false, railLabel }: ColumnsProps) {
  return (
    <div className={classNames(styles.columns, wide && styles.wide)}>
      <div>{children}</div>
      {rail !== undefined && (
        <aside
          aria-label={railLabel}
          className={classNames(styles.rail, wide && styles.sticky, !railOnPhones && styles.wideOnly)}
        >
          {rail}
        </aside>
      )}
    </div>
  );
}

export interface StackProps {
  gap?: 'xs' | 's' | 'm' | 'l' | 'xl';
  children: ReactNode;
}

/** Elements below each other, at one distance. */
export function Stack({ gap = 'm', children }: StackProps) {
  return <div className={classNames(styles.stack, gap !== 'm' && styles[gap])}>{children}</div>;
}

/** The page's question and the sentence under it. The h1 takes the focus when the page changes. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.heading}>
      <h1 tabIndex={-1}>{title}</h1>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}

/** A part of a page with its own heading. */
export function Section({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The row of a page's buttons; on phones they have the full width, with the saved line above the first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A line next to the button: when the draft was saved ("Saved 2:14 pm"), or a promise about the click. */
export function SavedLine({ kind = 'saved', children }: { kind?: 'saved' | 'safe'; children: ReactNode }) {
  return (
    <span className={styles.saved}>
      {kind === 'safe' ? <Lock /> : <Check />}
      <span>{children}</span>
    </span>
  );
}
