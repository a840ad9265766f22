import { Fieldset, describedBy, type FieldProps } from './Field.tsx';
import styles from './fields.module.css';

const PARTS = [
  ['month', 2, 'bday-month'],
  ['day', 2, 'bday-day'],
  ['year', 4, 'bday-year'],
] as const;

export type DatePart = (typeof PARTS)[number][0];

export interface DatePartsProps extends FieldProps {
  /** The labels of the three boxes. */
  words: Record<DatePart, string>;
  defaultValues?: Partial<Record<DatePart, string>>;
  /** The parts that the error is about; by default all. */
  invalid?: readonly DatePart[];
  /** The date is the user's birthday, so the browser may fill it in. Any other date turns autofill off. */
  birthday?: boolean;
  readOnly?: boolean;
  onChange?: (part: DatePart, typed: string) => void;
}

/**
 * A date in three boxes, month, day and year, named `<name>.month`, `<name>.day` and `<name>.year`. The month's box has
 * the field's `id`, so that a link to the field focuses it; the others have `<id>-day` and `<id>-year`.
 */
export function DateParts({
  words,
  defaultValues = {},
  invalid,
  birthday = false,
  readOnly,
  onChange,
  ...field
}: DatePartsProps) {
  const { name, id = name, error } = field;
  return (
    <Fieldset {...field}>
      <div className={styles.parts}>
        {PARTS.map(([part, length, autoComplete], index) => (
          <label key={part} className={styles.part}>
            {words[part]}
            <input
              type="text"
              inputMode="numeric"
              maxLength={length}
              id={index === 0 ? id : `${id}-${part}`}
              name={`${name}.${part}`}
              defaultValue={defaultValues[part]}
              autoComplete={birthday ? autoComplete : 'off'}
              readOnly={readOnly}
              className={styles.input}
              aria-describedby={describedBy(field)}
              aria-invalid={error !== undefined && (invalid === undefined || invalid.includes(part)) ? true : undefined}
              onChange={(event) => onChange?.(part, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
