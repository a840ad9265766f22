import { inviteColleague } from '@lintel/contract';
import { STAFF_ROLES, STAFF_ROLE_NAMES, mayGrant, type StaffRole } from '@lintel/domain';
import { Select, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { useMe } from '../platform/me.ts';
import { queryClient } from '../platform/query-client.ts';
import { ROLE_WORDS } from '../platform/role-words.en.ts';
import { PermissionFields, permissionErrors, readPermissions } from './permission-fields.tsx';
import { TEAM } from './words.en.ts';

/** Invites a new colleague by an emailed link, valid for 7 days. */
export function Invite(): ReactNode {
  const [role, setRole] = useState<StaffRole>();
  const own = useMe()?.permissions ?? [];
  const offered = STAFF_ROLE_NAMES.filter((one) => STAFF_ROLES[one].every((permission) => mayGrant(own, permission)));
  return (
    <ConsoleForm
      name="invite"
      submit={TEAM.send}
      done={TEAM.sent}
      check={(typed) => [
        ...(typed.text('name') ? [] : [{ field: 'name', message: TEAM.nameMissing }]),
        ...(typed.text('email') ? [] : [{ field: 'email', message: TEAM.emailMissing }]),
        ...permissionErrors(typed),
      ]}
      send={async (typed, idempotencyKey) => {
        await api(inviteColleague, {
          idempotencyKey,
          body: { name: typed.text('name'), email: typed.text('email'), permissions: readPermissions(typed) },
        });
        await queryClient.invalidateQueries();
      }}
    >
      {(at, before) => (
        <>
          <TextInput {...at('name')} label={TEAM.name} autoComplete="off" maxLength={80} />
          <TextInput {...at('email')} label={TEAM.email} type="email" autoComplete="off" />
          <Select
            name="role"
            label={TEAM.role}
            {...(offered.length < STAFF_ROLE_NAMES.length ? { hint: TEAM.roleHint } : {})}
            value={role ?? ''}
            placeholder={TEAM.roleNone}
            options={offered.map((value) => ({ value, label: ROLE_WORDS[value] }))}
            onChange={({ currentTarget }) => setRole(STAFF_ROLE_NAMES.find((one) => one === currentTarget.value))}
          />
          <PermissionFields
            key={role}
            at={at('permissions')}
            held={role ? STAFF_ROLES[role] : before.all('permissions')}
          />
        </>
      )}
    </ConsoleForm>
  );
}
