import { linkOriginator, listStaff } from '@lintel/contract';
import { Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { useRead } from '../platform/use-read.ts';
import type { Originator } from './originators-screen.tsx';
import { ORIGINATORS } from './words.en.ts';

/** Chooses the teammate who logs in as this loan officer, among those with the permission for it. */
export function StaffLink({ originator: { originatorUuid, staff, version } }: { originator: Originator }): ReactNode {
  const team = useRead(listStaff, {}).data ?? [];
  const options = team
    .filter(({ permissions, staffUuid }) => permissions.includes('originate') || staffUuid === staff?.staffUuid)
    .map(({ staffUuid, name, email }) => ({ value: staffUuid, label: ORIGINATORS.teammate(name, email) }));
  return (
    <ConsoleForm
      key={options.length}
      name={`staff ${originatorUuid}`}
      submit={ORIGINATORS.linkSubmit}
      quiet
      done={ORIGINATORS.linked}
      onStale={() => void queryClient.invalidateQueries()}
      send={async (typed) => {
        const staffUuid = typed.text('staffUuid') || null;
        await api(linkOriginator, { params: { originatorUuid }, version, body: { staffUuid } });
        await queryClient.invalidateQueries();
      }}
    >
      {(at) => {
        const control = at('staffUuid');
        return (
          <Select
            {...control}
            label={ORIGINATORS.logsInAs}
            hint={ORIGINATORS.logsInHint}
            placeholder={ORIGINATORS.noOne}
            options={options}
            defaultValue={control.defaultValue ?? staff?.staffUuid ?? ''}
          />
        );
      }}
    </ConsoleForm>
  );
}
