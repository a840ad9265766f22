import { Minus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, controlProps, type FieldProps } from '../fields/Field.tsx';
import { parseAmount, positionInRange, stepAmount, roundRange, type AmountRange } from './amount.ts';
import fieldStyles from '../fields/fields.module.css';
import styles from './slider.module.css';

export interface AmountSliderProps extends FieldProps, AmountRange {
  /** Whole units, e.g. dollars. */
  value: number;
  /** Called with each amount inside the range, in the same frame in which it was typed, nudged or dragged. */
  onChange: (value: number) => void;
  /** Called with typed text that is not an amount inside the range; the screen chooses the message. */
  onRefused?: (typed: string) => void;
  /** Called when the box loses focus with such text in it. */
  onLeave?: () => void;
  /** Amounts to mark along the range, e.g. where a price changes. The text next to it explains them. */
  marks?: readonly number[];
  /** How far − and + move; by default the step. */
  nudge?: number;
  format: (value: number) => string;
  prefix?: string;
  words: { less: string; more: string; min: string; max: string; range: string };
}

/**
 * A field for one amount, which the user can type, nudge with buttons, move to an end, or drag. The text box has the
 * name; the range repeats the value.
 */
export function AmountSlider({
  value,
  min,
  max,
  step,
  nudge = step,
  onChange,
  onRefused,
  onLeave,
  marks = [],
  format,
  prefix = '$',
  words,
  ...field
}: AmountSliderProps) {
  const [typed, setTyped] = useState<string>();
  const range = useRef<HTMLInputElement>(null);
  // Through the object model: the content security policy would refuse a style attribute.
  useLayoutEffect(() => {
    range.current?.style.setProperty('--share', String(positionInRange(value, { min, max })));
  }, [value, min, max]);

  const move = (to: number) => {
    setTyped(undefined);
    onChange(to);
  };
  const type = (text: string) => {
    setTyped(text);
    const amount = parseAmount(text);
    if (amount === undefined || amount < min || amount > max) onRefused?.(text);
    else onChange(amount);
  };
  const leave = () => {
    if (typed === undefined) return;
    if (parseAmount(typed) === value) setTyped(undefined);
    else onLeave?.();
  };
  const limits = { min, max, step: nudge };
  return (
    <Field {...field}>
      <div className={styles.box}>
        <div className={styles.row}>
          <button
            type="button"
            className={styles.nudge}
            aria-label={words.less}
            disabled={value <= min}
            onClick={() => move(stepAmount(value, -1, limits))}
          >
            <Minus />
          </button>
          <div className={classNames(fieldStyles.input, styles.amount)}>
            <span className={fieldStyles.affix} aria-hidden="true">
              {prefix}
            </span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              {...controlProps(field)}
              className={fieldStyles.bare}
              value={typed ?? format(value)}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={leave}
            />
          </div>
          <button
            type="button"
            className={styles.nudge}
            aria-label={words.more}
            disabled={value >= max}
            onClick={() => move(stepAmount(value, 1, limits))}
          >
            <Plus />
          </button>
        </div>
      </div>
      <div>
        <div className={styles.track}>
          <input
            ref={range}
            type="range"
            className={styles.range}
            aria-label={words.range}
            aria-valuetext={`${prefix}${format(value)}`}
            {...roundRange({ min, max, step })}
            step={step}
            value={value}
            onChange={(event) => move(Math.min(max, Math.max(min, Number(event.currentTarget.value))))}
          />
          {marks.map((mark) => (
            <i
              key={mark}
              className={styles.mark}
              ref={(at) => {
                at?.style.setProperty('--share', String(positionInRange(mark, { min, max })));
              }}
            />
          ))}
        </div>
        <div className={styles.ends}>
          <button type="button" onClick={() => move(min)}>
            {words.min}
          </button>
          <button type="button" onClick={() => move(max)}>
            {words.max}
          </button>
        </div>
      </div>
    </Field>
  );
}
