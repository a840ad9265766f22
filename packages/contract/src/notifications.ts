import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, instant, line, location, text, uuid, whole } from './shapes/base.ts';

const PATH = '/service-profile/api/v1/notifications';
/** Of a turn or of a condition; nothing can be read from it. */
const id = checked(z.string(), z.minLength(1), z.maxLength(100));
const unread = z.strictObject({ unread: whole });

const notification = z.strictObject({
  id,
  title: line,
  body: text,
  timestamp: instant,
  isUnread: z.boolean(),
  /** Below the application: the page that it leads to; null while it leads nowhere any more. */
  location: z.nullish(location),
});

/** NT-1. What the caller was told about an application: their turns and what is asked of them, newest first. */
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

/** NT-1 read. Marks one as read; one that is not there changes nothing. */
export const readNotification = call({
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

/** NT-1 read several. Marks these as read. */
export const readNotifications = call({
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
