import type { AnswerOf, readAudit, Request } from '@lintel/contract';
import type { Context } from '../context.ts';
import { refuse } from '../http/errors.ts';

/** The trail of one lender, newest first. */
export async function auditPage(context: Context, organisation: string, asked: Request<typeof readAudit>['query']): Promise<AnswerOf<typeof readAudit>> {
  const most = Number(asked.limit ?? 50);
  if (asked.cursor != null && !/^\d{1,15}$/.test(asked.cursor)) return refuse('choice-unknown');
  let query = context.db.selectFrom('audit_entry').selectAll().where('organisation', '=', organisation).orderBy('sequence', 'desc').limit(most + 1);
  if (asked.cursor != null) query = query.where('sequence', '<', Number(asked.cursor));
  if (asked.actor != null) query = query.where('actor', '=', asked.actor);
  if (asked.application != null) query = query.where('application_uuid', '=', asked.application);
  if (asked.event != null) query = query.where('event', '=', asked.event);
  if (asked.from != null) query = query.where('at', '>=', new Date(asked.from));
  if (asked.to != null) query = query.where('at', '<', new Date(asked.to));
  const rows = await query.execute();
  const shown = rows.slice(0, most);
  const staff = await context.db.selectFrom('staff').select(['identity_uuid', 'name']).where('organisation', '=', organisation).execute();
  const names = new Map(staff.map((one) => [one.identity_uuid, one.name]));
  const items = shown.map((row) => ({
    sequence: Number(row.sequence),
    at: row.at.toISOString(),
    event: row.event,
    actor: row.actor,
    actorName: names.get(row.actor) ?? null,
    application: row.application_uuid,
    requestId: row.request_id,
    about: JSON.parse(row.about) as Record<string, unknown>,
    hash: row.hash,
  }));
  return { items, nextCursor: rows.length > most ? String(items.at(-1)?.sequence) : null };
}
