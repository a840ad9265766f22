import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Hidden } from '../text.tsx';
import styles from './figures.module.css';

export interface SummaryRow {
  label: ReactNode;
  value: ReactNode;
  /** Has a rule above it and larger type. */ total?: boolean;
}

/** A summary in rows: a label on one side, its figure on the other. */
export function SummaryRows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={classNames(styles.rows, styles.num)}>
      {rows.map(({ label, value, total }, index) => (
        <div key={index} className={total === true ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The most important figure of a page, in large type. */
export function HeroNumber({ label, value, unit }: { label: ReactNode; value: ReactNode; unit?: ReactNode }) {
  return (
    <p className={classNames(styles.hero, styles.num)}>
      <span>{label}</span>
      <b>
        {value}
        {unit !== undefined && <small> {unit}</small>}
      </b>
    </p>
  );
}

export interface Fact {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

/** Labeled figures: in a grid, in one ruled row, or as two equal cells (a cost next to the APR). */
export function Facts({ facts, layout = 'grid' }: { facts: readonly Fact[]; layout?: 'grid' | 'row' | 'pair' }) {
  const look = {
    grid: styles.grid,
    row: classNames(styles.grid, styles.ruled),
    pair: classNames(styles.grid, styles.pair),
  }[layout];
  return (
    <dl className={classNames(look, styles.num)}>
      {facts.map(({ label, value, note }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Facts about the current step, such as who acts next and since when: one below the other, or on wide screens three
 * next to each other. Without a box; put it in a panel.
 */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.holder}>
      {facts.map(({ label, value, note }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface DiffRow {
  what: string;
  was: ReactNode;
  now: ReactNode;
  change?: { text: ReactNode; tone: 'good' | 'caution' };
  why: ReactNode;
}

/**
 * A table of changed values, each with its old value, its new one and the reason. On phones, each row is a block
 * without visible column headings.
 */
export function DiffTable({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: { what: string; was: ReactNode; now: ReactNode; why: ReactNode };
  rows: readonly DiffRow[];
}) {
  return (
    <table className={classNames(styles.diff, styles.num)} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">
            <Hidden>{heads.what}</Hidden>
          </th>
          <th scope="col">{heads.was}</th>
          <th scope="col">{heads.now}</th>
          <th scope="col">{heads.why}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, was, now, change, why }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className={styles.was}>{was}</td>
            <td className={styles.new}>
              {now}
              {change !== undefined && <small className={styles[change.tone]}>{change.text}</small>}
            </td>
            <td className={styles.why}>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface TaskItemProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The button and the tag. */ children?: ReactNode;
}

/** One task of a to-do list, the user's or someone else's. */
export function TaskItem({ icon, title, text, children }: TaskItemProps) {
  return (
    <article className={styles.task}>
      <span aria-hidden="true">{icon}</span>
      <div>
        <h3>{title}</h3>
        {text !== undefined && <p>{text}</p>}
        {children !== undefined && <div className={styles.acts}>{children}</div>}
      </div>
    </article>
  );
}

/** A numbered list of the reasons of a decision, each with its source. */
export function Reasons({ reasons }: { reasons: readonly { title: string; text: ReactNode; source?: ReactNode }[] }) {
  return (
    <ol className={styles.reasons}>
      {reasons.map(({ title, text, source }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            {source !== undefined && <small>{source}</small>}
          </div>
        </li>
      ))}
    </ol>
  );
}
