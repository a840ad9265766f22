import type { ReactNode } from 'react';
import { formatCode } from '../platform/code-words.en.ts';
import css from './file.module.css';

/** A value without the punctuation of its code: lists by commas, names before their values. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  if (value === null || typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${formatCode(name)} ${toText(inner)}`)
    .join('; ');
}

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
