import { useRef, type KeyboardEvent, type ToggleEvent } from 'react';
import { Hidden } from '../text.tsx';
import { optionAfterKey } from './country-keys.ts';
import styles from './phone.module.css';

/** A country to choose, with its calling code without the plus sign. */
export interface Country {
  country: string;
  countryCode: string;
  callingCode: string;
  /** The length of a formatted national number. */
  nationalLength?: number;
}

interface Props {
  id: string;
  label: string;
  countries: readonly Country[];
  chosen: Country;
  onChoose: (country: Country) => void;
}

/** Pixels between the button and its menu. */
const GAP = 6;

/** The menu of a phone field: a button with the calling code, and a list of countries with keyboard navigation. */
export function CountryMenu({ id, label, countries, chosen, onChoose }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const options = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  const toggled = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && !list.current?.contains(document.activeElement))
      options()[countries.indexOf(chosen)]?.focus();
  };
  const choose = (country: Country | undefined) => {
    if (country) onChoose(country);
    list.current?.hidePopover();
    button.current?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = options();
    const focused = rows.indexOf(document.activeElement as HTMLElement);
    const current = focused === -1 ? countries.indexOf(chosen) : focused;
    if (event.key === 'Tab') return list.current?.hidePopover();
    if (event.key === 'Enter' || event.key === ' ') choose(countries[current]);
    else {
      const next = optionAfterKey(
        event.key,
        current,
        countries.map(({ country }) => country),
      );
      if (next === undefined) return;
      rows[next]?.focus();
    }
    event.preventDefault();
  };
  // A key can follow before the opened list has the focus.
  const keyOnButton = (event: KeyboardEvent) => {
    if (list.current?.matches(':popover-open') && event.key !== 'Enter' && event.key !== ' ') key(event);
  };
  // The platform's own list, `select`, can't show a short text while it is closed and a long one while it is open.
  const listProps = {
    id: `${id}-countries`,
    role: 'listbox',
    popover: 'auto',
    'aria-label': label,
    onBeforeToggle: () => place(button.current, list.current),
    onToggle: toggled,
    onKeyDown: key,
  } as const;
  const rowProps = (country: Country) =>
    ({
      role: 'option',
      tabIndex: country === chosen ? 0 : -1,
      'aria-selected': country === chosen,
      onClick: () => choose(country),
    }) as const;

  return (
    <>
      <button
        ref={button}
        id={`${id}-country`}
        type="button"
        className={styles.country}
        aria-haspopup="listbox"
        popoverTarget={`${id}-countries`}
        onKeyDown={keyOnButton}
      >
        <Hidden>
          {label}: <span translate="no">{chosen.country}</span>,{' '}
        </Hidden>
        <span translate="no">
          {chosen.countryCode} +{chosen.callingCode}
        </span>
      </button>
      <div ref={list} {...listProps} className={styles.menu}>
        {countries.map((country) => (
          <div key={country.countryCode} {...rowProps(country)} className={styles.row} translate="no">
            <span>{country.country}</span>
            <span className={styles.code}>+{country.callingCode}</span>
          </div>
        ))}
      </div>
    </>
  );
}

/**
 * Places the menu under its button, or above it where there is more room, through the DOM because the content security
 * policy forbids style attributes.
 */
function place(button: HTMLElement | null, menu: HTMLElement | null): void {
  if (!button || !menu) return;
  const at = button.getBoundingClientRect();
  const below = innerHeight - at.bottom;
  const isAbove = at.top > below;
  const left = `${at.left + scrollX}px`;
  menu.style.inset = isAbove
    ? `auto auto ${document.documentElement.clientHeight - at.top - scrollY + GAP}px ${left}`
    : `${at.bottom + scrollY + GAP}px auto auto ${left}`;
}
