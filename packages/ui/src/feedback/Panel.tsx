import { ChevronRight, CircleAlert, CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './feedback.module.css';

export interface PanelProps {
  title?: ReactNode;
  /** The most important card of the page. */
  raised?: boolean;
  /** The rows have their own padding. */
  tight?: boolean;
  id?: string;
  children: ReactNode;
}

/** A white card for one unit: an offer, a to-do, a document. */
export function Panel({ title, raised = false, tight = false, id, children }: PanelProps) {
  return (
    <section id={id} className={classNames(styles.panel, raised && styles.raised, tight && styles.tight)}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  );
}

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'quiet';

const SIGNS: Record<Tone, ReactNode> = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
  quiet: <Clock />,
};

export interface NoticeProps {
  tone?: Tone;
  icon?: ReactNode;
  /** It appears later and must be announced. */
  live?: boolean;
  children: ReactNode;
}

/** A note outside the main flow, in the color and with the icon of its tone. */
export function Notice({ tone = 'info', icon = SIGNS[tone], live = false, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, tone !== 'info' && styles[tone])} role={live ? 'status' : undefined}>
      {icon}
      <div>{children}</div>
    </div>
  );
}

/** A short label in a colored shape, such as a status. */
export function Tag({ tone = 'quiet', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** A list of short promises, each with an icon ("What to expect"). */
export function TickList({
  items,
}: {
  items: readonly { icon: ReactNode; title: string; /** Without it the title is the sentence. */ text?: ReactNode }[];
}) {
  return (
    <ul className={styles.ticks}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          {icon}
          <span>
            {text === undefined ? (
              title
            ) : (
              <>
                <b>{title}</b>
                {text}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface DisclosureProps {
  summary: ReactNode;
  open?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A summary that opens and closes the content below it, without JavaScript. */
export function Disclosure({ summary, open, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <ChevronRight />
        {summary}
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** A gray bar in place of text that is loading. */
export function Skeleton() {
  return <span className={styles.skeleton} aria-hidden="true" />;
}
