import { readOwnOriginator, type Reply } from '@lintel/contract';
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

export type OwnOriginator = Reply<typeof readOwnOriginator>;

const START_ID = 'start';
const LINK_ID = 'link';

/**
 * A loan officer's page: their own borrowers, link and licenses. Says so if no loan officer's record is linked to the
 * account.
 */
export function OfficerScreen(): ReactNode {
  useTitle(OFFICER.title);
  const originator = useRead(readOwnOriginator, {}, { refetchInterval: 30_000 });
  if (isNotFound(originator.error))
    return (
      <div className={css.stack}>
        <PageHeading title={OFFICER.title} />
        <div role="alert">
          <Notice tone="warning">{OFFICER.notLinked}</Notice>
        </div>
      </div>
    );
  return <Loaded read={originator}>{originator.data && <OwnBorrowers originator={originator.data} />}</Loaded>;
}

function OwnBorrowers({ originator }: { originator: OwnOriginator }): ReactNode {
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <PageHeading title={OFFICER.title}>{OFFICER.lead(originator.name, originator.nmlsId)}</PageHeading>
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
      <div className={css.columns}>
        <div className={css.stack}>
          <Pipeline />
          <StartApplication id={START_ID} originator={originator} />
          <Invitations />
        </div>
        <div className={css.stack}>
          <OwnLink id={LINK_ID} originatorUuid={originator.originatorUuid} />
          <Licenses originator={originator} />
        </div>
      </div>
    </div>
  );
}
