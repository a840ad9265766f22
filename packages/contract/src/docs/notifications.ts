import * as notifications from '../notifications.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER } from './samples.ts';

const query = { applicationUuid: LOAN };

/** Documents the calls about a borrower's notifications, for the OpenAPI description. */
export const notificationsDocs = [
  describeCall(
    notifications.listNotifications,
    'List notifications',
    'Next steps and conditions of one application, newest first. Titles match the emails and the to-do list.',
    {
      query,
      reply: [
        {
          id: OTHER,
          title: 'Your documents are ready',
          body: 'Your final offer is ready. Accept it, or choose a different draw amount.',
          timestamp: NOW,
          isUnread: true,
          location: 'signing/intro',
        },
      ],
    },
  ),
  describeCall(
    notifications.markNotificationRead,
    'Mark a notification as read',
    'Returns how many are still unread.',
    {
      params: { id: OTHER },
      query,
      reply: { unread: 0 },
    },
  ),
  describeCall(
    notifications.markNotificationsRead,
    'Mark notifications as read',
    'Like marking one. At most 200 at a time.',
    {
      query,
      body: { ids: [OTHER] },
      reply: { unread: 0 },
    },
  ),
];
