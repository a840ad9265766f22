import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

export interface PickedAnswerProps {
  label: string;
  title: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  /** A link or button to change the answer. */
  change?: ReactNode;
}

/** An answer that was given before, shown in place of its field, with a way to change it. */
export function PickedAnswer({ label, title, detail, icon = <MapPin />, change }: PickedAnswerProps) {
  return (
    <fieldset className={styles.picked} aria-label={label}>
      {icon}
      <div>
        <b>{title}</b>
        {detail !== undefined && <small>{detail}</small>}
      </div>
      {change}
    </fieldset>
  );
}
