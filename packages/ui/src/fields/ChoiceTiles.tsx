import type { ChangeEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Fieldset, type FieldProps } from './Field.tsx';
import styles from './tiles.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceTilesProps extends FieldProps {
  options: readonly Choice[];
  /** rows: stacked at every size; across: side by side from 640 px; pairs: two per row at every size. */
  layout?: 'rows' | 'across' | 'pairs';
  /** plain: icon, name, sentence; figure: a large figure (terms, fees); small: 44 px rows. */
  look?: 'plain' | 'figure' | 'small';
  defaultValue?: string;
  /** Used together with `onChange` when the screen recalculates on each choice. */
  value?: string;
  onChange?: (value: string) => void;
  required?: boolean;
}

/** A question with two to five options, shown as tiles with a visible ring: a native radio group. */
export function ChoiceTiles({
  options,
  layout = 'rows',
  look = 'plain',
  defaultValue,
  value,
  onChange,
  required,
  ...field
}: ChoiceTilesProps) {
  const { name, id = name, error } = field;
  const columns = layout === 'across' && options.length % 2 === 0 ? 'acrossTwo' : layout;
  const state =
    value === undefined
      ? (option: string) => ({ defaultChecked: option === defaultValue })
      : (option: string) => ({ checked: option === value });
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.currentTarget.value);
  return (
    <Fieldset {...field} role="radiogroup" required={required}>
      <div
        className={classNames(
          styles.tiles,
          columns !== 'rows' && styles[columns],
          look !== 'plain' && styles[look],
          error !== undefined && styles.bad,
        )}
      >
        {options.map((option, index) => (
          <label key={option.value} className={styles.tile}>
            {option.icon}
            <span className={styles.words}>
              <b>{option.label}</b>
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : `${id}-${option.value}`}
              value={option.value}
              disabled={option.disabled}
              className={styles.radio}
              onChange={change}
              {...state(option.value)}
            />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
