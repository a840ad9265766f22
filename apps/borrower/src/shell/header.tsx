import { Hidden, Phone } from '@lintel/ui';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../platform/lazy-part.tsx';
import { usePageData } from '../platform/page-data.tsx';
import { RouterLink } from '../platform/router-link.tsx';
import { useLoggedIn } from '../platform/session.ts';
import { urls } from '../platform/urls.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SHELL } from './words.en.ts';
import css from './shell.module.css';

// The menus need the query client, and the first step doesn't wait for it.
export const LoggedInNav = lazyPart(async () => (await import('./lazy/logged-in-nav.tsx')).LoggedInNav);

/** The header of every page: logo, phone with today's hours, and the login or the menus. */
export function Header(): ReactNode {
  const {
    privateLabel: { logo, support },
    assetBase,
    reads: { hoursToday: hours },
  } = usePageData();
  const loggedIn = useLoggedIn();
  const { pathname } = useLocation();
  const dashboardLink = (
    <RouterLink className={css.item} to={urls.dashboard()}>
      {SHELL.dashboard}
    </RouterLink>
  );
  return (
    <header className={css.top}>
      <div>
        <a className={css.logo} href={logo.href ?? urls.dashboard()}>
          <img src={assetBase + logo.light} alt={logo.alt} height={logo.heightPx} width={logo.widthPx} />
        </a>
        <nav aria-label={SHELL.account}>
          <a className={css.phone} href={`tel:${support.phone}`}>
            <Hidden>{SHELL.callSupport} </Hidden>
            <Phone aria-hidden="true" className={css.icon} />
            <span className={css.number}>
              <span className={css.figures}>{support.phoneLabel}</span>
              {hours && <small>{hours}</small>}
            </span>
          </a>
          {loggedIn ? (
            <ErrorBoundary fallback={dashboardLink} resetKey={pathname}>
              <Suspense fallback={dashboardLink}>
                <LoggedInNav />
              </Suspense>
            </ErrorBoundary>
          ) : (
            !pathname.startsWith('/auth/') && (
              <RouterLink className={loggedIn === undefined ? css.unsure : css.item} to={urls.login()}>
                {SHELL.logIn}
              </RouterLink>
            )
          )}
        </nav>
      </div>
    </header>
  );
}
