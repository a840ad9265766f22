import { Check, Minus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Hidden } from '../text.tsx';
import { Field, controlProps, splitField, type FieldProps } from './Field.tsx';
import type { ElementProps } from './TextInput.tsx';
import styles from './fields.module.css';

export interface PasswordRule {
  text: string;
  met: boolean;
  /** The word for its state, announced before the rule. */ state: string;
}

export interface PasswordInputProps extends FieldProps, Omit<ElementProps<'input'>, 'type'> {
  showLabel: string;
  hideLabel: string;
  rules?: readonly PasswordRule[];
  /** Called when the password is shown or hidden. */
  onShow?: (shown: boolean) => void;
  /** The strength meter, between the box and the rules. */
  meter?: ReactNode;
}

/** A text box for a password, with a button that shows it and the rules that a new one must meet. */
export function PasswordInput({ showLabel, hideLabel, rules, onShow, meter, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const { field, rest } = splitField(props);
  const toggle = () => {
    setShown(!shown);
    onShow?.(!shown);
  };
  return (
    <Field {...field}>
      <div className={styles.input}>
        <input
          {...rest}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          {...controlProps(field)}
          className={styles.bare}
        />
        <button type="button" className={styles.inside} onClick={toggle}>
          {shown ? hideLabel : showLabel}
        </button>
      </div>
      {meter}
      {rules !== undefined && (
        <ul className={styles.rules}>
          {rules.map(({ text, met, state }) => (
            <li key={text} className={met ? styles.met : undefined}>
              {met ? <Check /> : <Minus />}
              <span>
                <Hidden>{state} </Hidden>
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}

/** The strength of a new password, as filled segments and in words. */
export function StrengthMeter({
  label,
  value,
  max = 4,
  text,
}: {
  label: string;
  value: number;
  max?: number;
  text: string;
}) {
  return (
    <div className={styles.meter}>
      <meter aria-label={label} min={0} max={max} value={value} aria-valuetext={text} />
      <span>{text}</span>
    </div>
  );
}
