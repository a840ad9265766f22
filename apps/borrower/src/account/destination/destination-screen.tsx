import { Actions, ButtonLink, Link, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePrivateLabel, type PrivateLabel } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { useLoggedIn } from '../../platform/session.ts';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { DESTINATION, DESTINATIONS } from './words.en.ts';

type DestinationPath = keyof typeof DESTINATIONS;

/** The key under which the lender's data has the URL of a destination. */
const KEYS: Partial<Record<DestinationPath, keyof PrivateLabel['destinations']>> = {
  '/universal-passport': 'passport',
  '/group-manager': 'groupManager',
  '/portfolio': 'portfolioManager',
  '/pay': 'pay',
  '/exchange': 'exchange',
};

const isDestination = (path: string): path is DestinationPath => path in DESTINATIONS;

/**
 * The page of a menu entry for another product, such as payments or the exchange: links to the lender's site for it, or
 * says that this site doesn't have it.
 */
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

/** Returns the host of a URL on another site. */
function getHost(url: string | undefined): { name: string; url: string } | undefined {
  return url?.startsWith('https://') ? { name: new URL(url).host, url } : undefined;
}

function HomeLink({ kind }: { kind: 'primary' | 'secondary' }): ReactNode {
  const loggedIn = useLoggedIn();
  return (
    <Link kind={kind} to={loggedIn ? urls.dashboard() : urls.step('index')}>
      {loggedIn ? DESTINATION.dashboard : DESTINATION.start}
    </Link>
  );
}
