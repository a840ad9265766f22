import type {
  BodyOf,
  ChatSurveyAnswer,
  HandlerReply,
  answerChatSurvey,
  listChatSurveys,
  readChatSurvey,
} from '@lintel/contract';
import { canAnswerSurvey, summarizeRatings, surveysSince } from '@lintel/domain';
import { loadStaffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { auditStaff, findReadable, loadInterest } from './participant.ts';
import { openVisitor } from './store.ts';
import { countRatings, findSurvey, listNewest, lockContact, openComment, upsertSurvey } from './survey-store.ts';

/** How many answers the list shows at most. */
const NEWEST = 50;

/**
 * Stores a borrower's survey answer about an ended chat with people. For 7 days after the first answer, another one
 * replaces it. Every refusal is the same, so that no one learns which chats exist.
 */
export const saveSurvey = (
  context: Context,
  { contactId, rating, comment }: BodyOf<typeof answerChatSurvey>,
): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const conversation = await lockContact(trx, contactId);
    // A chat without a message is nothing to rate: anyone can begin and end one.
    if (conversation?.state !== 'ENDED' || conversation.mode === 'chatbot' || conversation.last_author === null)
      refuse('not-found');
    const { uuid, organisation } = conversation;
    const now = context.sessionNow();
    const before = await findSurvey(trx, uuid);
    const times = { lastMessageAt: conversation.last_message_at, firstAnsweredAt: before?.first_answered_at };
    if (!canAnswerSurvey(times, now)) refuse('not-found');
    await upsertSurvey(
      context,
      trx,
      { conversation_uuid: uuid, organisation, rating, answered_at: now },
      comment || null,
    );
  });

/** Builds a survey answer as its borrower and staff read it. */
export const toSurveyAnswer = (
  context: Pick<Context, 'vault'>,
  row: NonNullable<Awaited<ReturnType<typeof findSurvey>>>,
): ChatSurveyAnswer => ({
  rating: row.rating,
  comment: openComment(context, row),
  answeredAt: row.answered_at.toISOString(),
});

/** Returns the answer about a chat that the caller may read. */
export async function loadSurvey(
  context: Context,
  caller: Caller,
  uuid: string,
): Promise<HandlerReply<typeof readChatSurvey>> {
  const conversation = (await findReadable(context, caller, uuid)) ?? refuse('not-found');
  const { organisation, application_uuid: application } = conversation;
  await auditStaff(context, { organisation, conversation: uuid, application, caller });
  const row = await findSurvey(context.db, uuid);
  return { survey: row ? toSurveyAnswer(context, row) : null };
}

/**
 * Returns the averages and the newest of a lender's answers of the last 30 days, without those about files in which the
 * caller has an interest.
 */
export async function loadSurveyResults(
  context: Context,
  caller: Caller,
): Promise<HandlerReply<typeof listChatSurveys>> {
  const { db } = context;
  const { organisation } = caller;
  const since = surveysSince(context.sessionNow());
  const without = await loadInterest(context, caller);
  const counts = await countRatings(db, organisation, since, without);
  const newest = await listNewest(db, organisation, since, without, NEWEST);
  const names = await loadStaffNames(db, [
    ...counts.map(({ staffUuid }) => staffUuid),
    ...newest.map(({ conversation }) => conversation.staff_uuid),
  ]);
  const toAgent = (staffUuid: string | null) =>
    staffUuid === null ? null : { staffUuid, name: names.get(staffUuid) ?? '' };
  const agents = [...Map.groupBy(counts, ({ staffUuid }) => staffUuid)].map(([staffUuid, own]) => {
    const { answers, average } = summarizeRatings(own);
    return { agent: toAgent(staffUuid), answers, average: average ?? 0 };
  });
  return {
    ...summarizeRatings(counts),
    agents: agents.toSorted(
      ({ agent: one }, { agent: other }) =>
        Number(one === null) - Number(other === null) || (one?.name ?? '').localeCompare(other?.name ?? ''),
    ),
    newest: newest.map(({ survey, conversation }) => ({
      ...toSurveyAnswer(context, survey),
      conversationUuid: conversation.uuid,
      isLoggedIn: conversation.identity_uuid !== null,
      friendlyName: openVisitor(context, conversation).friendlyName,
      agent: toAgent(conversation.staff_uuid),
    })),
  };
}
