import type { ReactNode } from 'react';
import type { Detail } from './field.ts';
import css from './details.module.css';

/** The details of a fact or an audit entry, a line for each label. */
export function Details({ of: details }: { of: readonly Detail[] }): ReactNode {
  return (
    <ul className={css.details}>
      {details.map(({ label, text }) => (
        <li key={label}>
          <span className={css.label}>{label}</span> {text}
        </li>
      ))}
    </ul>
  );
}
