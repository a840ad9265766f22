import type { ReactNode } from 'react';
import { LiveRegion } from '../platform/announce.tsx';
import { useReleaseHold } from '../platform/release-hold.ts';
import { useOnline } from '../platform/online.ts';
import { usePageData } from '../platform/page-data.tsx';
import { Banners } from './banners.tsx';
import { SHELL } from './copy.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SessionWatch } from './session-watch.tsx';
import css from './shell.module.css';

/** What stands round every screen. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const { environment } = usePageData();
  const online = useOnline();
  useReleaseHold('page');
  return (
    <>
      <a className={css['skip']} href="#main">{SHELL.skip}</a>
      {environment === 'test' && <p className={css['ribbon']}>{SHELL.sandbox}</p>}
      <Header />
      <Banners />
      <div role="status">{!online && <p className={css['offline']}>{SHELL.offline}</p>}</div>
      <main id="main" className={css['main']}>{children}</main>
      <Footer />
      <LiveRegion />
      <SessionWatch />
    </>
  );
}
