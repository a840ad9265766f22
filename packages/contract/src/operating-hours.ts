import { HOURS_DEPARTMENTS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked } from './shapes/base.ts';

/** The hours of one weekday: `weekdayValue` 1 is Monday, 6 and 7 are the weekend; times are hh:mm. */
export const openingHours = z.strictObject({
  weekday: z.string(),
  weekdayValue: checked(z.int(), z.gte(1), z.lte(7)),
  startTime: z.nullish(z.string()),
  endTime: z.nullish(z.string()),
  isOpen: z.boolean(),
});

/** Returns the weekly hours of a department of the organization in `x-org`. */
export const readHours = call({
  id: 'G47',
  tag: 'operating-hours',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/{department}',
  auth: 'anonymous',
  params: z.strictObject({ department: z.enum(HOURS_DEPARTMENTS) }),
  query: z.object({ display: z.nullish(z.enum(['true', 'false'])) }),
  reply: z.array(openingHours),
  errors: [],
  // Pages ask again every minute.
  rules: { cacheSeconds: 30 },
  client: { staleMs: 30_000 },
});

/** Returns whether the chat is open now. The organization in `x-org` is the provider's. */
export const readChatOpenStatus = call({
  id: 'G48',
  tag: 'operating-hours',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus',
  auth: 'anonymous',
  reply: z.boolean(),
  errors: [],
  rules: { passive: true },
});

/** Returns the weekly hours of the chat. The organization in `x-org` is the provider's. */
export const readChatWeek = call({
  id: 'G49',
  tag: 'operating-hours',
  method: 'GET',
  path: '/service-operating-hours/external/api/v1/hours/OPS_CHAT/week',
  auth: 'anonymous',
  query: z.object({ display: z.nullish(z.enum(['true', 'false'])) }),
  reply: z.array(openingHours),
  errors: [],
  rules: { cacheSeconds: 600 },
  client: { staleMs: 600_000 },
});
