import { isUsedPermission, PERMISSIONS, UNUSED_PERMISSIONS, type Permission } from '@lintel/domain';
import { Checkbox, Fieldset } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { ControlProps, FormInput } from '../form/console-form.tsx';
import { TEAM } from './words.en.ts';
import css from '../file/file.module.css';

/** Reads the checked permissions from a form. */
export const readPermissions = (typed: FormInput): Permission[] =>
  PERMISSIONS.filter((one) => typed.all('permissions').includes(one));

/** One checkbox for each permission that guards something; a permission that guards nothing yet is kept as it is. */
export function PermissionFields({ at, held }: { at: ControlProps; held: readonly string[] }): ReactNode {
  return (
    <Fieldset name="permissions" label={TEAM.rights} hint={TEAM.rightsHint} error={at.error}>
      <div className={css.reasons}>
        {PERMISSIONS.filter(isUsedPermission).map((one, index) => (
          <Checkbox
            key={one}
            name="permissions"
            id={index === 0 ? at.id : `${at.id}-${one}`}
            value={one}
            label={TEAM.permissions[one]}
            defaultChecked={held.includes(one)}
          />
        ))}
      </div>
      {UNUSED_PERMISSIONS.filter((one) => held.includes(one)).map((one) => (
        <input key={one} type="hidden" name="permissions" value={one} />
      ))}
    </Fieldset>
  );
}
