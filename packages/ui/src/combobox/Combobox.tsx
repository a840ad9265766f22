import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Field, controlProps, splitField, type FieldProps } from '../fields/Field.tsx';
import type { ElementProps } from '../fields/TextInput.tsx';
import { LiveText } from '../text.tsx';
import { useSuggestions, type Search } from './use-suggestions.ts';
import fieldStyles from '../fields/fields.module.css';
import styles from './combobox.module.css';

export interface ComboboxOption {
  id: string;
  label: string;
  detail?: string;
}

export interface ComboboxProps<T extends ComboboxOption>
  extends
    Pick<Search<T>, 'search'>,
    Partial<Omit<Search<T>, 'search'>>,
    FieldProps,
    Omit<ElementProps<'input'>, 'type' | 'value' | 'onSelect' | 'onChange' | 'onKeyDown' | 'onBlur'> {
  onChoose: (option: T) => void;
  /** The last row: keeps the typed text unchanged. */
  onNotListed: (typed: string) => void;
  words: { notListed: string; list: string; found: (count: number) => string };
}

/**
 * An address field with suggestions: an editable combobox with `aria-activedescendant`, which the platform lacks. The
 * focus stays in the text box; without JavaScript it is a plain text box.
 */
export function Combobox<T extends ComboboxOption>({
  search,
  onChoose,
  onNotListed,
  words,
  least = 3,
  pause = 250,
  ...props
}: ComboboxProps<T>) {
  const { field, rest } = splitField(props);
  const id = field.id ?? field.name;
  const input = useRef<HTMLInputElement>(null);
  const choose = (option: T | undefined) => {
    const box = input.current;
    if (box === null) return;
    if (option === undefined) return onNotListed(box.value.trim());
    box.value = option.label;
    onChoose(option);
  };
  const { state, options, take, typed } = useSuggestions(input, { search, least, pause }, choose);

  useEffect(() => {
    if (state.active >= 0) document.getElementById(`${id}-${state.active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, state.active]);

  const key = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !take({ type: 'key', key: event.key, alt: event.altKey })) return;
    event.preventDefault();
    event.stopPropagation();
  };

  // The platform has no element for this list. Pressing must not move the focus out of the text box, or the list would
  // close before the click arrives.
  const listProps = {
    id: `${id}-list`,
    role: 'listbox',
    'aria-label': words.list,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
  const rowProps = (row: number) =>
    ({
      id: `${id}-${row}`,
      role: 'option',
      'aria-selected': row === state.active,
      onClick: () => take({ type: 'pointed', row }),
    }) as const;

  return (
    <Field {...field}>
      <div className={styles.box}>
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...controlProps(field)}
          ref={input}
          className={fieldStyles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={state.open}
          aria-controls={`${id}-list`}
          aria-activedescendant={state.active >= 0 ? `${id}-${state.active}` : undefined}
          onChange={(event) => typed(event.currentTarget.value)}
          onKeyDown={key}
          onBlur={() => take({ type: 'left' })}
        />
        <div {...listProps} hidden={!state.open} className={styles.list}>
          {[...options, undefined].map((option, row) => (
            <div key={option?.id ?? ''} {...rowProps(row)} className={styles.row}>
              {option?.label ?? words.notListed}
              {option?.detail !== undefined && <small>{option.detail}</small>}
            </div>
          ))}
        </div>
      </div>
      <LiveText>{state.open ? words.found(options.length) : ''}</LiveText>
    </Field>
  );
}
