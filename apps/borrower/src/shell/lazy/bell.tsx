import { Bell as BellIcon } from '@lintel/ui';
import { useRef, type ReactNode } from 'react';
import { NotificationList } from '../../notifications/notification-list.tsx';
import { useNotifications, type UsedNotifications } from '../../notifications/use-notifications.ts';
import { NOTIFICATIONS } from '../../notifications/words.en.ts';
import { isSignersSession } from '../../platform/lazy/signers-session.ts';
import { useStableWhileFocused } from '../../platform/lazy/use-stable-while-focused.ts';
import { urls } from '../../platform/urls.ts';
import { MenuLink } from './menu-row.tsx';
import { Sheet } from './sheet.tsx';
import css from './menu.module.css';

/** The number of notifications in the panel. */
const LATEST = 3;

/** The header's bell with its panel: the latest notifications, and the link to all. */
export function Bell(): ReactNode {
  const notifications = useNotifications();
  const { unread } = notifications;
  return (
    <Sheet
      name="notifications"
      title={NOTIFICATIONS.title}
      label={NOTIFICATIONS.open(unread)}
      className={css.open}
      face={
        <>
          <BellIcon className={css.icon} />
          {unread > 0 && <span className={css.dot} />}
        </>
      }
    >
      <Latest {...notifications} />
    </Sheet>
  );
}

function Latest({ items, isError, markRead }: UsedNotifications): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const shown = useStableWhileFocused(items, list);
  const all = isSignersSession() ? urls.signer('notifications') : '/dashboard/notifications';
  return (
    <>
      {isError && <p className={css.note}>{NOTIFICATIONS.loadFailed}</p>}
      {shown?.length === 0 && <p className={css.note}>{NOTIFICATIONS.none}</p>}
      <div ref={list}>{shown && <NotificationList items={shown.slice(0, LATEST)} onOpen={markRead} />}</div>
      <hr className={css.rule} />
      <MenuLink item={{ label: NOTIFICATIONS.all, icon: undefined, url: all, isScreen: true }} className={css.more} />
    </>
  );
}
