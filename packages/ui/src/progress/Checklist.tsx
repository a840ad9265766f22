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
  /** The visually hidden word after a stage's name. */
  words: Record<StageState, string>;
  /** The current sentence, announced politely when it changes. */
  live: string;
}

/** The stages that a borrower waits for, with a check mark once the server reports one as done, never on a timer. */
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
