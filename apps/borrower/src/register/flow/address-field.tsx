import { US_STATES } from '@lintel/domain';
import { Button, Combobox, PickedAnswer, Plus, Select, TextInput, type ComboboxOption } from '@lintel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ADDRESS } from './address-words.en.ts';
import { loadStepModule } from './work.ts';
import css from './address-field.module.css';

interface AddressFields {
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
}
interface FoundAddress extends ComboboxOption {
  parts: AddressFields;
}
type Mode = 'search' | 'picked' | 'manual';

const PARTS = ['street1', 'street2', 'city', 'state', 'zip'] as const;
const EMPTY: AddressFields = { street1: '', street2: '', city: '', state: '', zip: '' };
const STATES = Object.entries(US_STATES).map(([code, name]) => ({ value: code, label: `${code} – ${name}` }));

export interface AddressFieldProps {
  label: string;
  /** The section of the autofill tokens: `property` or `home`. */
  section: string;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Looks up an address that was typed but not selected; a step with an address calls it on submit. */
export const completeAddress = async (typed: Record<string, string>): Promise<Record<string, string>> =>
  (await loadStepModule()).completeAddress(typed);

function modeAtFirst(parts: AddressFields, errors: AddressFieldProps['errors']): Mode {
  const filled = [parts.street1, parts.city, parts.state, parts.zip].filter((part) => part !== '').length;
  if (filled === 0) return 'search';
  return filled === 4 && PARTS.every((part) => errors[part] === undefined) ? 'picked' : 'manual';
}

/**
 * The field for an address: looked up while typing, then shown on a card, or typed into five fields. The parts have the
 * same field names in all three.
 */
export function AddressField({ label, section, values, errors }: AddressFieldProps): ReactNode {
  const given = { ...EMPTY };
  for (const part of PARTS) given[part] = values[part] ?? '';
  // A plain form submission whose text matches no known address returns with the separate fields, the text in the
  // first.
  const typedParts =
    errors['address'] !== undefined && given.street1 === ''
      ? { ...given, street1: values['address']?.trim() ?? '' }
      : given;
  const [parts, setParts] = useState(typedParts);
  const [mode, setMode] = useState<Mode>(() => modeAtFirst(typedParts, errors));
  const [withUnit, setWithUnit] = useState(typedParts.street2 !== '');
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(true);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    // The focused element disappeared with the old fields, and the input event tells the form that its values changed.
    box.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus();
    box.current?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [mode]);

  function go(next: Mode, with_: AddressFields) {
    setParts(with_);
    setWithUnit(with_.street2 !== '');
    setMode(next);
  }
  const byHand = async (typed: string) => go('manual', (await loadStepModule()).addressNotListed(typed));
  async function search(typed: string, signal: AbortSignal): Promise<readonly FoundAddress[]> {
    try {
      const found = await (await loadStepModule()).findAddresses(typed, signal);
      return found.map(({ fullAddress, ...parts }) => ({
        id: fullAddress,
        label: parts.street2 ? `${parts.street1} ${parts.street2}` : parts.street1,
        detail: `${parts.city}, ${parts.state} ${parts.zip}`,
        parts,
      }));
    } catch (error) {
      // The service is down: shows the separate fields right away with the typed text.
      if (!signal.aborted) await byHand(typed);
      throw error;
    }
  }

  return (
    <div ref={box} className={css.address}>
      {mode === 'search' && (
        <Combobox<FoundAddress>
          name="address"
          label={label}
          hint={ADDRESS.hint}
          defaultValue={values['address']}
          error={errors['address'] ?? errors['street1']}
          search={search}
          onChoose={(option) => go('picked', option.parts)}
          onNotListed={(typed) => {
            void byHand(typed);
          }}
          words={{ notListed: ADDRESS.notListed, list: label, found: ADDRESS.found }}
        />
      )}
      {mode === 'picked' && (
        <>
          <div className={css.label} aria-hidden="true">
            {label}
          </div>
          <PickedAnswer
            label={label}
            title={parts.street1}
            detail={`${parts.city}, ${parts.state} ${parts.zip}`}
            change={
              <Button kind="link" aria-label={ADDRESS.changeThis(label)} onClick={() => go('search', EMPTY)}>
                {ADDRESS.change}
              </Button>
            }
          />
          {(['street1', 'city', 'state', 'zip'] as const).map((part) => (
            <input key={part} type="hidden" name={part} value={parts[part]} />
          ))}
          {withUnit ? (
            <TextInput
              name="street2"
              label={ADDRESS.unit}
              width="short"
              autoComplete={`section-${section} address-line2`}
              defaultValue={parts.street2}
              error={errors['street2']}
            />
          ) : (
            <div className={css.add}>
              <Button kind="link" icon={<Plus />} onClick={() => setWithUnit(true)}>
                {ADDRESS.addUnit}
              </Button>
            </div>
          )}
        </>
      )}
      {mode === 'manual' && (
        <ByHand section={section} parts={parts} errors={errors} searchAgain={() => go('search', EMPTY)} />
      )}
    </div>
  );
}

function ByHand({
  section,
  parts,
  errors,
  searchAgain,
}: {
  section: string;
  parts: AddressFields;
  errors: AddressFieldProps['errors'];
  searchAgain: () => void;
}): ReactNode {
  const token = (name: string) => `section-${section} ${name}`;
  return (
    <>
      <TextInput
        name="street1"
        id={errors['address'] === undefined ? 'street1' : 'address'}
        label={ADDRESS.street}
        autoComplete={token('address-line1')}
        defaultValue={parts.street1}
        error={errors['street1'] ?? errors['address']}
      />
      <TextInput
        name="street2"
        label={ADDRESS.unit}
        optional={ADDRESS.optional}
        width="short"
        autoComplete={token('address-line2')}
        defaultValue={parts.street2}
        error={errors['street2']}
      />
      <TextInput
        name="city"
        label={ADDRESS.city}
        autoComplete={token('address-level2')}
        defaultValue={parts.city}
        error={errors['city']}
      />
      <div className={css.pair}>
        <Select
          name="state"
          label={ADDRESS.state}
          placeholder={ADDRESS.chooseState}
          options={STATES}
          autoComplete={token('address-level1')}
          defaultValue={parts.state}
          error={errors['state']}
        />
        <TextInput
          name="zip"
          label={ADDRESS.zip}
          inputMode="numeric"
          width="short"
          autoComplete={token('postal-code')}
          defaultValue={parts.zip}
          error={errors['zip']}
        />
      </div>
      <div className={css.add}>
        <Button kind="link" onClick={searchAgain}>
          {ADDRESS.searchAgain}
        </Button>
      </div>
    </>
  );
}
