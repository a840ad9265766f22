import { logOutStaff } from '@lintel/contract';
import type { Permission } from '@lintel/domain';
import { LogOut, Page, RouterLinkProvider, SkipLink, ToastRegion } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { api } from '../platform/api.ts';
import { consoleData } from '../platform/console-data.ts';
import { forgetPerson } from '../platform/forget-person.ts';
import { useMay, useMe } from '../platform/me.ts';
import { session, useSignedIn } from '../platform/session.ts';
import { urls } from '../platform/urls.ts';
import { SHELL } from './words.en.ts';
import css from './shell.module.css';

/** A screen in the menu, for staff with one of its permissions. */
export interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: typeof LogOut;
  readonly permissions: readonly Permission[];
}

export function Shell({ menu, children }: { menu: readonly MenuEntry[]; children: ReactNode }): ReactNode {
  const {
    privateLabel: { logo },
    assetBase,
    environment,
  } = consoleData;
  const signedIn = useSignedIn();
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
              <span className={css.desk}>{SHELL.desk}</span>
            </span>
            {signedIn && <Menu entries={menu} />}
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

function Menu({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const may = useMay();
  const me = useMe();
  return (
    <nav aria-label={SHELL.menu} className={css.menu}>
      {entries.map(
        ({ path, label, icon: Icon, permissions }) =>
          may(...permissions) && (
            <NavLink key={path} to={path} end className={css.item}>
              <Icon aria-hidden="true" />
              <span>{label}</span>
            </NavLink>
          ),
      )}
      {me && (
        <NavLink to={urls.account} className={`${css.item} ${css.me}`}>
          {me.name}
        </NavLink>
      )}
      <button type="button" className={css.item} onClick={() => void signOut()}>
        <LogOut aria-hidden="true" />
        <span>{SHELL.signOut}</span>
      </button>
    </nav>
  );
}

/** Forgets the token whatever the server answers; nothing of this person stays on the page. */
async function signOut(): Promise<void> {
  await api(logOutStaff, {}).catch(() => undefined);
  session.clear();
  forgetPerson();
}
