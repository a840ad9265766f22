import { readOfficerRoom, type AnswerOf } from '@lintel/contract';
import { Actions, ButtonLink, Notice, PageHeading, Plus } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../platform/title.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { Invitations } from './invitations.tsx';
import { isNotFound } from './is-not-found.ts';
import { Licenses } from './licenses.tsx';
import { OwnLink } from './own-link.tsx';
import { Pipeline } from './pipeline.tsx';
import { StartApplication } from './start-application.tsx';
import { LINK, OFFICER, START } from './words.en.ts';
import css from './officer.module.css';

export type Room = AnswerOf<typeof readOfficerRoom>;

const START_ID = 'start';
const LINK_ID = 'link';

/** A loan officer's room: their own borrowers, link and licenses. It closes as soon as the server says so. */
export function OfficerScreen(): ReactNode {
  useTitle(OFFICER.title);
  const room = useRead(readOfficerRoom, {}, { refetchInterval: 30_000 });
  if (isNotFound(room.error))
    return (
      <div className={css.stack}>
        <PageHeading title={OFFICER.title} />
        <div role="alert">
          <Notice tone="warning">{OFFICER.notLinked}</Notice>
        </div>
      </div>
    );
  return <Loaded of={room}>{room.data && <OpenRoom room={room.data} />}</Loaded>;
}

function OpenRoom({ room }: { room: Room }): ReactNode {
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <PageHeading title={OFFICER.title}>{OFFICER.lead(room.name, room.nmlsId)}</PageHeading>
        <Actions>
          <ButtonLink href={`#${START_ID}`} size="s" icon={<Plus aria-hidden="true" />}>
            {START.title}
          </ButtonLink>
          <div className={css.jump}>
            <ButtonLink href={`#${LINK_ID}`} size="s">
              {LINK.title}
            </ButtonLink>
          </div>
        </Actions>
      </div>
      <div className={css.room}>
        <div className={css.stack}>
          <Pipeline />
          <StartApplication id={START_ID} room={room} />
          <Invitations />
        </div>
        <div className={css.stack}>
          <OwnLink id={LINK_ID} originatorUuid={room.originatorUuid} />
          <Licenses room={room} />
        </div>
      </div>
    </div>
  );
}
