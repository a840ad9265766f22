import { formatAge } from '@lintel/domain';
import { Hidden } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { SheetLink } from '../platform/lazy/sheet-link.tsx';
import { isSignersSession } from '../platform/lazy/signers-session.ts';
import { urls } from '../platform/urls.ts';
import type { Notification } from './use-notifications.ts';
import { NOTIFICATIONS } from './words.en.ts';
import css from './notifications.module.css';

interface Props {
  items: readonly Notification[];
  onOpen: (item: Notification) => void;
  /** Shows each one's text, not only its title. */
  isFull?: boolean;
}

/** Lists notifications with their age and whether they are unread; each links to the page it is about. */
export function NotificationList({ items, onOpen, isFull = false }: Props): ReactNode {
  const now = useMinute();
  return (
    <ul className={css.list}>
      {items.map((item) => {
        const to = toUrl(item);
        const text = (
          <>
            <b>
              {item.isUnread && <Hidden>{NOTIFICATIONS.unread} </Hidden>}
              {item.title}
            </b>
            {isFull && <span className={css.text}>{item.body}</span>}
            <time dateTime={item.timestamp}>{formatAge(item.timestamp, now, timeZone())}</time>
          </>
        );
        return (
          <li key={item.id} className={css.item} data-unread={item.isUnread}>
            {to === undefined ? (
              <div>{text}</div>
            ) : (
              <SheetLink to={to} onClick={() => onOpen(item)}>
                {text}
              </SheetLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns the page that a notification is about; undefined if there is none now. A signer's resume page finds the step.
 */
function toUrl({ location, applicationUuid }: Notification): string | undefined {
  if (location == null) return undefined;
  const [path = '', query] = location.split('?');
  const search = query === undefined ? '' : `?${query}`;
  if (isSignersSession()) return path.startsWith('conditions') ? urls.signer(path) + search : urls.signer('resume');
  return urls.application(applicationUuid, path) + search;
}

const MINUTE = 60_000;

/** Returns the current time as an ISO instant, updated each minute, so that ages stay right on an open page. */
function useMinute(): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return new Date(now).toISOString();
}
