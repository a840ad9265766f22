import type { ReactNode } from 'react';
import { changeColleague } from '@lintel/contract';
import { DeskForm } from '../form/desk-form.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { TEAM } from './copy.ts';
import { Rights, rightsIn } from './rights.tsx';
import type { Member } from './screen.tsx';

const again = () => queryClient.invalidateQueries();

/** What a colleague may do. */
export function ChangeRights({ member: { staffUuid, permissions, version } }: { member: Member }): ReactNode {
  return (
    <DeskForm
      name={`rights ${staffUuid}`} submit={TEAM.keep} quiet done={TEAM.kept} onStale={() => void again()}
      check={(typed) => (rightsIn(typed).length > 0 ? [] : [{ field: 'permissions', message: TEAM.rightsMissing }])}
      send={async (typed) => {
        await api(changeColleague, { params: { staffUuid }, version, body: { permissions: rightsIn(typed) } });
        await again();
      }}
    >
      {(at, before) => <Rights at={at('permissions')} held={before.all('permissions').length > 0 ? before.all('permissions') : permissions} />}
    </DeskForm>
  );
}

/** Ends every session of an account, or opens it again. */
export function ShutOut({ member: { staffUuid, disabled, version } }: { member: Member }): ReactNode {
  return (
    <DeskForm
      name={`shut ${staffUuid}`} submit={disabled ? TEAM.open : TEAM.shut} quiet done={disabled ? TEAM.openDone : TEAM.shutDone} onStale={() => void again()}
      send={async () => {
        await api(changeColleague, { params: { staffUuid }, version, body: { disabled: !disabled } });
        await again();
      }}
    >
      {() => null}
    </DeskForm>
  );
}
