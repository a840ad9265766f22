import { Actions, ButtonLink, Link, Notice, PageHeading, Phone, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePrivateLabel } from '../platform/page-data.tsx';
import { useScreenTitle } from '../platform/screen-title.tsx';
import type { Signing } from './signing.ts';
import { STOPS } from './stops-words.en.ts';
import { PAUSE } from './words.en.ts';
import css from './signing-documents.module.css';

/** A page that explains why there is nothing to sign now, and where to continue. */
function MessagePage({ title, lead, children }: { title: string; lead: string; children: ReactNode }): ReactNode {
  useScreenTitle(title);
  return (
    <div className={css.narrow}>
      <Stack gap="l">
        <div role="alert">
          <PageHeading title={title}>{lead}</PageHeading>
        </div>
        {children}
      </Stack>
    </div>
  );
}

/** The reason that signing can't continue. */
export type StopReason = 'altered' | 'over' | 'nothing' | 'email' | 'consent' | 'paused';

/**
 * Explains why signing can't continue, by reason. altered: the file isn't the one we created, so it can't be signed.
 * over: signed elsewhere, or replaced. nothing: Texas signs everything at an office. email, consent: required before a
 * signature counts. paused: a reported problem waits for its answer.
 */
export function SigningStopped({ signing: { to }, reason }: { signing: Signing; reason: StopReason }): ReactNode {
  const { altered, over, nothing, first, paused } = STOPS;
  if (reason === 'altered') return <AlteredDocument />;
  if (reason === 'paused')
    return (
      <MessagePage title={paused.title} lead={paused.text}>
        <Actions>
          <Link kind="primary" to={to.problem}>
            {PAUSE.see}
          </Link>
        </Actions>
      </MessagePage>
    );
  if (reason === 'email' || reason === 'consent')
    return (
      <MessagePage title={first[reason]} lead={altered.nothing}>
        <Actions>
          <Link kind="primary" to={to.start}>
            {first.go}
          </Link>
        </Actions>
      </MessagePage>
    );
  const { title, text } = reason === 'over' ? over : nothing;
  return (
    <MessagePage title={title} lead={text}>
      <Actions>
        <Link kind="primary" to={to.start}>
          {over.go}
        </Link>
      </Actions>
    </MessagePage>
  );
}

function AlteredDocument(): ReactNode {
  const { support } = usePrivateLabel();
  const { title, text, nothing, call } = STOPS.altered;
  return (
    <MessagePage title={title} lead={text}>
      <Notice>{nothing}</Notice>
      <Actions>
        <ButtonLink kind="primary" href={`tel:${support.phone}`} icon={<Phone />}>
          {call(support.phoneLabel)}
        </ButtonLink>
      </Actions>
    </MessagePage>
  );
}
