import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field, controlProps, splitField, type FieldProps } from './Field.tsx';
import styles from './fields.module.css';

/** An element's own props, without what its field says and without `style`, which a strict content policy ignores. */
export type Own<E extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithRef<E>,
  keyof FieldProps | 'style' | 'className' | 'children'
>;

export interface TextInputProps extends FieldProps, Own<'input'> {
  width?: 'full' | 'short';
}

export function TextInput({ width = 'full', ...props }: TextInputProps) {
  const { field, rest } = splitField(props);
  return (
    <Field {...field}>
      <input
        type="text"
        {...rest}
        {...controlProps(field)}
        className={classNames(styles.input, width === 'short' && styles.short)}
      />
    </Field>
  );
}

export function TextArea(props: FieldProps & Own<'textarea'>) {
  const { field, rest } = splitField(props);
  return (
    <Field {...field}>
      <textarea rows={4} {...rest} {...controlProps(field)} className={styles.input} />
    </Field>
  );
}

export interface MoneyInputProps extends FieldProps, Omit<Own<'input'>, 'type' | 'inputMode' | 'prefix'> {
  prefix?: string;
  /** Makes what was typed easier to read when the field is left, e.g. "82000" to "82,000". */
  tidy?: (typed: string) => string;
}

/** An amount of money; the sign stands before the box and is not part of the value. */
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

export interface SelectProps extends FieldProps, Own<'select'> {
  options: readonly { value: string; label: string }[];
  /** The text of the empty first choice. */
  placeholder?: string;
  width?: 'full' | 'short';
}

export function Select({ options, placeholder, width = 'full', ...props }: SelectProps) {
  const { field, rest } = splitField(props);
  return (
    <Field {...field}>
      <select
        {...rest}
        {...controlProps(field)}
        className={classNames(styles.input, width === 'short' && styles.short)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
