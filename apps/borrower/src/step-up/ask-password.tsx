import { logIn, messageOf, readProfile } from '@lintel/contract';
import { Actions, Dialog, Link, PasswordInput, Stack, SubmitButton, Text } from '@lintel/ui';
import { useSubmit } from '@lintel/web';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { formValues } from '../platform/form-values.ts';
import { api } from '../platform/later/api.ts';
import { FORGOT } from '../platform/later/forgot-copy.ts';
import { STEP_UP } from './step-up-copy.ts';

/** Asks for the password, in a dialog over the step. */
export function AskPassword({ onDone, onClose }: { onDone: () => void; onClose: () => void }): ReactNode {
  return (
    <Dialog name="step-up" open title={STEP_UP.title} onClose={onClose} closeLabel={STEP_UP.close}>
      <Password onDone={onDone} />
    </Dialog>
  );
}

function Password({ onDone }: { onDone: () => void }): ReactNode {
  const [error, setError] = useState<string>();
  const [busy, submit] = useSubmit();
  async function send(form: HTMLFormElement) {
    const { password = '' } = formValues(form);
    if (password === '' || busy) return setError(password === '' ? STEP_UP.missing : undefined);
    await submit(
      async () => {
        const { email } = await api(readProfile, {});
        await api(logIn, { body: { email, password } });
        onDone();
      },
      (refused) => {
        setError(messageOf(refused));
        form.querySelector('input')?.focus();
      },
    );
  }
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <Stack>
        <Text>{STEP_UP.lead}</Text>
        <PasswordInput
          name="password"
          id="step-up-password"
          label={STEP_UP.password}
          autoComplete="current-password"
          showLabel={STEP_UP.show}
          hideLabel={STEP_UP.hide}
          error={error}
        />
        <Text size="s">
          <Link plain to={FORGOT.path}>
            {FORGOT.label}
          </Link>
        </Text>
        <Actions>
          <SubmitButton busy={busy}>{STEP_UP.submit}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  );
}
