import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorMessage, controlProps, describedBy, splitField, type FieldProps } from './Field.tsx';
import type { ElementProps } from './TextInput.tsx';
import fieldStyles from './fields.module.css';
import styles from './tiles.module.css';

export interface CheckboxProps extends Omit<FieldProps, 'heading' | 'optional'>, Omit<ElementProps<'input'>, 'type'> {
  /** In its own box, for a consent or a balance. */
  boxed?: boolean;
}

/** A checkbox with its label, hint and error. */
export function Checkbox({ boxed = false, ...props }: CheckboxProps) {
  const { field, rest } = splitField(props);
  const { name, id = name, label, hint, error } = field;
  return (
    <div className={classNames(error !== undefined && fieldStyles.bad)}>
      {error !== undefined && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      <label className={classNames(styles.check, boxed && styles.boxed)}>
        <input type="checkbox" {...rest} {...controlProps(field)} className={styles.box} />
        <span>
          {label}
          {hint !== undefined && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}

const SWITCH = { type: 'checkbox', role: 'switch' } as const;

export interface SwitchProps
  extends Omit<FieldProps, 'heading' | 'optional' | 'error'>, Omit<ElementProps<'input'>, 'type'> {
  label: ReactNode;
}

/** An on/off switch that takes effect immediately, without a submit (autopay, text messages). */
export function Switch(props: SwitchProps) {
  const { field, rest } = splitField(props);
  const { name, id = name, label, hint } = field;
  return (
    <label className={styles.switchRow}>
      <span>
        <b>{label}</b>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        {...SWITCH}
        id={id}
        name={name}
        aria-describedby={describedBy(field)}
        className={styles.switch}
      />
    </label>
  );
}
