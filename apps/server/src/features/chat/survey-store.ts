import { expressionBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { type Database, type Executor, sealContext } from '../../kernel/db/index.ts';
import { withoutInterest } from './store.ts';
import type { ChatTables } from './tables.ts';
import type { ConversationRow } from './types.ts';

type SurveyRow = Selectable<ChatTables['chat_survey']>;
type Without = Parameters<typeof withoutInterest>[0];

/**
 * Finds and locks the conversation of a contact ID until the end of the transaction: two answers wait for each other.
 */
export const lockContact = (trx: Executor, contactId: string): Promise<ConversationRow | undefined> =>
  trx.selectFrom('chat_conversation').selectAll().where('contact_id', '=', contactId).forUpdate().executeTakeFirst();

export const findSurvey = (trx: Executor, conversation: string): Promise<SurveyRow | undefined> =>
  trx.selectFrom('chat_survey').selectAll().where('conversation_uuid', '=', conversation).executeTakeFirst();

/** Stores the answer about a conversation in place of an earlier one, whose first time stays. */
export async function upsertSurvey(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  row: Pick<SurveyRow, 'conversation_uuid' | 'organisation' | 'rating' | 'answered_at'>,
  comment: string | null,
): Promise<void> {
  const content = {
    rating: row.rating,
    answered_at: row.answered_at,
    ...vault.seal(sealContext('chat_survey', row.conversation_uuid), comment),
  };
  await trx
    .insertInto('chat_survey')
    .values({ ...row, ...content, first_answered_at: row.answered_at })
    .onConflict((conflict) => conflict.column('conversation_uuid').doUpdateSet(content))
    .execute();
}

export const openComment = ({ vault }: Pick<Context, 'vault'>, row: SurveyRow): string | null =>
  vault.open<string | null>(sealContext('chat_survey', row.conversation_uuid), row);

/** Selects a lender's answers since a time, with their conversations. */
const selectSince = (trx: Executor, organisation: string, since: Date, without: Without) =>
  trx
    .selectFrom('chat_survey')
    .innerJoin('chat_conversation', 'chat_conversation.uuid', 'chat_survey.conversation_uuid')
    .where('chat_survey.organisation', '=', organisation)
    .where('chat_survey.answered_at', '>=', since)
    .where(withoutInterest(without)(expressionBuilder<Database, 'chat_conversation'>()));

/** Counts a lender's answers since a time, by agent and rating. */
export async function countRatings(
  trx: Executor,
  organisation: string,
  since: Date,
  without: Without,
): Promise<{ readonly staffUuid: string | null; readonly rating: number; readonly count: number }[]> {
  const rows = await selectSince(trx, organisation, since, without)
    .select((row) => ['chat_conversation.staff_uuid', 'chat_survey.rating', row.fn.countAll().as('count')])
    .groupBy(['chat_conversation.staff_uuid', 'chat_survey.rating'])
    .execute();
  return rows.map((row) => ({ staffUuid: row.staff_uuid, rating: row.rating, count: Number(row.count) }));
}

/** Lists a lender's newest answers since a time with their conversations, those of logged-in people first. */
export async function listNewest(
  trx: Executor,
  organisation: string,
  since: Date,
  without: Without,
  limit: number,
): Promise<{ readonly survey: SurveyRow; readonly conversation: ConversationRow }[]> {
  const surveys = await selectSince(trx, organisation, since, without)
    .selectAll('chat_survey')
    // Any number of visitors have no login. They must not hide the people whom the lender knows.
    .orderBy(sql`chat_conversation.identity_uuid is null`)
    .orderBy('chat_survey.answered_at', 'desc')
    .orderBy('chat_survey.conversation_uuid')
    .limit(limit)
    .execute();
  if (surveys.length === 0) return [];
  const conversations = await trx
    .selectFrom('chat_conversation')
    .selectAll()
    .where(
      'uuid',
      'in',
      surveys.map((row) => row.conversation_uuid),
    )
    .execute();
  return surveys.flatMap((survey) => {
    const conversation = conversations.find(({ uuid }) => uuid === survey.conversation_uuid);
    return conversation ? [{ survey, conversation }] : [];
  });
}
