import { Field, controlProps, splitField, type FieldProps } from './Field.tsx';
import type { ElementProps } from './TextInput.tsx';
import styles from './fields.module.css';

/** A text box of several lines. */
export function TextArea(props: FieldProps & ElementProps<'textarea'>) {
  const { field, rest } = splitField(props);
  return (
    <Field {...field}>
      <textarea rows={4} {...rest} {...controlProps(field)} className={styles.input} />
    </Field>
  );
}
