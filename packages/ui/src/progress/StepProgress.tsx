import { Hidden, Text } from '../text.tsx';
import styles from './progress.module.css';

export interface StepProgressProps {
  /** The list's label, e.g. "Progress". */
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** "Step 1 of 5" */
  count: string;
  /** The visually hidden word after a step's name. */
  words: { done: string; now: string };
}

/** Thin segments, one a step, with the name of the current one. Two steps may have the same name. */
export function StepProgress({ label, steps, current, count, words }: StepProgressProps) {
  return (
    <div>
      <div className={styles.line}>
        <strong>{steps[current]}</strong>
        <Text as="span" figures>
          {count}
        </Text>
      </div>
      <ol className={styles.segments} aria-label={label}>
        {steps.map((name, index) => (
          <li
            key={index}
            className={index < current ? styles.done : index === current ? styles.now : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <Hidden>
              {name}
              {index < current ? `, ${words.done}` : index === current ? `, ${words.now}` : ''}
            </Hidden>
          </li>
        ))}
      </ol>
    </div>
  );
}
