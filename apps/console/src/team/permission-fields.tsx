import {
  isGrantableTogether,
  isUsedPermission,
  mayGrant,
  PERMISSIONS,
  UNUSED_PERMISSIONS,
  type FieldMessage,
  type Permission,
} from '@lintel/domain';
import { Checkbox, Fieldset } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { ControlProps, FormInput } from '../form/console-form.tsx';
import { useMe } from '../platform/me.ts';
import { TEAM } from './words.en.ts';
import css from '../file/file.module.css';

/** Reads the checked permissions from a form. */
export const readPermissions = (typed: FormInput): Permission[] =>
  PERMISSIONS.filter((one) => typed.all('permissions').includes(one));

/** Returns the error of the checked permissions: none is checked, or attorney beside others. */
export function permissionErrors(typed: FormInput): FieldMessage[] {
  const checked = readPermissions(typed);
  if (!checked.some(isUsedPermission)) return [{ field: 'permissions', message: TEAM.rightsMissing }];
  return isGrantableTogether(checked) ? [] : [{ field: 'permissions', message: TEAM.attorneyAlone }];
}

/**
 * One checkbox for each permission that guards something; a permission that guards nothing yet is kept as it is. Those
 * that the user can't give are disabled, unless the teammate has them and the user can take them away.
 */
export function PermissionFields({ at, held }: { at: ControlProps; held: readonly string[] }): ReactNode {
  const own = useMe()?.permissions ?? [];
  const isOffered = (one: Permission): boolean => held.includes(one) || mayGrant(own, one);
  const shown = PERMISSIONS.filter(isUsedPermission);
  const mayGiveMore = shown.some((one) => !own.includes(one) && mayGrant(own, one));
  const hint = shown.every(isOffered)
    ? TEAM.rightsHint
    : `${TEAM.rightsHint} ${mayGiveMore ? TEAM.rightsNarrower : TEAM.rightsNotHeld}`;
  return (
    <Fieldset name="permissions" label={TEAM.rights} hint={hint} error={at.error}>
      <div className={css.reasons}>
        {shown.map((one, index) => (
          <Checkbox
            key={one}
            name="permissions"
            id={index === 0 ? at.id : `${at.id}-${one}`}
            value={one}
            label={TEAM.permissions[one]}
            defaultChecked={held.includes(one)}
            disabled={!isOffered(one)}
          />
        ))}
      </div>
      {UNUSED_PERMISSIONS.filter((one) => held.includes(one)).map((one) => (
        <input key={one} type="hidden" name="permissions" value={one} />
      ))}
    </Fieldset>
  );
}
