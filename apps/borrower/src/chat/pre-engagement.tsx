import { fieldErrors, preEngagementSchema } from '@lintel/domain';
import { Stack, SubmitButton, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { CHAT } from './words.en.ts';

interface PreEngagementProps {
  known: { friendlyName: string | undefined; emailAddress: string | undefined };
  /** Called when the chat couldn't start. */
  onFailure: () => void;
  start: (visitor: { friendlyName: string; emailAddress: string }, idempotencyKey: string) => Promise<void>;
}

/** Asks for name and email before a chat starts, unless both are known. */
export function PreEngagement({ known, onFailure, start }: PreEngagementProps): ReactNode {
  const form = useSubmit({ onFailure });
  const props = form.formProps({
    check: (values) => fieldErrors(preEngagementSchema.safeParse(values)).messages,
    send: (values, idempotencyKey) => start(preEngagementSchema.parse(values), idempotencyKey),
  });
  const field = (name: 'friendlyName' | 'emailAddress') => {
    const error = form.errorAt(name);
    return { name, id: `chat-${name}`, ...(error !== undefined && { error }) };
  };
  return (
    <form {...props}>
      <Stack>
        <TextInput
          {...field('friendlyName')}
          label={CHAT.name}
          autoComplete="name"
          defaultValue={known.friendlyName}
          required
        />
        <TextInput
          {...field('emailAddress')}
          label={CHAT.email}
          type="email"
          autoComplete="email"
          defaultValue={known.emailAddress}
          required
        />
        <SubmitButton busy={form.busy} busyLabel={CHAT.starting}>
          {CHAT.start}
        </SubmitButton>
      </Stack>
    </form>
  );
}
