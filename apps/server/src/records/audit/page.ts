import type { HandlerReply, readAudit, Request } from '@lintel/contract';
import type { Selectable } from 'kysely';
import { loadAllStaffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type Caller, parseNumberCursor, pageSize } from '../../kernel/http/index.ts';
import { loadLoanNumbers, selectApplications } from '../../loan-file/index.ts';
import { findOwnFileIds } from '../file-index/index.ts';
import type { AuditTables } from './tables.ts';

type AuditQuery = Request<typeof readAudit>['query'];
/** A stored entry of the trail. */
export type Entry = Selectable<AuditTables['audit_entry']>;

/** Selects entries of one lender's trail by a filter, without those about hidden files. */
export function selectEntries(
  trx: Executor,
  organization: string,
  filter: Pick<AuditQuery, 'actor' | 'application' | 'event' | 'from' | 'to'>,
  hiddenFiles: readonly string[],
) {
  let query = trx.selectFrom('audit_entry').selectAll().where('organisation', '=', organization);
  if (filter.actor != null) query = query.where('actor', '=', filter.actor);
  if (filter.application != null) query = query.where('application_uuid', '=', filter.application);
  if (filter.event != null) query = query.where('event', '=', filter.event);
  if (filter.from != null) query = query.where('at', '>=', new Date(filter.from));
  if (filter.to != null) query = query.where('at', '<', new Date(filter.to));
  return hiddenFiles.length === 0
    ? query
    : query.where((row) =>
        row.or([row('application_uuid', 'is', null), row('application_uuid', 'not in', [...hiddenFiles])]),
      );
}

/** Converts an entry to the form in which the console shows it and an export contains it. */
export const toPlainEntry = (row: Entry, names: ReadonlyMap<string, string>) => ({
  sequence: Number(row.sequence),
  at: row.at.toISOString(),
  event: row.event,
  actor: row.actor,
  actorName: names.get(row.actor) ?? null,
  application: row.application_uuid,
  requestId: row.request_id,
  about: JSON.parse(row.about) as Record<string, unknown>,
  hash: row.hash,
});

/**
 * Returns the trail of the caller's lender, newest first, without files in which the caller has an interest. Pages are
 * filled from the remaining entries, and numbers run across all lenders anyway, so a gap reveals nothing.
 */
export async function loadAuditPage(
  context: Pick<Context, 'db' | 'keys' | 'vault'>,
  caller: Pick<Caller, 'identityUuid' | 'organisation'>,
  asked: AuditQuery,
): Promise<HandlerReply<typeof readAudit>> {
  const { db } = context;
  const { organisation } = caller;
  const limit = pageSize(asked.limit);
  const before = parseNumberCursor(asked.cursor);
  let query = selectEntries(db, organisation, asked, await findOwnFileIds(context, caller))
    .orderBy('sequence', 'desc')
    .limit(limit + 1);
  if (asked.loanNumber != null)
    query = query.where(
      'application_uuid',
      'in',
      selectApplications(db)
        .select('uuid')
        .where('organisation', '=', organisation)
        .where('loan_number', '=', Number(asked.loanNumber)),
    );
  if (before !== null) query = query.where('sequence', '<', before);
  const rows = await query.execute();
  const names = await loadAllStaffNames(db, organisation);
  const shown = rows.slice(0, limit);
  const numbers = await loadLoanNumbers(
    db,
    organisation,
    shown.flatMap((entry) => entry.application_uuid ?? []),
  );
  const items = shown.map((row) => {
    const entry = toPlainEntry(row, names);
    const staff = entry.about['staff'] ?? entry.about['staffUuid'];
    return {
      ...entry,
      loanNumber: numbers.get(entry.application ?? '') ?? null,
      staffName: (typeof staff === 'string' && names.get(staff)) || null,
    };
  });
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.sequence) : null };
}

/** Returns up to `limit` staff decisions on a loan, newest first. */
export function loadDecisions(trx: Executor, uuid: string, limit: number) {
  return trx
    .selectFrom('audit_entry')
    .select(['at', 'actor', 'about', 'request_id'])
    .where('application_uuid', '=', uuid)
    .where('event', '=', 'desk.decided')
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}
