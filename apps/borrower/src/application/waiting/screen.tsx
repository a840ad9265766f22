import { Notice, PageHeading, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { readHeloc, readProfile } from '@lintel/contract';
import { usePageData } from '../../platform/page-data.tsx';
import { useCall } from '../../platform/later/use-call.ts';
import { useStatus } from '../../platform/later/use-status.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { isUuid } from '../../platform/urls.ts';
import { todaysHours } from '../../shell/hours.ts';
import { Screen as NotFound } from '../../shell/not-found/screen.tsx';
import { ScreenPending } from '../../shell/screen-pending.tsx';
import { Ball } from './ball.tsx';
import { WAITING } from './copy.ts';
import { currentStage, StageList } from './stage-list.tsx';
import { useElapsed } from './use-elapsed.ts';
import css from './waiting.module.css';

/**
 * The application's own address: the seven messages until offers stand, afterwards the sentence of the gate alone. It asks how far things are and
 * moves on when the status has a screen. A destination that is not built yet shows the same.
 */
export function Screen(): ReactNode {
  const { uuid = '' } = useParams();
  return isUuid(uuid) ? <Waiting uuid={uuid} /> : <NotFound />;
}

function Waiting({ uuid }: { uuid: string }): ReactNode {
  const { status, missing, failed } = useStatus(uuid, { route: 'always' });
  if (missing) return <NotFound />;
  if (!status) return <ScreenPending />;
  return currentStage(status.stages) === -1 ? <Sentence uuid={uuid} failed={failed} /> : <Searching uuid={uuid} failed={failed} />;
}

interface Props { uuid: string; failed: boolean }

function Searching({ uuid, failed }: Props): ReactNode {
  const { privateLabel: { logo }, assetBase } = usePageData();
  const { status } = useStatus(uuid);
  const profile = useCall(readProfile, {});
  const application = useCall(readHeloc, { params: { uuid } });
  const title = WAITING.title(profile.data?.name.firstName);
  useScreenTitle(title);
  if (!status) return null;
  const notes = {
    'Creating your account': profile.data?.email,
    'Pulling your soft credit': WAITING.soft,
    'Locating your property': application.data?.property.street1,
  };
  return (
    <div className={css.wrap}>
      <div className={css.ringBox} aria-hidden="true">{logo.mark !== undefined && <img src={assetBase + logo.mark} alt="" />}</div>
      <PageHeading title={title}>{WAITING.lead}</PageHeading>
      <StageList stages={status.stages} notes={notes} />
      <Patience uuid={uuid} failed={failed} />
    </div>
  );
}

function Sentence({ uuid, failed }: Props): ReactNode {
  const { status } = useStatus(uuid);
  const title = status?.explain.text ?? WAITING.application;
  useScreenTitle(title);
  if (!status) return null;
  const { explain } = status;
  return (
    <div className={css.wrap}>
      <PageHeading title={title}>{explain.next ?? undefined}</PageHeading>
      <Ball explain={explain} />
      <Notice tone={explain.ask ? 'info' : 'success'}><b>{explain.ask ?? WAITING.nothing}</b>{explain.owner !== 'YOU' && <> {WAITING.close}</>}</Notice>
      <Patience uuid={uuid} failed={failed} />
    </div>
  );
}

function Patience({ uuid, failed }: Props): ReactNode {
  const { privateLabel: { support }, reads, now } = usePageData();
  const elapsed = useElapsed(uuid);
  const hours = todaysHours(reads.hours, now);
  return (
    <Stack gap="s">
      <div role="status">
        {failed && <Notice tone="warning">{WAITING.failed}</Notice>}
        {elapsed !== 'short' && <Notice tone="quiet"><b>{WAITING.longer}</b>{elapsed === 'exit' && <> {WAITING.leave}</>}</Notice>}
      </div>
      <Text size="s" tone="muted">
        {WAITING.questions} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>{hours !== undefined && `, ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`}.
      </Text>
    </Stack>
  );
}
