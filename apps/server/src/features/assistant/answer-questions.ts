import {
  chooseByWords,
  findCandidates,
  findTopic,
  formatAnswer,
  type AnswerChoice,
  type Passage,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { inLocale, LENDER_LOCALE } from '../../kernel/locale.ts';
import { appendMessage, findConversation } from '../chat/index.ts';
import { chooseByModel } from './choose-by-model.ts';
import { loadHelpPassages } from './help-pages.ts';
import { loadHistory } from './history.ts';
import { callWithinLimits } from './model-limits.ts';
import { loadOwnPassages } from './own-file.ts';

/**
 * Background job that answers the open questions of a conversation with the assistant. An answer has its question's ID,
 * so a repeated run stores none twice. It does nothing once the conversation is handed to the lender's people.
 */
export const answerQuestions: BackgroundJob = async (uuid, context, locale = LENDER_LOCALE) => {
  const conversation = await findConversation(context.db, uuid);
  if (conversation?.state !== 'ASSISTANT') return;
  const open = (await loadHistory(context, uuid)).filter(({ responseStr }) => responseStr === null);
  if (open.length === 0) return;
  await inLocale(locale, async () => {
    const passages = joinPassages(
      await loadOwnPassages(context, conversation),
      await loadHelpPassages(context, conversation.organisation),
    );
    for (const { questionId, questionStr } of open)
      await appendMessage(context, {
        conversation: uuid,
        clientId: questionId,
        text: formatAnswer(await chooseAnswer(context, conversation.organisation, questionStr, passages)),
        staffUuid: null,
        isAssistant: true,
      });
  });
};

/** The page that tells visitors to log in. */
const VISITORS_PAGE = 'application-status';

/** Joins the passages that may be quoted. Passages from the borrower's own file replace the page for visitors. */
export const joinPassages = (own: readonly Passage[], help: readonly Passage[]): Passage[] => [
  ...own,
  ...help.filter(({ source }) => own.length === 0 || source !== VISITORS_PAGE),
];

/**
 * Chooses how to answer a question. Some topics are never answered from passages. For the others, the lender's model
 * chooses a passage. Without an available model, the words that question and passage share decide.
 */
export async function chooseAnswer(
  context: Pick<Context, 'config' | 'log' | 'db' | 'keys' | 'sessionNow'>,
  organisation: string,
  question: string,
  passages: readonly Passage[],
): Promise<AnswerChoice> {
  const kind = findTopic(question);
  if (kind) return { kind };
  const { assistant } = context.config;
  if (!assistant?.organisations.includes(organisation)) return chooseByWords(question, passages);
  const candidates = findCandidates(question, passages);
  if (candidates.length === 0) return { kind: 'UNKNOWN' };
  const choice = await callWithinLimits(context, assistant, organisation, () =>
    chooseByModel(context, assistant, question, candidates),
  );
  if (typeof choice === 'object') return choice;
  if (choice !== undefined) context.log.info({ organisation, reason: choice }, 'a question went to no model');
  return chooseByWords(question, passages);
}
