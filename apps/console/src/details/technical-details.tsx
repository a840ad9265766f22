import { Checkbox } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatCode } from '../platform/code-words.en.ts';
import { STORED } from './words.en.ts';
import css from './details.module.css';

/** Formats a stored value without the punctuation of its code: lists by commas, names before their values. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  if (value === null || typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${formatCode(name)} ${toText(inner)}`)
    .join('; ');
}

/**
 * A fact or an audit entry as it is stored: its number, name, references and hash, to compare with an export or an
 * archive.
 */
export function TechnicalDetails({
  number,
  name,
  data,
  hash,
}: {
  number: number;
  name: string;
  data: Readonly<Record<string, unknown>>;
  hash: string;
}): ReactNode {
  const stored = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  return (
    <div className={css.details}>
      <p>
        {STORED.entry(number)} · <span translate="no">{name}</span>
      </p>
      <ul>
        {stored.map(([key, value]) => (
          <li key={key}>
            <span className={css.label}>{formatCode(key)}</span> <span translate="no">{toText(value)}</span>
          </li>
        ))}
      </ul>
      <p>
        <span className={css.label}>{STORED.hash}</span> <code translate="no">{hash}</code>
      </p>
    </div>
  );
}

/** The checkbox that shows or hides the technical details of a table's entries. */
export function TechnicalChoice({
  isShown,
  onChange,
}: {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}): ReactNode {
  return (
    <Checkbox
      name="technical"
      label={STORED.show}
      checked={isShown}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
