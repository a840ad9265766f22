import { logIn, readProfile } from '@lintel/contract';
import { Actions, Dialog, Link, PasswordInput, Stack, SubmitButton, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { api } from '../platform/lazy/api.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { FORGOT } from '../platform/lazy/words.en.ts';
import { STEP_UP } from './step-up-words.en.ts';

const FIELD = 'step-up-password';

/** Asks for the password in a dialog over the step. */
export function AskPassword({ onDone, onClose }: { onDone: () => void; onClose: () => void }): ReactNode {
  return (
    <Dialog name="step-up" open title={STEP_UP.title} onClose={onClose} closeLabel={STEP_UP.close}>
      <Password onDone={onDone} />
    </Dialog>
  );
}

function Password({ onDone }: { onDone: () => void }): ReactNode {
  const { busy, errorAt, formError, formProps } = useSubmit({
    onApiError() {
      document.getElementById(FIELD)?.focus();
      return false;
    },
  });
  const props = formProps({
    check: ({ password }) => (password ? [] : [{ field: 'password', message: STEP_UP.missing }]),
    async send({ password = '' }) {
      const { email } = await api(readProfile, {});
      await api(logIn, { body: { email, password } });
      onDone();
    },
  });
  return (
    <form {...props}>
      <Stack>
        <Text>{STEP_UP.lead}</Text>
        <PasswordInput
          name="password"
          id={FIELD}
          label={STEP_UP.password}
          autoComplete="current-password"
          showLabel={STEP_UP.show}
          hideLabel={STEP_UP.hide}
          error={errorAt('password') ?? formError}
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
