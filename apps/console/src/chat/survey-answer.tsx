import { readChatSurvey } from '@lintel/contract';
import { CHAT_RATING_LABELS } from '@lintel/domain';
import type { ReactNode } from 'react';
import { formatDateTime } from '../platform/times.ts';
import { useRead } from '../platform/use-read.ts';
import { CHATS } from './words.en.ts';
import css from './chats.module.css';

const { surveys } = CHATS;
const LABELS: Readonly<Record<number, string>> = CHAT_RATING_LABELS;

/** Returns a rating from 1 to 5 with what it means. */
export const formatRating = (rating: number): string => LABELS[rating] ?? String(rating);

/** The borrower's answer to the survey after a chat: a rating and a comment. Empty without an answer. */
export function SurveyAnswer({ uuid }: { uuid: string }): ReactNode {
  const survey = useRead(readChatSurvey, { params: { conversationUuid: uuid } }).data?.survey;
  if (!survey) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has the focus
    <section className={css.survey} aria-label={surveys.answer} tabIndex={0}>
      <dl>
        <div>
          <dt>{surveys.answer}</dt>
          <dd>{surveys.ratedAt(formatRating(survey.rating), formatDateTime(survey.answeredAt))}</dd>
        </div>
        {survey.comment !== null && (
          <div>
            <dt>{surveys.comment}</dt>
            <dd>{survey.comment}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
