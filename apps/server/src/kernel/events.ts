import type { Context } from './context.ts';

/**
 * A business event by name: a line of the log and an entry of the audit trail. Contains only IDs and enumerations,
 * never personal data.
 */
export type EventName =
  | 'identity.registered'
  | 'identity.login'
  | 'identity.login-failed'
  | 'identity.logout'
  | 'identity.phone-changed'
  | 'identity.password-changed'
  | 'identity.reset-asked'
  | 'identity.password-reset'
  | 'identity.proof-wrong'
  | 'identity.set-aside'
  | 'identity.email-confirmed'
  | 'profile.name-saved'
  | 'consents.saved'
  | 'wait-list.joined'
  | 'application.created'
  | 'csp.reported'
  | 'client.failed'
  | 'staff.login'
  | 'staff.login-failed'
  | 'staff.code-wrong'
  | 'staff.stepped-up'
  | 'staff.logout'
  | 'staff.password-set'
  | 'staff.second-factor-set'
  | 'staff.password-reset'
  | 'staff.password-changed'
  | 'staff.recovery-codes-made'
  | 'staff.sessions-ended'
  | 'staff.second-factor-reset-asked'
  | 'staff.second-factor-reset-declined'
  | 'staff.second-factor-reset'
  | 'staff.recovered'
  | 'staff.invited'
  | 'staff.changed'
  | 'webhook.secret-made'
  | 'desk.asked'
  | 'desk.refused'
  | 'desk.revealed'
  | 'desk.decided';

/**
 * Events that anyone on the web can trigger without limit go only to the log, which is rotated, and not to the audit
 * trail, which is permanent.
 */
const LOG_ONLY: ReadonlySet<EventName> = new Set<EventName>(['csp.reported', 'client.failed', 'identity.reset-asked']);

type About = Readonly<Record<string, string | number | boolean>>;

export function event(context: Pick<Context, 'log' | 'audit'>, name: EventName, about: About): void {
  context.log.info({ event: name, ...about }, name);
  if (LOG_ONLY.has(name)) return;
  const { identity, organisation, application, ...rest } = about;
  context.audit.note({
    event: name,
    actor: textOr(identity) ?? 'anonymous',
    organisation: textOr(organisation),
    application: textOr(application),
    about: rest,
  });
}

const textOr = (value: string | number | boolean | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
