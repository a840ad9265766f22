import { listHelocs, readDraft, readProfile } from '@lintel/contract';
import { applicableApplication, isStepComplete, resumeRegistrationStep, type RegistrationDraft } from '@lintel/domain';
import {
  Actions,
  Button,
  Columns,
  DashboardColumns,
  Link,
  Notice,
  PageHeading,
  Panel,
  SavedLine,
  Skeleton,
  Stack,
  Text,
} from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { TalkToUs } from '../../gate/gate-page.tsx';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { stepContext } from '../../register/flow/lazy/step-context.ts';
import { useStepFacts } from '../../register/flow/use-facts.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { ApplicationCard } from './application-card.tsx';
import { Stages } from './stages.tsx';
import { DASHBOARD } from './words.en.ts';

/** The answer to "what now?": the newest application first, and a failed creation before all. */
export function DashboardScreen(): ReactNode {
  const applications = useRead(listHelocs, {});
  // A borrower without an application has no profile yet.
  const profile = useRead(readProfile, {}, { enabled: (applications.data?.length ?? 0) > 0 });
  const draft = useRead(readDraft, {});
  const context = stepContext(useStepFacts(), { signedIn: true });
  const [stopped, setStopped] = useState(false);
  const look = () => {
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
  if (!applications.data) {
    return (
      <Narrow>
        <Stack gap="l">
          <PageHeading title={DASHBOARD.title} />
          <output aria-label={DASHBOARD.loading}>
            <Panel raised>
              <Skeleton />
              <Skeleton />
            </Panel>
          </output>
        </Stack>
      </Narrow>
    );
  }
  const savedValues = draft.data?.values;
  const open = applicableApplication(applications.data);
  // A draft with a finished contact step (which an account can make unnecessary) got as far as submitting; an earlier
  // one has only begun. Next to an open application the draft is left over and can't start anything.
  const failed =
    savedValues &&
    !open &&
    (savedValues['set-password'] !== undefined || isStepComplete(savedValues, 'phone-and-email', context))
      ? savedValues
      : undefined;
  const cards = (
    <Stack gap="l">
      {applications.data.length === 0 && !failed ? <NoApplications /> : <PageHeading title={title} />}
      {stopped && (
        <Notice tone="success" live>
          {DASHBOARD.stopped}
        </Notice>
      )}
      {failed && <FailedDraft draft={failed} />}
      {applications.data.map((application) => (
        <ApplicationCard
          key={application.uuid}
          application={application}
          raised={application.uuid === open?.uuid}
          onChanged={look}
          onStopped={() => {
            setStopped(true);
            look();
          }}
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
  return open ? (
    <DashboardColumns progress={<Stages application={open} />} rail={<TalkToUs />}>
      {cards}
    </DashboardColumns>
  ) : (
    <Columns rail={<TalkToUs />}>{cards}</Columns>
  );
}

function FailedDraft({ draft }: { draft: RegistrationDraft }): ReactNode {
  const context = stepContext(useStepFacts(), { signedIn: true });
  return (
    <Panel raised title={DASHBOARD.draft.title}>
      <Text>{DASHBOARD.draft.text}</Text>
      <div>
        <Link kind="primary" to={urls.step(resumeRegistrationStep(draft, context))}>
          {DASHBOARD.draft.again}
        </Link>
      </div>
    </Panel>
  );
}

function NoApplications(): ReactNode {
  return (
    <>
      <PageHeading title={DASHBOARD.empty.title}>{DASHBOARD.empty.lead}</PageHeading>
      <Actions>
        <Link kind="primary" to={urls.step('index')}>
          {DASHBOARD.empty.start}
        </Link>
        <SavedLine kind="safe">{DASHBOARD.empty.promise}</SavedLine>
      </Actions>
    </>
  );
}
