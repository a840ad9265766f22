import { rateAnswer } from '@lintel/contract';
import {
  ANSWER_FEEDBACK,
  UNHELPFUL_REASONS,
  answerFeedbackSchema,
  fieldErrors,
  toFeedbackMessage,
} from '@lintel/domain';
import { Actions, Button, ChoiceTiles, Stack, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import type { ChatSession } from '../chat-session.ts';
import { CHAT } from '../words.en.ts';
import { toHeaders } from './use-history.ts';
import css from '../chat-panel.module.css';

const { feedback: WORDS } = CHAT;
const REASONS = UNHELPFUL_REASONS.map((value) => ({ value, label: ANSWER_FEEDBACK.reasons[value] }));

interface AnswerFeedbackProps {
  session: ChatSession;
  questionId: string;
  answer: string;
  onFailure: () => void;
}

/** Asks whether an answer of the assistant helped, and why not. */
export function AnswerFeedback({ session, questionId, answer, onFailure }: AnswerFeedbackProps): ReactNode {
  const [step, setStep] = useState<'ASK' | 'REASON' | 'DONE'>('ASK');
  const [reason, setReason] = useState('');
  const form = useSubmit({ onFailure });
  const save = async (rating: 0 | 1, feedbackMessage: string, idempotencyKey?: string): Promise<void> => {
    await publicApi(rateAnswer, {
      body: {
        questionId,
        conversationId: session.channelId,
        responseToCustomer: answer.slice(0, 2000),
        feedbackMessage,
        rating,
        senderType: 'APPLICANT',
      },
      headers: toHeaders(session),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
    setStep('DONE');
  };
  const props = form.formProps({
    check: (values) => fieldErrors(answerFeedbackSchema.safeParse(values)).messages,
    send: (values, idempotencyKey) => save(0, toFeedbackMessage(answerFeedbackSchema.parse(values)), idempotencyKey),
  });
  if (step === 'DONE') return <output className={css.line}>{WORDS.thanks}</output>;
  if (step === 'ASK')
    return (
      <div className={css.helpful}>
        <span>{WORDS.question}</span>
        <Button kind="link" onClick={() => void save(1, '').catch(onFailure)}>
          {WORDS.yes}
        </Button>
        <Button kind="link" onClick={() => setStep('REASON')}>
          {WORDS.no}
        </Button>
      </div>
    );
  const errors = { reason: form.errorAt('reason'), message: form.errorAt('message') };
  return (
    <form {...props} className={css.reasons}>
      <Stack>
        <ChoiceTiles
          name="reason"
          id="answer-reason"
          look="small"
          label={WORDS.reason}
          options={REASONS}
          required
          onChange={setReason}
          {...(errors.reason !== undefined && { error: errors.reason })}
        />
        {reason === 'OTHER' && (
          <TextArea
            name="message"
            id="answer-message"
            label={WORDS.more}
            rows={2}
            {...(errors.message !== undefined && { error: errors.message })}
          />
        )}
        <Actions>
          <Button kind="primary" type="submit" busy={form.busy} busyLabel={WORDS.sending}>
            {WORDS.send}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
