import type { HandlerReply, listFeedback, Request } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import { type Caller, buildCursor, pageSize, parseCursor } from '../../kernel/http/index.ts';
import { loadLoanNumbers } from '../../loan-file/index.ts';
import { findOwnFileIds } from '../../records/file-index/index.ts';
import { countChoices, type FeedbackRow, listRows, decryptText } from './store.ts';
import type { FeedbackFilter } from './types.ts';

type Item = HandlerReply<typeof listFeedback>['items'][number];

/** The most rows of one export. */
const EXPORT_ROWS = 10_000;

async function toItems(context: Context, organization: string, rows: readonly FeedbackRow[]): Promise<Item[]> {
  const numbers = await loadLoanNumbers(
    context.db,
    organization,
    rows.flatMap((row) => row.application_uuid ?? []),
  );
  return rows.map((row) => ({
    uuid: row.uuid,
    at: row.created_at.toISOString(),
    choice: row.choice,
    marketingConsent: row.marketing_consent,
    application:
      row.application_uuid === null
        ? null
        : { uuid: row.application_uuid, loanNumber: numbers.get(row.application_uuid) ?? '' },
    ...decryptText(context, row),
  }));
}

/**
 * Lists a lender's feedback for staff, newest first, without feedback about files in which the caller has an interest.
 */
export async function listFeedbackPage(
  context: Context,
  caller: Caller,
  query: Request<typeof listFeedback>['query'],
): Promise<HandlerReply<typeof listFeedback>> {
  const { db } = context;
  const { organisation } = caller;
  const limit = pageSize(query.limit);
  const excluded = await findOwnFileIds(context, caller);
  const rows = await listRows(db, organisation, query, {
    excluded,
    after: parseCursor(query.cursor),
    limit: limit + 1,
  });
  const items = await toItems(context, organisation, rows.slice(0, limit));
  const last = rows[limit - 1];
  return {
    items,
    nextCursor: rows.length > limit && last ? buildCursor({ at: last.created_at, uuid: last.uuid }) : null,
    counts: await countChoices(db, organisation, query, excluded),
  };
}

/** Returns the newest 10,000 items of the same filter, for an export. */
export async function listForExport(context: Context, caller: Caller, filter: FeedbackFilter): Promise<Item[]> {
  const excluded = await findOwnFileIds(context, caller);
  const rows = await listRows(context.db, caller.organisation, filter, { excluded, limit: EXPORT_ROWS });
  return toItems(context, caller.organisation, rows);
}
