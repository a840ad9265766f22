import { Hidden, Text } from '../text.tsx';
import styles from './progress.module.css';

export interface StepProgressProps {
  /** The list's label, e.g. "Progress". */
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** The position in words, e.g. "Step 1 of 5". */
  position: string;
  /** The visually hidden word for the state of a step, after its name. */
  stateWords: { done: string; now: string };
}

/** The progress bar of a form: one thin segment for each step, and the current step's name. Names can repeat. */
export function StepProgress({ label, steps, current, position, stateWords }: StepProgressProps) {
  return (
    <div>
      <div className={styles.line}>
        <strong>{steps[current]}</strong>
        <Text as="span" figures>
          {position}
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
              {index < current ? `, ${stateWords.done}` : index === current ? `, ${stateWords.now}` : ''}
            </Hidden>
          </li>
        ))}
      </ol>
    </div>
  );
}
