import { US_STATES } from '@lintel/domain';
import { Actions, Link, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { useLoggedIn } from '../../platform/session.ts';
import { urls } from '../../platform/urls.ts';
import { useDraft } from '../../register/flow/draft.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import { COMING_SOON } from './words.en.ts';

/** Says that a part of the account isn't ready yet, or that the lender doesn't lend in the visitor's state yet. */
export function ComingSoonScreen(): ReactNode {
  const { statesEligible } = usePageData().reads;
  const { state } = useDraft().draft.index ?? {};
  const stateName = US_STATES[state ?? ''];
  return (
    <Narrow>
      <Stack gap="l">
        {state && stateName && statesEligible?.includes(state) === false ? (
          <StateNotServed state={stateName} />
        ) : (
          <PartNotReady />
        )}
      </Stack>
    </Narrow>
  );
}

function PartNotReady(): ReactNode {
  const { name } = usePageData().privateLabel;
  const loggedIn = useLoggedIn();
  useScreenTitle(COMING_SOON.title);
  return (
    <>
      <PageHeading title={COMING_SOON.title}>{COMING_SOON.lead(name.display)}</PageHeading>
      <Actions>
        <Link kind="primary" to={loggedIn ? urls.dashboard() : urls.step('index')}>
          {loggedIn ? COMING_SOON.dashboard : COMING_SOON.start}
        </Link>
        <Link kind="secondary" to={urls.contact()}>
          {COMING_SOON.contact}
        </Link>
      </Actions>
    </>
  );
}

function StateNotServed({ state }: { state: string }): ReactNode {
  const words = COMING_SOON.notServed;
  const title = words.title(state);
  useScreenTitle(title);
  return (
    <>
      <PageHeading title={title}>{words.lead}</PageHeading>
      <Actions>
        <Link kind="primary" to="/waitlist">
          {words.join}
        </Link>
        <Link kind="secondary" to={urls.step('index')}>
          {words.change}
        </Link>
      </Actions>
    </>
  );
}
