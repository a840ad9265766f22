import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import { classNames } from '../class-names.ts';
import { Hidden } from '../text.tsx';
import styles from './stages.module.css';

export interface ListedStage {
  name: string;
  state: 'done' | 'now' | 'next';
  /** The text under the name. */
  note?: ReactNode;
  /** Where the name leads. */
  to?: string | undefined;
  /** The day next to the name, formatted for people. */
  day?: string;
}

export interface StageListProps {
  label: string;
  stages: readonly ListedStage[];
  words: Record<ListedStage['state'], string>;
  /** True for the timeline in a page; otherwise it is the narrow progress list beside one. */
  large?: boolean;
}

/** A vertical timeline of stages: done, current and still to come. */
export function StageList({ label, stages, words, large = false }: StageListProps) {
  return (
    <ol className={classNames(styles.list, styles.line, large && styles.large)} aria-label={label}>
      {stages.map(({ name, state, note, to, day }) => (
        <li
          key={name}
          className={state === 'next' ? undefined : styles[state]}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.point} aria-hidden="true">
            {state === 'done' && <Check />}
          </span>
          <div>
            <b>
              <span>
                {to === undefined ? (
                  name
                ) : (
                  <Link to={to} plain>
                    {name}
                  </Link>
                )}
                <Hidden>, {words[state]}</Hidden>
              </span>
              {day !== undefined && <time>{day}</time>}
            </b>
            {note !== undefined && <small>{note}</small>}
          </div>
        </li>
      ))}
    </ol>
  );
}
