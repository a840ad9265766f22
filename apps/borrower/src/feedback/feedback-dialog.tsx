import { sendFeedback } from '@lintel/contract';
import { FEEDBACK_LENGTH, FEEDBACK_TOPICS, feedbackSchema, fieldErrors } from '@lintel/domain';
import { Actions, Button, ChoiceTiles, Dialog, Notice, Stack, SubmitButton, Text, TextArea } from '@lintel/ui';
import { FormError, formValues, type FormValues } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { api } from '../platform/lazy/api.ts';
import { hideDialog } from '../platform/lazy/dialog-slot.tsx';
import { closeDialog, focusOnMount } from '../platform/lazy/dialog.ts';
import { findApplication } from '../platform/lazy/find-application.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { session } from '../platform/session.ts';
import { FEEDBACK } from './feedback-words.en.ts';

/** Unsent values, which a closed and opened dialog shows again while this page is open. */
let unsent: FormValues = {};
session.onOtherPerson(() => {
  unsent = {};
});

const TOPICS = FEEDBACK_TOPICS.map((topic, index) => ({
  value: `topic-${index}`,
  label: FEEDBACK.topics[topic],
  topic,
}));
const CONSENTS = [
  { value: 'yes', label: FEEDBACK.consents.yes },
  { value: 'no', label: FEEDBACK.consents.no },
];

const toInput = ({ topic, message = '', marketingConsent }: FormValues) => ({
  topic: TOPICS.find(({ value }) => value === topic)?.topic,
  message,
  marketingConsent: marketingConsent === undefined ? undefined : marketingConsent === 'yes',
});

/** The dialog in which a borrower writes to the lender's chief executive. */
export function FeedbackDialog(): ReactNode {
  const [isSent, setSent] = useState(false);
  return (
    <Dialog name="ceo-feedback" open title={FEEDBACK.title} onClose={hideDialog} closeLabel={FEEDBACK.close}>
      {isSent ? (
        <Stack>
          <Notice tone="success">{FEEDBACK.done}</Notice>
          <Actions>
            <Button ref={focusOnMount} onClick={closeDialog}>
              {FEEDBACK.close}
            </Button>
          </Actions>
        </Stack>
      ) : (
        <FeedbackForm
          onSent={() => {
            unsent = {};
            setSent(true);
          }}
        />
      )}
    </Dialog>
  );
}

function FeedbackForm({ onSent }: { onSent: () => void }): ReactNode {
  const [initial] = useState(unsent);
  const [length, setLength] = useState(initial['message']?.trim().length ?? 0);
  const form = useSubmit();
  const props = form.formProps({
    check(values) {
      const { messages } = fieldErrors(feedbackSchema.safeParse(toInput(values)));
      if (messages[0]) document.getElementById(`feedback-${messages[0].field}`)?.focus();
      return messages;
    },
    async send(values, idempotencyKey) {
      const { pathname } = location;
      await api(sendFeedback, {
        body: {
          ...feedbackSchema.parse(toInput(values)),
          applicationUuid: findApplication(pathname) ?? null,
          pathname,
          productType: 'HELOC',
        },
        idempotencyKey,
      });
      onSent();
    },
  });
  const field = (name: 'topic' | 'message' | 'marketingConsent') => {
    const error = form.errorAt(name);
    return { name, id: `feedback-${name}`, ...(error !== undefined && { error }) };
  };
  return (
    <form
      {...props}
      onChange={({ currentTarget }) => {
        unsent = formValues(currentTarget);
      }}
    >
      <Stack>
        <Text>{FEEDBACK.lead}</Text>
        <ChoiceTiles
          {...field('topic')}
          look="small"
          label={FEEDBACK.topic}
          options={TOPICS}
          defaultValue={initial['topic'] ?? ''}
          required
        />
        <TextArea
          {...field('message')}
          label={FEEDBACK.message}
          hint={FEEDBACK.count(length, FEEDBACK_LENGTH.max)}
          rows={5}
          defaultValue={initial['message']}
          required
          onChange={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
        />
        <ChoiceTiles
          {...field('marketingConsent')}
          look="small"
          layout="across"
          label={FEEDBACK.consent}
          options={CONSENTS}
          defaultValue={initial['marketingConsent'] ?? ''}
          required
        />
        <FormError>{form.formError}</FormError>
        <Actions>
          <SubmitButton busy={form.busy}>{FEEDBACK.submit}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  );
}
