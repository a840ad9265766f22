import { MAINTENANCE_LENGTHS } from '@lintel/domain';
import { Checkbox, Fieldset, TextArea, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { ControlProps, FormInput } from '../form/console-form.tsx';
import { ScheduleFields } from '../form/schedule-fields.tsx';
import { FORM } from '../form/words.en.ts';
import { PARTS, toSelection } from './maintenance-input.ts';
import type { Flag } from './site-settings-screen.tsx';
import { MAINTENANCE } from './words.en.ts';
import css from '../file/file.module.css';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fields of a maintenance window: the parts of the site, what borrowers read instead, and when. */
export function MaintenanceFields({
  at,
  before,
  flag: { variables, startsAt, endsAt },
}: {
  at: (field: string) => ControlProps;
  before: FormInput;
  flag: Flag;
}): ReactNode {
  const routes = Array.isArray(variables['routes']) ? variables['routes'].map(String) : [];
  const planned = toSelection(routes);
  const isTyped = before.all('otherRoutes').length > 0;
  const parts: readonly string[] = isTyped ? before.all('routes') : planned.parts;
  const withText = (field: string, value: string) => ({ ...at(field), defaultValue: at(field).defaultValue ?? value });
  return (
    <>
      <Fieldset name="routes" label={MAINTENANCE.parts} error={at('routes').error}>
        <div className={css.reasons}>
          {PARTS.map((part, index) => (
            <Checkbox
              key={part}
              name="routes"
              id={index === 0 ? at('routes').id : `${at('routes').id}-${part}`}
              value={part}
              label={MAINTENANCE.part[part]}
              defaultChecked={parts.includes(part)}
            />
          ))}
        </div>
      </Fieldset>
      <TextArea
        {...withText('otherRoutes', planned.otherRoutes.join('\n'))}
        label={MAINTENANCE.paths}
        optional={FORM.optional}
        hint={MAINTENANCE.pathsHint}
        rows={2}
      />
      <TextInput
        {...withText('pageTitle', toText(variables['pageTitle']))}
        label={MAINTENANCE.pageTitle}
        optional={FORM.optional}
        hint={MAINTENANCE.pageTitleHint}
        autoComplete="off"
        maxLength={MAINTENANCE_LENGTHS.pageTitle}
      />
      <TextArea
        {...withText('message', toText(variables['message']))}
        label={MAINTENANCE.message}
        optional={FORM.optional}
        hint={MAINTENANCE.messageHint}
        maxLength={MAINTENANCE_LENGTHS.message}
        rows={3}
      />
      <Checkbox
        name="shouldShowDashboardLink"
        id={at('shouldShowDashboardLink').id}
        value="on"
        label={MAINTENANCE.dashboardLink}
        defaultChecked={
          isTyped ? before.all('shouldShowDashboardLink').length > 0 : variables['shouldShowDashboardLink'] !== false
        }
      />
      <ScheduleFields at={at} of={{ startsAt, endsAt }} startHint={MAINTENANCE.startHint} />
    </>
  );
}
