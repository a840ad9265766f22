import { randomUUID } from 'node:crypto';
import type { askAssistant, rateAnswer, Request } from '@lintel/contract';
import { hasSecretNumber, toUnhelpfulReason } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import { countAsker, refuse } from '../../kernel/http/index.ts';
import { appendMessage, openVisitor, prolongChatToken, spendNonce, type AssistedChat } from '../chat/index.ts';
import { saveAnswerFeedback } from '../feedback/index.ts';
import { loadHistory } from './history.ts';

/** Stores a question to the assistant and queues the job that answers it, in one transaction. */
export async function saveQuestion(
  context: Context,
  { token, conversation }: AssistedChat,
  { applicationId, message, nonce }: Request<typeof askAssistant>['body'],
): Promise<void> {
  const { uuid } = conversation;
  await countAsker(context, conversation.identity_uuid ?? uuid);
  if (applicationId != null && applicationId !== conversation.application_uuid) refuse('not-found');
  if (conversation.state !== 'ASSISTANT') refuse('conversation-over');
  const result = await appendMessage(context, {
    conversation: uuid,
    clientId: randomUUID(),
    text: message,
    staffUuid: null,
    alongside: async (trx) => {
      await checkNonce(context, trx, conversation, nonce);
      await prolongChatToken(context, trx, token);
      await context.jobs.queueBackgroundJob(trx, 'answer-question', uuid);
    },
  });
  if (result === 'SECRET_NUMBER') refuse('secret-number');
  if (typeof result !== 'number') refuse('conversation-over');
}

/** Saves how a person rates an answer. The question must be of this conversation and have an answer. */
export async function saveRating(
  context: Context,
  { conversation }: AssistedChat,
  { questionId, feedbackMessage, rating, nonce }: Request<typeof rateAnswer>['body'],
): Promise<void> {
  const message = feedbackMessage ?? '';
  if (rating === 0 && message === '') refuse('reason-missing');
  if (hasSecretNumber(message)) refuse('secret-number');
  const question = (await loadHistory(context, conversation.uuid)).find((one) => one.questionId === questionId);
  if (question?.responseStr == null) refuse('not-found');
  await context.db.transaction().execute((trx) => checkNonce(context, trx, conversation, nonce));
  const verdict = rating === 1 ? 'HELPFUL' : toUnhelpfulReason(message);
  await saveAnswerFeedback(context, {
    questionId,
    organisation: conversation.organisation,
    identityUuid: conversation.identity_uuid,
    applicationUuid: conversation.application_uuid,
    verdict,
    message: verdict === 'OTHER' ? message : '',
    pathname: openVisitor(context, conversation).page,
  });
}

/** Refuses a nonce of anyone but the person of the conversation. */
async function checkNonce(
  context: Context,
  trx: Trx,
  { organisation, identity_uuid: person }: AssistedChat['conversation'],
  nonce: string | null | undefined,
): Promise<void> {
  if (nonce == null) return;
  const { identityUuid } = await spendNonce(context, trx, organisation, nonce);
  if (identityUuid !== person) refuse('nonce-invalid');
}
