import { listFlags, type Reply } from '@lintel/contract';
import { MAINTENANCE_FLAG } from '@lintel/domain';
import { PageHeading, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../platform/title.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { FlagEntry } from './flag-entry.tsx';
import { MaintenanceWindow } from './maintenance-window.tsx';
import { FLAGS, SITE } from './words.en.ts';
import css from '../file/file.module.css';

export type Flag = Reply<typeof listFlags>[number];

/** The settings of the borrowers' site: the maintenance window, and the lender's other feature flags. */
export function SiteSettingsScreen(): ReactNode {
  useTitle(SITE.title);
  const all = useRead(listFlags, {});
  const maintenance = all.data?.find(({ key }) => key === MAINTENANCE_FLAG);
  return (
    <div className={css.page}>
      <PageHeading title={SITE.title}>{SITE.lead}</PageHeading>
      <Loaded read={all}>
        {maintenance && <MaintenanceWindow flag={maintenance} />}
        <Panel title={FLAGS.title}>
          <p>{FLAGS.lead}</p>
          <ul className={css.notes} aria-label={FLAGS.list}>
            {all.data
              ?.filter((flag) => flag !== maintenance)
              .map((flag) => (
                <li key={flag.key}>
                  <FlagEntry flag={flag} />
                </li>
              ))}
          </ul>
        </Panel>
      </Loaded>
    </div>
  );
}
