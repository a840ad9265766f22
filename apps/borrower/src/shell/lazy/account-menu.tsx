import { readProfile } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import { ArrowRight, LifeBuoy, House, LogOut, ShieldCheck, User } from '@lintel/ui';
import { useMenuPopover } from '@lintel/web';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FeedbackItem } from '../../feedback/feedback-item.tsx';
import { useLeaveSurvey } from '../../feedback/use-leave-survey.tsx';
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
  const { button, menu } = useMenuPopover(useLocation().pathname, 8);
  // Shows the name once a screen has read the profile. The menu never reads it itself, because a new user has no
  // profile yet.
  const profile = useRead(readProfile, {}, { enabled: false, client: queryClient });
  // A further signer has no dashboard (SIGNER-010).
  const isSigner = isSignersSession();
  const { extras = [] } = usePageData().reads;
  const afterSurvey = useLeaveSurvey();
  const name = profile.data?.name;
  const initials = name ? `${name.firstName.charAt(0)}${name.lastName.charAt(0)}`.toUpperCase() : undefined;
  return (
    <>
      <button
        {...button}
        type="button"
        className={css.open}
        aria-label={MENU.open(initials, name && formatShortName(name))}
      >
        <span className={css.avatar} aria-hidden="true">
          {initials ?? <User />}
        </span>
      </button>
      <div {...menu} className={css.menu}>
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
          <FeedbackItem className={css.row} />
          <li>
            <button
              type="button"
              className={css.row}
              onClick={() => {
                void afterSurvey(() => void leave(isSigner ? `${urls.signer('login')}?signedOut` : urls.login()));
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
