import { US_STATES } from '@lintel/domain';
import { Select, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GATE } from './words.en.ts';
import css from './gate.module.css';

const STATES = Object.entries(US_STATES).map(([code, name]) => ({ value: code, label: `${code} – ${name}` }));

interface Props {
  /**
   * The prefix of the autofill tokens, such as `section-property`; undefined turns autofill off for an address the
   * browser can't know.
   */
  section?: string;
  values?: { street1?: string; street2?: string | null | undefined; city?: string; state?: string; zip?: string };
  errorAt: (field: string) => string | undefined;
}

/** The five fields of an address that the borrower types. */
export function AddressParts({ section, values = {}, errorAt }: Props): ReactNode {
  const token = (name: string) => (section === undefined ? 'off' : `${section} ${name}`);
  return (
    <>
      <TextInput
        name="street1"
        label={GATE.street}
        autoComplete={token('address-line1')}
        defaultValue={values.street1}
        error={errorAt('street1')}
      />
      <TextInput
        name="street2"
        label={GATE.unit}
        optional={GATE.optional}
        width="short"
        autoComplete={token('address-line2')}
        defaultValue={values.street2 ?? ''}
        error={errorAt('street2')}
      />
      <TextInput
        name="city"
        label={GATE.city}
        autoComplete={token('address-level2')}
        defaultValue={values.city}
        error={errorAt('city')}
      />
      <div className={css.pair}>
        <Select
          name="state"
          label={GATE.state}
          placeholder={GATE.chooseState}
          options={STATES}
          autoComplete={token('address-level1')}
          defaultValue={values.state ?? ''}
          error={errorAt('state')}
        />
        <TextInput
          name="zip"
          label={GATE.zip}
          inputMode="numeric"
          width="short"
          autoComplete={token('postal-code')}
          defaultValue={values.zip}
          error={errorAt('zip')}
        />
      </div>
    </>
  );
}
