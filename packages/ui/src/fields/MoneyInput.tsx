import { classNames } from '../class-names.ts';
import { Field, controlProps, splitField, type FieldProps } from './Field.tsx';
import type { ElementProps } from './TextInput.tsx';
import styles from './fields.module.css';

export interface MoneyInputProps extends FieldProps, Omit<ElementProps<'input'>, 'type' | 'inputMode' | 'prefix'> {
  prefix?: string;
  /** Formats the typed text when the field loses focus, e.g. "82000" as "82,000". */
  tidy?: (typed: string) => string;
}

/** A text box for a dollar amount; the sign is in front of the box and not part of the value. */
export function MoneyInput({ prefix = '$', tidy, onBlur, ...props }: MoneyInputProps) {
  const { field, rest } = splitField(props);
  return (
    <Field {...field}>
      <div className={classNames(styles.input, styles.short)}>
        <span className={styles.affix} aria-hidden="true">
          {prefix}
        </span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          {...controlProps(field)}
          className={styles.bare}
          onBlur={(event) => {
            if (tidy !== undefined) event.currentTarget.value = tidy(event.currentTarget.value);
            onBlur?.(event);
          }}
        />
      </div>
    </Field>
  );
}
