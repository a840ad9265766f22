import { beginEmailChange, beginPhoneChange, confirmEmailChange, confirmPhoneChange } from '@lintel/contract';
import { emailField, phoneField } from '@lintel/domain';
import { Actions, Button, Dialog, Stack, SubmitButton, Text, TextInput } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { schemaErrors } from '../../gate/schema-errors.ts';
import { api } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import type { ContactKind } from './contact.tsx';
import { CONTACT } from './words.en.ts';

interface Props {
  kind: ContactKind;
  /** Called after the change, with a confirmation message. */
  onDone: (sentence: string) => Promise<void>;
  onClose: () => void;
}

/**
 * The dialog that changes the borrower's email address or phone number. They enter the new one, then the code that we
 * send to it.
 */
export function ContactDialog({ kind, onDone, onClose }: Props): ReactNode {
  const [sentTo, setSentTo] = useState<string>();
  const title = sentTo === undefined ? CONTACT[kind].title : CONTACT.code.title;
  return (
    <Dialog name="contact" open title={title} onClose={onClose} closeLabel={CONTACT.close}>
      {sentTo === undefined ? (
        <NewContact kind={kind} onSent={setSentTo} />
      ) : (
        <Code kind={kind} sentTo={sentTo} onDone={onDone} onNewCode={() => setSentTo(undefined)} />
      )}
    </Dialog>
  );
}

const SCHEMAS = { email: z.object({ email: emailField }), phone: z.object({ phone: phoneField }) };

const begin = (kind: ContactKind, value: string): Promise<{ sentTo: string }> =>
  kind === 'email'
    ? api(beginEmailChange, { body: { email: value } })
    : api(beginPhoneChange, { body: { phone: value } });

function NewContact({ kind, onSent }: { kind: ContactKind; onSent: (sentTo: string) => void }): ReactNode {
  const withStepUp = useStepUp();
  const words = CONTACT[kind];
  const form = useSubmit();
  const props = form.formProps({
    check: (typed) => schemaErrors(SCHEMAS[kind], typed),
    async send(typed) {
      const { sentTo } = await withStepUp(() => begin(kind, typed[kind] ?? ''));
      onSent(sentTo);
    },
  });
  return (
    <form {...props}>
      <Stack>
        <Text>{words.lead}</Text>
        <TextInput
          name={kind}
          id={`contact-${kind}`}
          type={kind === 'email' ? 'email' : 'tel'}
          label={words.next}
          autoComplete={kind === 'email' ? 'email' : 'tel'}
          autoCapitalize="none"
          spellCheck={false}
          error={form.errorAt(kind)}
        />
        <FormError>{form.formError}</FormError>
        <Actions>
          <SubmitButton busy={form.busy}>{CONTACT.send}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  );
}

interface CodeProps {
  kind: ContactKind;
  sentTo: string;
  onDone: Props['onDone'];
  onNewCode: () => void;
}

function Code({ kind, sentTo, onDone, onNewCode }: CodeProps): ReactNode {
  const withStepUp = useStepUp();
  const words = CONTACT[kind];
  const form = useSubmit({ errorFields: { 'code-wrong': 'code', 'code-expired': 'code' } });
  const props = form.formProps({
    check: ({ code = '' }) =>
      /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? [] : [{ field: 'code', message: CONTACT.code.missing }],
    async send({ code = '' }) {
      const call = kind === 'email' ? confirmEmailChange : confirmPhoneChange;
      await withStepUp(() => api(call, { body: { code } }));
      await onDone(words.done);
    },
  });
  return (
    <form {...props}>
      <Stack>
        <Text>{CONTACT.code.sent(sentTo)}</Text>
        <TextInput
          name="code"
          id="contact-code"
          label={CONTACT.code.label}
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={form.errorAt('code')}
        />
        <Text size="s" tone="muted">
          {words.after}
        </Text>
        <FormError>{form.formError}</FormError>
        <Actions>
          <SubmitButton busy={form.busy}>{words.submit}</SubmitButton>
          <Button kind="link" onClick={onNewCode}>
            {CONTACT.code.again}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
