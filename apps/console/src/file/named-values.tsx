import type { ReactNode } from 'react';
import { formatCode } from '../platform/code-words.en.ts';
import css from './file.module.css';

const toText = (value: unknown): string =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Named values, without the empty ones. */
export function NamedValues({ data }: { data: Readonly<Record<string, unknown>> }): ReactNode {
  const entries = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  return (
    <ul className={css.bag}>
      {entries.map(([name, value]) => (
        <li key={name}>
          <span className={css.muted}>{formatCode(name)}</span> <span translate="no">{toText(value)}</span>
        </li>
      ))}
    </ul>
  );
}
