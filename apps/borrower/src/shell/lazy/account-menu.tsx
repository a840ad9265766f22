import { readProfile } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import { ArrowRight, LifeBuoy, House, LogOut, ShieldCheck, User } from '@lintel/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { queryClient } from '../../platform/lazy/query-client.ts';
import { isSignersSession } from '../../platform/lazy/signers-session.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { usePageData } from '../../platform/page-data.tsx';
import { RouterLink } from '../../platform/router-link.tsx';
import { urls } from '../../platform/urls.ts';
import { leave } from './session-guard.tsx';
import { MENU } from './words.en.ts';
import css from './account-menu.module.css';

/** The account menu: a popover under the avatar, a full sheet on phones. */
export function AccountMenu(): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // Shows the name once a screen has read the profile. The menu never reads it itself, because a new user has no
  // profile yet.
  const profile = useRead(readProfile, {}, { enabled: false, client: queryClient });
  // A further signer has no dashboard (SIGNER-010).
  const isSigner = isSignersSession();
  const { extras = [] } = usePageData().reads;
  const name = profile.data?.name;
  const initials = name ? `${name.firstName.charAt(0)}${name.lastName.charAt(0)}`.toUpperCase() : undefined;
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [pathname]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.open}
        popoverTarget={id}
        aria-label={MENU.open(initials, name && formatShortName(name))}
      >
        <span className={css.avatar} aria-hidden="true">
          {initials ?? <User />}
        </span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={css.menu}
        onBeforeToggle={() => place(button.current, menu.current)}
      >
        <ul>
          {!isSigner && (
            <li>
              <RouterLink className={css.row} to={urls.dashboard()}>
                <House />
                {MENU.dashboard}
              </RouterLink>
            </li>
          )}
          {!isSigner &&
            extras.map(({ label, url }) => (
              <li key={url}>
                <a className={css.row} href={url}>
                  <ArrowRight />
                  {label}
                </a>
              </li>
            ))}
          {!isSigner && (
            <li>
              <RouterLink className={css.row} to={urls.settings()}>
                <ShieldCheck />
                {MENU.settings}
              </RouterLink>
            </li>
          )}
          <li>
            <RouterLink className={css.row} to={urls.contact()}>
              <LifeBuoy />
              {MENU.support}
            </RouterLink>
          </li>
          <li>
            <button
              type="button"
              className={css.row}
              onClick={() => {
                void leave(isSigner ? `${urls.signer('login')}?signedOut` : urls.login());
              }}
            >
              <LogOut />
              {MENU.logOut}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

/** Places the menu under its button, through the DOM because the content security policy forbids style attributes. */
function place(button: HTMLElement | null, menu: HTMLElement | null): void {
  if (button && menu) menu.style.insetBlockStart = `${button.getBoundingClientRect().bottom + 8}px`;
}
