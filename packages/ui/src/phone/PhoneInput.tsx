import { useState } from 'react';
import { Field, controlProps, splitField, type FieldProps } from '../fields/Field.tsx';
import type { ElementProps } from '../fields/TextInput.tsx';
import { CountryMenu, type Country } from './CountryMenu.tsx';
import fieldStyles from '../fields/fields.module.css';

/** The maximum length where no country's format gives one. */
const DEFAULT_MAX_LENGTH = 19;

interface PhoneInputProps extends FieldProps, Omit<ElementProps<'input'>, 'type' | 'inputMode' | 'maxLength'> {
  countries: readonly Country[];
  /** The code of the country that is chosen at first; the first country if it isn't listed. */
  defaultCountry?: string;
  /** The menu's label, e.g. "Country code". */
  countryLabel: string;
}

/**
 * A phone number of any country: a menu of countries with their calling codes, and the national number. The form gets
 * the number under `name` and the country's code under `name` + "Country".
 */
export function PhoneInput({ countries, defaultCountry = 'US', countryLabel, ...props }: PhoneInputProps) {
  const { field, rest } = splitField(props);
  const [code, setCode] = useState(defaultCountry);
  const chosen = countries.find(({ countryCode }) => countryCode === code) ?? countries[0];
  if (!chosen) throw new Error('A phone input needs at least one country');
  return (
    <Field {...field}>
      <div className={fieldStyles.input}>
        <CountryMenu
          id={field.id ?? field.name}
          label={countryLabel}
          countries={countries}
          chosen={chosen}
          onChoose={({ countryCode }) => setCode(countryCode)}
        />
        <input type="hidden" name={`${field.name}Country`} value={chosen.countryCode} />
        <input
          {...rest}
          {...controlProps(field)}
          type="tel"
          inputMode="tel"
          maxLength={chosen.nationalLength ?? DEFAULT_MAX_LENGTH}
          className={fieldStyles.bare}
        />
      </div>
    </Field>
  );
}
