import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Hidden } from '../text.tsx';
import { controlWords } from '../words.en.ts';
import styles from './fields.module.css';

/** Props that every control has in common. */
export interface FieldProps {
  name: string;
  /** The control's id, and the target of its link in the error summary; by default the name. */
  id?: string;
  label: ReactNode;
  /** The label is the page's question, so it is the h1. */
  heading?: boolean;
  /** The word after the label of a field that can stay empty, e.g. "(optional)". */
  optional?: string;
  hint?: ReactNode;
  error?: string;
}

/** Returns the ids of a control's hint and error, for `aria-describedby`. */
export function describedBy({ name, id = name, hint, error }: FieldProps) {
  return (
    [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ') || undefined
  );
}

/** The error of a field, above its control. */
export function ErrorMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert />
      <span>
        <Hidden>{controlWords.errorPrefix}</Hidden>
        {children}
      </span>
    </p>
  );
}

function Notes({ name, id = name, hint, error }: FieldProps) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
    </>
  );
}

/** The frame of every single control: its label, hint and error, and the control itself. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { name, id = name, label, heading, optional, error } = field;
  const text = (
    <label htmlFor={id}>
      {label}
      {optional !== undefined && <span className={styles.optional}> {optional}</span>}
    </label>
  );
  return (
    <div className={classNames(styles.field, error !== undefined && styles.bad)}>
      <div className={styles.label}>{heading === true ? <h1 tabIndex={-1}>{text}</h1> : text}</div>
      <Notes {...field} />
      {children}
    </div>
  );
}

export interface FieldsetProps extends FieldProps {
  children: ReactNode;
  role?: 'group' | 'radiogroup';
  className?: string;
  required?: boolean;
}

/** The frame of several controls that answer one question, such as tiles or a date. */
export function Fieldset({ children, role = 'group', className, required, ...field }: FieldsetProps) {
  const { label, heading, optional, error } = field;
  const choice = role === 'radiogroup';
  return (
    <fieldset
      role={role}
      className={classNames(styles.field, error !== undefined && styles.bad, className)}
      aria-describedby={describedBy(field)}
      aria-invalid={choice && error !== undefined ? true : undefined}
      aria-required={choice && required ? true : undefined}
    >
      <legend className={styles.label}>
        {heading === true ? <h1 tabIndex={-1}>{label}</h1> : label}
        {optional !== undefined && <span className={styles.optional}> {optional}</span>}
      </legend>
      <Notes {...field} />
      {children}
    </fieldset>
  );
}

/** Returns the attributes of a field's control: id, name and the state that a screen reader announces. */
export function controlProps(field: FieldProps) {
  const { name, id = name, error } = field;
  return {
    id,
    name,
    'aria-describedby': describedBy(field),
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
}

/** Splits a control's props into its field's and its element's. */
export function splitField<P extends FieldProps>({ name, id, label, heading, optional, hint, error, ...rest }: P) {
  return { field: { name, id, label, heading, optional, hint, error } satisfies FieldProps, rest };
}
