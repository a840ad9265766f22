import { VOIDING_GROUNDS, DECLINE_REASONS, MAX_PRINCIPAL_REASONS } from '@lintel/domain';
import { Checkbox, Fieldset, Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { ControlProps, FormInput } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { useFile } from '../use-file.ts';
import { GROUPED_REASONS } from './reason-groups.ts';
import { CLOSURE } from './words.en.ts';
import fileCss from '../file.module.css';
import css from './closure.module.css';

/** The fields of a decline: the principal reasons by what they are about and, once everyone has signed, its grounds. */
export function DeclineFields({ at, before }: { at: (field: string) => ControlProps; before: FormInput }): ReactNode {
  const {
    file: { allSigned },
  } = useFile();
  const { id, error } = at('reasons');
  return (
    <>
      <Fieldset name="reasons" label={CLOSURE.reasons} hint={CLOSURE.reasonsHint(MAX_PRINCIPAL_REASONS)} error={error}>
        {GROUPED_REASONS.map(({ label, reasons }, group) => (
          <fieldset key={label} className={css.group}>
            <legend>{label}</legend>
            <div className={fileCss.reasons}>
              {reasons.map((code, index) => (
                <Checkbox
                  key={code}
                  name="reasons"
                  id={group === 0 && index === 0 ? id : `${id}-${code}`}
                  value={code}
                  label={DECLINE_REASONS[code]}
                  defaultChecked={before.all('reasons').includes(code)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </Fieldset>
      {allSigned && (
        <Select
          {...at('ground')}
          label={CLOSURE.ground}
          hint={CLOSURE.groundHint}
          placeholder={FORM.choose}
          options={VOIDING_GROUNDS.map((value) => ({ value, label: CLOSURE.grounds[value] }))}
        />
      )}
    </>
  );
}
