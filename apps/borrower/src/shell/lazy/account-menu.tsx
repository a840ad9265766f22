import { readProfile } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import { LogOut, Phone, User } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FeedbackItem } from '../../feedback/feedback-item.tsx';
import { useLeaveSurvey } from '../../feedback/use-leave-survey.tsx';
import { queryClient } from '../../platform/lazy/query-client.ts';
import { isSignersSession } from '../../platform/lazy/signers-session.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { usePageData } from '../../platform/page-data.tsx';
import { urls } from '../../platform/urls.ts';
import { endSession } from './end-session.ts';
import { useOwnIdentity, type useMenuItems } from './menu-items.tsx';
import { MenuRows } from './menu-row.tsx';
import { Sheet } from './sheet.tsx';
import { MENU } from './words.en.ts';
import css from './menu.module.css';

/**
 * The profile menu of a logged-in person, with what the window has no room for: the app menu, the side bar, the phone.
 */
export function AccountMenu({ main, apps, account }: ReturnType<typeof useMenuItems>): ReactNode {
  // Shows the name once a screen has read the profile. The menu never reads it itself, because a new user has no
  // profile yet.
  const profile = useRead(readProfile, {}, { enabled: false, client: queryClient });
  const name = profile.data?.name;
  const initials = name ? `${name.firstName.charAt(0)}${name.lastName.charAt(0)}`.toUpperCase() : undefined;
  const avatar = (
    <span className={css.avatar} aria-hidden="true">
      {initials ?? <User />}
    </span>
  );
  return (
    <Sheet
      name="account"
      title={MENU.title}
      label={MENU.open(initials, name && formatShortName(name))}
      className={css.open}
      face={avatar}
    >
      {main.length > 0 && (
        <div className={css.besideBar}>
          <MenuRows items={main} />
        </div>
      )}
      {apps.length > 0 && (
        <div className={css.onPhone}>
          <p className={css.head}>{MENU.goTo}</p>
          <MenuRows items={apps} />
        </div>
      )}
      {main.length > 0 && <hr className={`${css.rule} ${css.besideBar}`} />}
      <Person avatar={avatar} name={name && formatShortName(name)} />
      <MenuRows items={account} />
      <FeedbackItem className={css.row} />
      <LogOutRow />
      <hr className={`${css.rule} ${css.onPhone}`} />
      <SupportPhone />
    </Sheet>
  );
}

function Person({ avatar, name }: { avatar: ReactNode; name: string | undefined }): ReactNode {
  const email = useOwnIdentity()?.email;
  if (name === undefined && email === undefined) return null;
  return (
    <div className={css.person}>
      {avatar}
      <span>
        {name ?? MENU.yourAccount}
        <small>{email}</small>
      </span>
    </div>
  );
}

function LogOutRow(): ReactNode {
  const afterSurvey = useLeaveSurvey();
  return (
    <button
      type="button"
      className={css.row}
      onClick={() => {
        void afterSurvey(
          () => void endSession(isSignersSession() ? `${urls.signer('login')}?signedOut` : urls.login()),
        );
      }}
    >
      <LogOut />
      {MENU.logOut}
    </button>
  );
}

function SupportPhone(): ReactNode {
  const {
    privateLabel: { support },
    reads: { hoursToday },
  } = usePageData();
  return (
    <a className={`${css.row} ${css.onPhone}`} href={`tel:${support.phone}`}>
      <Phone />
      <span>
        {support.phoneLabel}
        {hoursToday && <small>{hoursToday}</small>}
      </span>
    </a>
  );
}
