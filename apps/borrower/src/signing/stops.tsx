import { Actions, ButtonLink, Link, Notice, PageHeading, Phone, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePrivateLabel } from '../platform/page-data.tsx';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { PROBLEM, SIGN } from './copy.ts';
import type { Signing } from './ways.ts';
import css from './room.module.css';

/** A page that says why there is nothing to sign now, and where it goes on. */
function Calm({ title, lead, children }: { title: string; lead: string; children: ReactNode }): ReactNode {
  useScreenTitle(title);
  return <div className={css.narrow}><Stack gap="l"><div role="alert"><PageHeading title={title}>{lead}</PageHeading></div>{children}</Stack></div>;
}

/** The file is not the one we made: nobody signs it. */
export function Altered(): ReactNode {
  const { support } = usePrivateLabel();
  const { title, text, nothing, call } = SIGN.altered;
  return (
    <Calm title={title} lead={text}>
      <Notice>{nothing}</Notice>
      <Actions><ButtonLink kind="primary" href={`tel:${support.phone}`} icon={<Phone />}>{call(support.phoneLabel)}</ButtonLink></Actions>
    </Calm>
  );
}

/** Signed elsewhere, or made anew: the way to where it stands. */
export function Over({ signing: { to } }: { signing: Signing }): ReactNode {
  const { title, text, go } = SIGN.over;
  return <Calm title={title} lead={text}><Actions><Link kind="primary" to={to.start}>{go}</Link></Actions></Calm>;
}

/** Texas signs everything at an office; who signs the deed alone meets the notary. */
export function NothingHere({ signing: { to } }: { signing: Signing }): ReactNode {
  const { title, text } = SIGN.nothing;
  return <Calm title={title} lead={text}><Actions><Link kind="primary" to={to.start}>{SIGN.over.go}</Link></Actions></Calm>;
}

/** What must be said before a signature counts. */
export function StartFirst({ signing: { to }, why }: { signing: Signing; why: 'email' | 'consent' }): ReactNode {
  return <Calm title={SIGN.first[why]} lead={SIGN.altered.nothing}><Actions><Link kind="primary" to={to.start}>{SIGN.first.go}</Link></Actions></Calm>;
}

/** A problem that was told waits for its answer. */
export function Paused({ signing: { to } }: { signing: Signing }): ReactNode {
  return <Calm title={PROBLEM.paused.title} lead={PROBLEM.paused.text}><Actions><Link kind="primary" to={to.problem}>{PROBLEM.see}</Link></Actions></Calm>;
}
