import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Hidden, LiveText } from '../text.tsx';
import styles from './stages.module.css';

export type StageState = 'done' | 'now' | 'next';

export interface Stage {
  name: string;
  state: StageState;
  note?: ReactNode;
}

export interface ChecklistProps {
  stages: readonly Stage[];
  /** The hidden word behind a stage's name. */
  words: Record<StageState, string>;
  /** The sentence of this moment, said politely when it changes. */
  live: string;
}

/** The stages of a wait: a tick is a fact the server reported, never a timer. */
export function Checklist({ stages, words, live }: ChecklistProps) {
  return (
    <>
      <ol className={classNames(styles.list, styles.checks)}>
        {stages.map(({ name, state, note }) => (
          <li key={name} className={state === 'next' ? undefined : styles[state]}>
            <span className={styles.point} aria-hidden="true">
              {state === 'done' && <Check />}
            </span>
            <b>
              {name}
              <Hidden>, {words[state]}</Hidden>
            </b>
            {note !== undefined && <small>{note}</small>}
          </li>
        ))}
      </ol>
      <LiveText>{live}</LiveText>
    </>
  );
}
