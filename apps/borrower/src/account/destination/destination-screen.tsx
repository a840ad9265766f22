import { Actions, ButtonLink, Link, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePrivateLabel, type PrivateLabel } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { useSignedIn } from '../../platform/session.ts';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { DESTINATION, DESTINATIONS } from './words.en.ts';

type DestinationPath = keyof typeof DESTINATIONS;

/** The lender's address of each destination, by the key in its data. */
const KEYS: Partial<Record<DestinationPath, keyof PrivateLabel['destinations']>> = {
  '/universal-passport': 'passport',
  '/group-manager': 'groupManager',
  '/portfolio': 'portfolioManager',
  '/pay': 'pay',
  '/exchange': 'exchange',
};

const isDestination = (path: string): path is DestinationPath => path in DESTINATIONS;

/** A destination of the menus outside this product: where the lender has it, or that it isn't part of the site. */
export function DestinationScreen(): ReactNode {
  const { pathname } = useLocation();
  const { destinations } = usePrivateLabel();
  const path = isDestination(pathname) ? pathname : '/pay';
  const { title, lead } = DESTINATIONS[path];
  const key = KEYS[path];
  const host = getHost(key && destinations[key]);
  useScreenTitle(title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={title}>{host ? DESTINATION.elsewhere.lead(title, host.name) : lead}</PageHeading>
        <Actions>
          {host && (
            <ButtonLink kind="primary" href={host.url}>
              {DESTINATION.elsewhere.continue(host.name)}
            </ButtonLink>
          )}
          <HomeLink kind={host ? 'secondary' : 'primary'} />
          <Link kind="secondary" to={urls.contact()}>
            {DESTINATION.contact}
          </Link>
        </Actions>
      </Stack>
    </Narrow>
  );
}

/** The site of an address outside this one. */
function getHost(url: string | undefined): { name: string; url: string } | undefined {
  return url?.startsWith('https://') ? { name: new URL(url).host, url } : undefined;
}

function HomeLink({ kind }: { kind: 'primary' | 'secondary' }): ReactNode {
  const signedIn = useSignedIn();
  return (
    <Link kind={kind} to={signedIn ? urls.dashboard() : urls.step('index')}>
      {signedIn ? DESTINATION.dashboard : DESTINATION.start}
    </Link>
  );
}
