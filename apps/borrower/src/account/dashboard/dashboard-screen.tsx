import { listHelocs, readDraft, readProfile } from '@lintel/contract';
import { applicableApplication } from '@lintel/domain';
import {
  Actions,
  Button,
  Columns,
  DashboardColumns,
  Link,
  Notice,
  PageHeading,
  Panel,
  Skeleton,
  Stack,
} from '@lintel/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { TalkToUs } from '../../gate/gate-page.tsx';
import { StageProgress } from '../../gate/stage-progress.tsx';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { ApplicationCard } from './application-card.tsx';
import { OpenApplication } from './open-application.tsx';
import { DASHBOARD } from './words.en.ts';
import css from './dashboard.module.css';

const NoOpenApplication = lazy(async () => ({ default: (await import('./no-application.tsx')).NoOpenApplication }));
/** The side column; on phones it comes after the content. */
const OpenRail = lazyPart(async () => (await import('./open-rail.tsx')).OpenRail);

/**
 * The page after login: the open application with what to do next, then a card for each other application. Without an
 * open application it offers to retry a failed creation or to start.
 */
export function DashboardScreen(): ReactNode {
  const applications = useRead(listHelocs, {});
  // A borrower without an application has no profile yet.
  const profile = useRead(readProfile, {}, { enabled: (applications.data?.length ?? 0) > 0 });
  const draft = useRead(readDraft, {});
  const [isWithdrawn, setWithdrawn] = useState(false);
  useEffect(() => OpenRail.prefetch(), []);
  const refetchAll = () => {
    void applications.refetch();
  };
  const title = DASHBOARD.welcome(profile.data?.name.firstName);
  useScreenTitle(DASHBOARD.title);
  if (applications.isError) {
    return (
      <Narrow>
        <Stack gap="l">
          <PageHeading title={DASHBOARD.title} />
          <Notice tone="danger">{DASHBOARD.failed}</Notice>
          <Actions>
            <Button
              kind="primary"
              onClick={() => {
                void applications.refetch();
              }}
            >
              {DASHBOARD.again}
            </Button>
          </Actions>
        </Stack>
      </Narrow>
    );
  }
  if (!applications.data) return <LoadingDashboard />;
  const open = applicableApplication(applications.data);
  // An open line has a card like the others: nothing is left to do in its application.
  const current = open?.status.checklistStatus === 'COMPLETE' ? undefined : open;
  const others = applications.data.filter(({ uuid }) => uuid !== current?.uuid);
  const notice = isWithdrawn && (
    <Notice tone="success" live>
      {DASHBOARD.withdrawn}
    </Notice>
  );
  const acts = {
    onChanged: refetchAll,
    onWithdrawn: () => {
      setWithdrawn(true);
      refetchAll();
    },
  };
  const cards = (
    <Stack gap="l">
      {current && (
        <OpenApplication application={current} name={profile.data?.name.firstName} notice={notice} {...acts} />
      )}
      {!open && (
        // Next to an open application a draft is left over and can't start anything.
        <Suspense fallback={<PageHeading title={title} />}>
          <NoOpenApplication draft={draft.data?.values} title={title} isFirst={applications.data.length === 0} />
        </Suspense>
      )}
      {open && !current && <PageHeading title={title} />}
      {!current && notice}
      {others.map((application) => (
        <ApplicationCard
          key={application.uuid}
          application={application}
          raised={application.uuid === open?.uuid}
          {...acts}
        />
      ))}
      {applications.data.length > 0 && !open && (
        <Actions>
          <Link kind="secondary" to={urls.step('index')}>
            {DASHBOARD.startNew}
          </Link>
        </Actions>
      )}
    </Stack>
  );
  if (!open) return <Columns rail={<TalkToUs />}>{cards}</Columns>;
  const rail = (
    <Suspense>
      <OpenRail application={open} />
    </Suspense>
  );
  return current ? (
    <DashboardColumns
      progress={<StageProgress uuid={open.uuid} status={open.status} loan={open} here={urls.dashboard()} />}
      rail={rail}
    >
      {cards}
    </DashboardColumns>
  ) : (
    <Columns rail={rail}>{cards}</Columns>
  );
}

function LoadingDashboard(): ReactNode {
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={DASHBOARD.title} />
        <output aria-label={DASHBOARD.loading} className={css.loading}>
          <Panel raised>
            <Skeleton />
            <Skeleton />
          </Panel>
        </output>
      </Stack>
    </Narrow>
  );
}
