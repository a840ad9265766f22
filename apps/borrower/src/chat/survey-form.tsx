import { answerChatSurvey, readChatInfo } from '@lintel/contract';
import { CHAT_COMMENT_LENGTH, CHAT_RATING_LABELS, CHAT_RATINGS, chatSurveySchema, fieldErrors } from '@lintel/domain';
import { Actions, Button, ChoiceTiles, Stack, TextArea } from '@lintel/ui';
import type { FormValues } from '@lintel/web';
import { useEffect, type ReactNode } from 'react';
import { publicApi } from '../platform/lazy/api.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import type { ChatSession } from './chat-session.ts';
import { CHAT } from './words.en.ts';
import css from './chat-panel.module.css';

const WORDS = CHAT.rating;
const CHOICES = CHAT_RATINGS.map((value) => ({ value: String(value), label: CHAT_RATING_LABELS[value] }));
const IDS: Readonly<Record<string, string>> = { rating: 'chat-rating', comment: 'chat-comment' };

const toAnswer = ({ rating, comment }: FormValues) => ({ rating: Number(rating), comment });

/** Returns the `contactId` of a chat, the random ID by which its survey answers. */
export const readContact = async ({ token, channelId }: Pick<ChatSession, 'token' | 'channelId'>): Promise<string> => {
  const { data } = await publicApi(readChatInfo, {
    body: { omniProxyChannelId: channelId },
    headers: { authorization: `Bearer ${token}` },
  });
  return data.contactId;
};

interface SurveyFormProps {
  session: ChatSession;
  onFailure: () => void;
  onDone: () => void;
}

/** Asks for a rating and a comment after a chat with people, and sends them. */
export function SurveyForm({ session, onFailure, onDone }: SurveyFormProps): ReactNode {
  const form = useSubmit({ onFailure });
  useEffect(() => document.getElementById('chat-rating')?.focus(), []);
  const props = form.formProps({
    check(values) {
      const { messages } = fieldErrors(chatSurveySchema.safeParse(toAnswer(values)));
      const [first] = messages;
      if (first) document.getElementById(IDS[first.field] ?? '')?.focus();
      return messages;
    },
    async send(values) {
      const answer = chatSurveySchema.parse(toAnswer(values));
      await publicApi(answerChatSurvey, { body: { contactId: await readContact(session), ...answer } });
      onDone();
    },
  });
  const field = (name: 'rating' | 'comment') => {
    const error = form.errorAt(name);
    return { name, id: IDS[name] ?? name, ...(error !== undefined && { error }) };
  };
  return (
    <form {...props} className={css.survey}>
      <Stack>
        <ChoiceTiles
          {...field('rating')}
          look="small"
          layout="pairs"
          label={WORDS.question}
          options={CHOICES}
          required
        />
        <TextArea
          {...field('comment')}
          label={WORDS.comment}
          optional={WORDS.optional}
          rows={2}
          maxLength={CHAT_COMMENT_LENGTH}
        />
        <Actions>
          <Button kind="primary" type="submit" busy={form.busy} busyLabel={WORDS.sending}>
            {WORDS.send}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
