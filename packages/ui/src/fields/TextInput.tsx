import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field, controlProps, splitField, type FieldProps } from './Field.tsx';
import styles from './fields.module.css';

/**
 * The props of a native control apart from those of its field. Without `style`, which a strict content security policy
 * ignores.
 */
export type ElementProps<E extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithRef<E>,
  keyof FieldProps | 'style' | 'className' | 'children'
>;

export interface TextInputProps extends FieldProps, ElementProps<'input'> {
  width?: 'full' | 'short';
}

/** A text box of one line. */
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

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Options under a heading. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectProps extends FieldProps, ElementProps<'select'> {
  options: readonly (SelectOption | SelectGroup)[];
  /** The text of the empty first choice. */
  placeholder?: string;
  width?: 'full' | 'short';
}

/** A native select box. */
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
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(option)
          ),
        )}
      </select>
    </Field>
  );
}

const toOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);
