import { Field, controlProps, splitField, type FieldProps } from './Field.tsx';
import type { Own } from './TextInput.tsx';
import styles from './fields.module.css';

export function TextArea(props: FieldProps & Own<'textarea'>) {
  const { field, rest } = splitField(props);
  return (
    <Field {...field}>
      <textarea rows={4} {...rest} {...controlProps(field)} className={styles.input} />
    </Field>
  );
}
