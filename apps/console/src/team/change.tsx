import {
  approveSecondFactorReset,
  requestSecondFactorReset,
  changeColleague,
  declineSecondFactorReset,
} from '@lintel/contract';
import type { ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { useMe } from '../platform/me.ts';
import { queryClient } from '../platform/query-client.ts';
import { formatDay } from '../platform/times.ts';
import { PermissionFields, permissionErrors, readPermissions } from './permission-fields.tsx';
import type { Member } from './team-screen.tsx';
import { TEAM } from './words.en.ts';

const again = () => queryClient.invalidateQueries();

/** Changes a teammate's permissions. */
export function ChangePermissions({ member: { staffUuid, permissions, version } }: { member: Member }): ReactNode {
  return (
    <ConsoleForm
      name={`rights ${staffUuid}`}
      submit={TEAM.keep}
      quiet
      done={TEAM.kept}
      onStale={() => void again()}
      check={permissionErrors}
      send={async (typed) => {
        await api(changeColleague, { params: { staffUuid }, version, body: { permissions: readPermissions(typed) } });
        await again();
      }}
    >
      {(at, before) => (
        <PermissionFields
          at={at('permissions')}
          held={before.all('permissions').length > 0 ? before.all('permissions') : permissions}
        />
      )}
    </ConsoleForm>
  );
}

/** Disables a teammate's account, which ends its sessions, or enables it again. */
export function DisableAccount({ member: { staffUuid, disabled, version } }: { member: Member }): ReactNode {
  return (
    <ConsoleForm
      name={`shut ${staffUuid}`}
      submit={disabled ? TEAM.open : TEAM.shut}
      quiet
      done={disabled ? TEAM.openDone : TEAM.shutDone}
      onStale={() => void again()}
      send={async () => {
        await api(changeColleague, { params: { staffUuid }, version, body: { disabled: !disabled } });
        await again();
      }}
    />
  );
}

/** Resets a colleague's lost authenticator. It takes two admins: one requests it, another approves. */
export function LostAuthenticator({ member: { staffUuid, secondFactorReset: asked } }: { member: Member }): ReactNode {
  const me = useMe();
  const params = { staffUuid };
  const act = async (
    call: typeof requestSecondFactorReset | typeof approveSecondFactorReset | typeof declineSecondFactorReset,
  ) => {
    await api(call, { params });
    await again();
  };
  if (!asked)
    return (
      <ConsoleForm
        name={`lost ${staffUuid}`}
        submit={TEAM.lost.ask}
        quiet
        done={TEAM.lost.asked}
        onStale={() => void again()}
        send={() => act(requestSecondFactorReset)}
      />
    );
  return (
    <>
      <p>{TEAM.lost.waiting(asked.askedByName, formatDay(asked.askedAt))}</p>
      {asked.askedBy !== me?.uuid && (
        <ConsoleForm
          name={`approve ${staffUuid}`}
          submit={TEAM.lost.approve}
          quiet
          done={TEAM.lost.approved}
          onStale={() => void again()}
          send={() => act(approveSecondFactorReset)}
        />
      )}
      <ConsoleForm
        name={`decline ${staffUuid}`}
        submit={TEAM.lost.decline}
        quiet
        done={TEAM.lost.declined}
        onStale={() => void again()}
        send={() => act(declineSecondFactorReset)}
      />
    </>
  );
}
