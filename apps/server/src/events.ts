import type { Context } from './context.ts';

/** What happened in the business, by its name: the log of it, and later its audit row. Ids and enumerations only, never a person's data. */
export type EventName =
  | 'identity.registered'
  | 'identity.login'
  | 'identity.login-failed'
  | 'identity.logout'
  | 'identity.phone-changed'
  | 'profile.name-saved'
  | 'consents.saved'
  | 'wait-list.joined'
  | 'application.created'
  | 'application.recorded'
  | 'csp.reported';

export function event(context: Pick<Context, 'log'>, name: EventName, about: Readonly<Record<string, string | number | boolean>>): void {
  context.log.info({ event: name, ...about }, name);
}
