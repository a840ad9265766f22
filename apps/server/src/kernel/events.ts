import type { AuditEvent } from '@lintel/domain';
import type { Context } from './context.ts';

/**
 * Events that anyone on the web can trigger without limit go only to the log, which is rotated, and not to the audit
 * trail, which is permanent.
 */
const LOG_ONLY = ['csp.reported', 'client.failed', 'identity.reset-asked'] as const;

/** The names of business events. */
export type EventName = AuditEvent | (typeof LOG_ONLY)[number];

const isLogOnly = (name: EventName): name is (typeof LOG_ONLY)[number] => LOG_ONLY.some((one) => one === name);

/** Only IDs and enumerations, never personal data. */
type EventDetails = Readonly<Record<string, string | number | boolean>>;

/** Records a business event in the log and, unless it is log-only, in the audit trail. */
export function event(context: Pick<Context, 'log' | 'audit'>, name: EventName, about: EventDetails): void {
  context.log.info({ event: name, ...about }, name);
  if (isLogOnly(name)) return;
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
