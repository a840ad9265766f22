import { Page, RouterLinkProvider, SkipLink } from '@lintel/ui';
import { type ReactNode, useSyncExternalStore, lazy, Suspense } from 'react';
import { LiveRegion } from '../platform/announce.tsx';
import { currentLoader, watchLoader } from '../platform/loads.ts';
import { usePageData } from '../platform/page-data.tsx';
import { useReleaseHold } from '../platform/release-hold.ts';
import { RouterLink } from '../platform/router-link.tsx';
import { useLoggedIn } from '../platform/session.ts';
import { Banners } from './banners.tsx';
import { Header } from './header.tsx';
import { SHELL } from './words.en.ts';
import css from './shell.module.css';

/**
 * The frame around every screen: header, banners, loader, live region and the watch for inactivity. The footer never
 * changes: it is static markup outside the app, without script (entry-server).
 */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const { environment } = usePageData();
  const online = useOnline();
  useReleaseHold('page');
  return (
    <RouterLinkProvider link={RouterLink}>
      <SkipLink to="main">{SHELL.skip}</SkipLink>
      {environment === 'test' && (
        <aside className={css.ribbon} aria-label={SHELL.environment}>
          {SHELL.sandbox}
        </aside>
      )}
      <Header />
      <Banners />
      <output>{!online && <p className={css.offline}>{SHELL.offline}</p>}</output>
      <Page>{children}</Page>
      <LoaderSlot />
      <LiveRegion />
      <SessionWatch />
    </RouterLinkProvider>
  );
}

function watch(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );

const SessionGuard = lazy(async () => ({ default: (await import('./lazy/session-guard.tsx')).SessionGuard }));

/** Watches for inactivity only while there is a session. */
function SessionWatch(): ReactNode {
  return useLoggedIn() ? (
    <Suspense fallback={null}>
      <SessionGuard />
    </Suspense>
  ) : null;
}

const FullLoader = lazy(async () => ({ default: (await import('../platform/lazy/full-loader.tsx')).FullLoader }));

/** Renders the loader, fetched when something loads slowly for the first time: most first pages never need it. */
function LoaderSlot(): ReactNode {
  const loader = useSyncExternalStore(watchLoader, currentLoader, () => undefined);
  return (
    loader && (
      <Suspense fallback={null}>
        <FullLoader {...loader} />
      </Suspense>
    )
  );
}
