import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, instant, line, location, text, uuid, whole } from './shapes/base.ts';

const PATH = '/service-profile/api/v1/notifications';
/** The id of a reminder or a condition; opaque. */
const id = checked(z.string(), z.minLength(1), z.maxLength(100));
const unread = z.strictObject({ unread: whole });

const notification = z.strictObject({
  id,
  title: line,
  body: text,
  timestamp: instant,
  isUnread: z.boolean(),
  /** The page that it leads to, below the application; null when that page no longer applies. */
  location: z.nullish(location),
});

/**
 * Lists the caller's notifications about an application: reminders that it is their turn and open conditions, newest
 * first.
 */
export const listNotifications = call({
  id: 'NT-1',
  tag: 'notifications',
  method: 'GET',
  path: PATH,
  auth: 'borrower-or-signer',
  query: z.object({ applicationUuid: uuid }),
  reply: z.array(notification),
  errors: ['not-found'],
  rules: { passive: true },
});

/** Marks one notification as read; an unknown id changes nothing. */
export const markNotificationRead = call({
  id: 'NT-1 read',
  tag: 'notifications',
  method: 'PUT',
  path: `${PATH}/{id}/read`,
  auth: 'borrower-or-signer',
  params: z.strictObject({ id }),
  query: z.object({ applicationUuid: uuid }),
  reply: unread,
  errors: ['not-found'],
  rules: { passive: true },
});

/** Marks several notifications as read. */
export const markNotificationsRead = call({
  id: 'NT-1 read-all',
  tag: 'notifications',
  method: 'PUT',
  path: `${PATH}/read`,
  auth: 'borrower-or-signer',
  query: z.object({ applicationUuid: uuid }),
  body: z.strictObject({ ids: checked(z.array(id), z.maxLength(200)) }),
  reply: unread,
  errors: ['not-found'],
  rules: { passive: true },
});
