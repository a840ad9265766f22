import { Actions, Button, Notice, PageHeading, Panel, Stack, Text } from '@lintel/ui';
import { useRef, type ReactNode } from 'react';
import { NotificationList } from '../../notifications/notification-list.tsx';
import { useNotifications } from '../../notifications/use-notifications.ts';
import { NOTIFICATIONS } from '../../notifications/words.en.ts';
import { PendingMark } from '../../platform/lazy/pending-mark.tsx';
import { useStableWhileFocused } from '../../platform/lazy/use-stable-while-focused.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import css from '../../notifications/notifications.module.css';

/** All notifications of the borrower or an additional signer, newest first. */
export function NotificationsScreen(): ReactNode {
  const { items, isError, unread, markRead, markAllRead } = useNotifications();
  const list = useRef<HTMLDivElement>(null);
  const shown = useStableWhileFocused(items, list);
  useScreenTitle(NOTIFICATIONS.title);
  return (
    <Narrow>
      <div className={css.page}>
        <Stack gap="l">
          <PageHeading title={NOTIFICATIONS.title}>{NOTIFICATIONS.lead}</PageHeading>
          {isError && (
            <Notice tone="warning" live>
              {NOTIFICATIONS.loadFailed}
            </Notice>
          )}
          {!shown && !isError && <PendingMark />}
          {shown?.length === 0 && <Text>{NOTIFICATIONS.none}</Text>}
          {shown && shown.length > 0 && (
            <div ref={list}>
              <Panel tight>
                <NotificationList items={shown} onOpen={markRead} isFull />
              </Panel>
            </div>
          )}
          {unread > 0 && (
            <Actions>
              <Button onClick={markAllRead}>{NOTIFICATIONS.markAll}</Button>
            </Actions>
          )}
        </Stack>
      </div>
    </Narrow>
  );
}
