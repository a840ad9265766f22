import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

export interface PickedAnswerProps {
  label: string;
  title: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  /** The way to another answer: a link or a button. */
  change?: ReactNode;
}

/** An answer that stands already, with its way to be changed. */
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
