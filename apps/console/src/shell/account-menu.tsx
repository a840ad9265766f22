import { logOutStaff } from '@lintel/contract';
import { LogOut, User } from '@lintel/ui';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { api } from '../platform/api.ts';
import { forgetPerson } from '../platform/forget-person.ts';
import { useMe } from '../platform/me.ts';
import { session } from '../platform/session.ts';
import { urls } from '../platform/urls.ts';
import { useMenuPopover } from './use-menu-popover.ts';
import { SHELL } from './words.en.ts';
import css from './account-menu.module.css';

const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map(([letter = '']) => letter.toUpperCase())
    .filter((_letter, index, { length }) => index === 0 || index === length - 1)
    .join('');

/** The menu under the person's initials: their account and Log out. */
export function AccountMenu(): ReactNode {
  const { button, menu } = useMenuPopover(useLocation().pathname, 4);
  const name = useMe()?.name ?? '';
  return (
    <div className={css.account}>
      <button {...button} type="button" className={css.open} aria-label={SHELL.accountMenu(getInitials(name), name)}>
        <span className={css.avatar} aria-hidden="true">
          {getInitials(name) || <User />}
        </span>
      </button>
      <div {...menu} className={css.menu}>
        {name && <p className={css.name}>{name}</p>}
        <ul>
          <li>
            <NavLink to={urls.account} className={css.row}>
              <User aria-hidden="true" />
              {SHELL.account}
            </NavLink>
          </li>
          <li>
            <button type="button" className={css.row} onClick={() => void logOut()}>
              <LogOut aria-hidden="true" />
              {SHELL.logOut}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** Forgets the token whatever the server answers; nothing of this person stays on the page. */
async function logOut(): Promise<void> {
  await api(logOutStaff, {}).catch(() => undefined);
  session.clear();
  forgetPerson();
}
