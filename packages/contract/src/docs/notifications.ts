import * as notifications from '../notifications.ts';
import { docs } from './docs.ts';
import { LOAN, NOW, OTHER } from './samples.ts';

const query = { applicationUuid: LOAN };

export const notificationsDocs = [
  docs(
    notifications.listNotifications,
    'What I was told',
    'Turns and conditions of one application, newest first. Titles are those of the mails and of the to-do list (calls NT-1).',
    {
      query,
      reply: [
        {
          id: OTHER,
          title: 'Your papers are ready',
          body: 'This is the final offer. Accept it, or ask for another draw.',
          timestamp: NOW,
          isUnread: true,
          location: 'signing/intro',
        },
      ],
    },
  ),
  docs(notifications.readNotification, 'Mark one as read', 'Answers how many are still unread (calls NT-1).', {
    params: { id: OTHER },
    query,
    reply: { unread: 0 },
  }),
  docs(notifications.readNotifications, 'Mark several as read', 'As for one; at most 200 at a time (calls NT-1).', {
    query,
    body: { ids: [OTHER] },
    reply: { unread: 0 },
  }),
];
