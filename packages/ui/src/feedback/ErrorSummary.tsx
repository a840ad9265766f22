import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './feedback.module.css';

export interface ErrorSummaryProps {
  title: string;
  /** Each field with the same text as at its control. */
  errors: readonly { field: string; message: string }[];
  /** The id of a field's control; by default the field's name. */
  getControlId?: ((field: string) => string) | undefined;
  /** Number of the submit: a new number takes the focus again even if the errors are the same. */
  attempt?: number;
}

function goTo(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const control = document.getElementById(id);
  if (control === null) return;
  event.preventDefault(); // keeps the URL and the back button unchanged
  control.focus();
  control.scrollIntoView({ block: 'center' });
}

/** The errors of a page at its top, each linked to its control; takes the focus when it appears. */
export function ErrorSummary({ title, errors, getControlId = (field) => field, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const empty = errors.length === 0;
  useEffect(() => {
    if (!empty) box.current?.focus();
  }, [empty, attempt]);
  if (empty) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>
        <CircleAlert />
        {title}
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${getControlId(field)}`} onClick={(event) => goTo(event, getControlId(field))}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
