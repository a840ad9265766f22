import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { type Executor, sealContext } from '../../kernel/db/index.ts';
import type { PageEnd } from '../../kernel/http/index.ts';
import type { FeedbackTables } from './tables.ts';
import type { FeedbackFilter, FeedbackText } from './types.ts';

type Row = FeedbackTables['feedback'];
export type FeedbackRow = Selectable<Row>;

interface NewFeedback {
  readonly uuid: string;
  readonly kind: Row['kind'];
  readonly choice: Row['choice'];
  readonly marketingConsent: boolean | null;
  readonly applicationUuid: string | null;
  readonly text: FeedbackText;
}

/** The sender of feedback. A visitor has no identity. */
interface FeedbackAuthor {
  readonly identityUuid: string | null;
  readonly organisation: string;
}

/** Saves feedback, unless a row with its ID exists. */
export async function insertFeedback(
  { db, vault, sessionNow }: Pick<Context, 'db' | 'vault' | 'sessionNow'>,
  { identityUuid, organisation }: FeedbackAuthor,
  { uuid, kind, choice, marketingConsent, applicationUuid, text }: NewFeedback,
): Promise<void> {
  await db
    .insertInto('feedback')
    .values({
      uuid,
      organisation,
      kind,
      choice,
      marketing_consent: marketingConsent,
      identity_uuid: identityUuid,
      application_uuid: applicationUuid,
      created_at: sessionNow(),
      ...vault.seal(sealContext('feedback', uuid), text),
    })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .execute();
}

export const decryptText = ({ vault }: Pick<Context, 'vault'>, row: FeedbackRow): FeedbackText =>
  vault.open<FeedbackText>(sealContext('feedback', row.uuid), row);

/** Selects a lender's rows of a kind and a period, without those of some files. */
function selectPeriod(
  trx: Executor,
  organization: string,
  { kind, from, to }: FeedbackFilter,
  excluded: readonly string[],
) {
  let query = trx.selectFrom('feedback').where('organisation', '=', organization).where('kind', '=', kind);
  if (from != null) query = query.where('created_at', '>=', new Date(from));
  if (to != null) query = query.where('created_at', '<', new Date(to));
  return excluded.length === 0
    ? query
    : query.where((row) =>
        row.or([row('application_uuid', 'is', null), row('application_uuid', 'not in', [...excluded])]),
      );
}

/** Returns up to `limit` rows, newest first. With `after`, the end of the previous page, only rows older than that. */
export function listRows(
  trx: Executor,
  organization: string,
  filter: FeedbackFilter,
  { excluded, after, limit }: { excluded: readonly string[]; after?: PageEnd | null; limit: number },
): Promise<FeedbackRow[]> {
  let query = selectPeriod(trx, organization, filter, excluded).selectAll();
  if (filter.choice != null) query = query.where('choice', '=', filter.choice);
  if (after) query = query.where(sql<boolean>`(created_at, uuid) < (${after.at}::timestamptz, ${after.uuid}::uuid)`);
  return query.orderBy('created_at', 'desc').orderBy('uuid', 'desc').limit(limit).execute();
}

/** Returns the feedback that a person sent, oldest first. */
export const loadOwnRows = (trx: Executor, identityUuid: string): Promise<FeedbackRow[]> =>
  trx
    .selectFrom('feedback')
    .selectAll()
    .where('identity_uuid', '=', identityUuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();

/** Counts how often each topic or reason was chosen in the period. */
export const countChoices = (
  trx: Executor,
  organization: string,
  filter: FeedbackFilter,
  excluded: readonly string[],
): Promise<{ choice: Row['choice']; count: number }[]> =>
  selectPeriod(trx, organization, filter, excluded)
    .select(['choice', sql<number>`count(*)::int`.as('count')])
    .groupBy('choice')
    .orderBy('count', 'desc')
    .orderBy('choice')
    .execute();
