import { changeFlag } from '@lintel/contract';
import type { FlagInput } from '@lintel/domain';
import { Panel, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ChangedElsewhere } from '../form/changed-elsewhere.tsx';
import { ConsoleForm } from '../form/console-form.tsx';
import { currentState, readSchedule } from '../form/schedule-fields.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { formatDateTime } from '../platform/times.ts';
import { MaintenanceFields } from './maintenance-fields.tsx';
import { maintenanceErrors, readMaintenance } from './maintenance-input.ts';
import type { Flag } from './site-settings-screen.tsx';
import { MAINTENANCE } from './words.en.ts';
import css from '../file/file.module.css';

/** Plans, changes and ends the time in which parts of the site show the maintenance page. */
export function MaintenanceWindow({ flag }: { flag: Flag }): ReactNode {
  const { key, enabled, variables, version } = flag;
  const [isStale, setStale] = useState(false);
  const state = enabled ? currentState(flag) : 'OVER';
  const onStale = () => {
    setStale(true);
    void queryClient.invalidateQueries();
  };
  const save = async (body: FlagInput) => {
    await api(changeFlag, { params: { key }, version, body });
    setStale(false);
    await queryClient.invalidateQueries();
  };
  return (
    <Panel title={MAINTENANCE.title}>
      <div className={css.stack}>
        <Text>{describe(flag)}</Text>
        <Text tone="muted">{MAINTENANCE.lead}</Text>
        {state !== 'OVER' && (
          <ConsoleForm
            name="end maintenance"
            submit={state === 'OPEN' ? MAINTENANCE.end : MAINTENANCE.cancel}
            quiet
            done={MAINTENANCE.ended}
            onStale={onStale}
            send={() => save({ enabled: false, variables: { ...variables }, startsAt: null, endsAt: null })}
          />
        )}
        {isStale && <ChangedElsewhere />}
        <ConsoleForm
          key={version}
          name="maintenance"
          submit={MAINTENANCE.submit}
          done={MAINTENANCE.saved}
          onStale={onStale}
          check={maintenanceErrors}
          send={(typed) => save({ enabled: true, variables: readMaintenance(typed), ...readSchedule(typed) })}
        >
          {(at, before) => <MaintenanceFields at={at} before={before} flag={flag} />}
        </ConsoleForm>
      </div>
    </Panel>
  );
}

function describe(flag: Flag): string {
  const { enabled, startsAt, endsAt } = flag;
  if (!enabled) return MAINTENANCE.off;
  const state = currentState(flag);
  if (state === 'OVER') return MAINTENANCE.over(formatDateTime(endsAt ?? ''));
  const begin = state === 'PLANNED' && startsAt ? MAINTENANCE.planned(formatDateTime(startsAt)) : MAINTENANCE.open;
  return `${begin} ${endsAt ? MAINTENANCE.until(formatDateTime(endsAt)) : MAINTENANCE.noEnd}`;
}
