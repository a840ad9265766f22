import { Page, RouterLinkProvider, SkipLink, ToastRegion } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { consoleData } from '../platform/console-data.ts';
import { useLoggedIn } from '../platform/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { Menu, type MenuEntry } from './menu.tsx';
import { SHELL } from './words.en.ts';
import css from './shell.module.css';

/** The frame around every page of the console: header with brand, menu and account, toasts and footer. */
export function Shell({ menu, children }: { menu: readonly MenuEntry[]; children: ReactNode }): ReactNode {
  const {
    privateLabel: { logo },
    assetBase,
    environment,
  } = consoleData;
  const loggedIn = useLoggedIn();
  return (
    <RouterLinkProvider link={Link}>
      <ToastRegion label={SHELL.messages} dismissLabel={SHELL.dismiss}>
        <SkipLink to="main">{SHELL.skip}</SkipLink>
        {environment === 'test' && (
          <aside className={css.ribbon} aria-label={SHELL.environment}>
            {SHELL.sandbox}
          </aside>
        )}
        <header className={css.top}>
          <div>
            <span className={css.brand}>
              <img src={assetBase + logo.light} alt={logo.alt} height={logo.heightPx} width={logo.widthPx} />
              <span className={css.console}>{SHELL.console}</span>
            </span>
            {loggedIn && (
              <>
                <Menu entries={menu} />
                <AccountMenu />
              </>
            )}
          </div>
        </header>
        <Page>{children}</Page>
        <footer className={css.foot}>
          <p>{SHELL.foot}</p>
        </footer>
      </ToastRegion>
    </RouterLinkProvider>
  );
}
