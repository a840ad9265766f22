import { beginPasskeyStepUp, readStepUp, stepUpWithPasskey, stepUpWithPassword } from '@lintel/contract';
import { Actions, Button, Dialog, Link, PasswordInput, Stack, SubmitButton, Text, TextInput } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { submitPasskey } from '../passkeys/submit-passkey.ts';
import { api } from '../platform/lazy/api.ts';
import { toEitherCode } from '../platform/lazy/either-code.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { EITHER_CODE, FORGOT } from '../platform/lazy/words.en.ts';
import { STEP_UP } from './step-up-words.en.ts';

const FIELD = 'step-up-password';

/** Asks for the password in a dialog over the step, with a code or for a passkey where the account has them. */
export function AskPassword({ onDone, onClose }: { onDone: () => void; onClose: () => void }): ReactNode {
  return (
    <Dialog name="step-up" open title={STEP_UP.title} onClose={onClose} closeLabel={STEP_UP.close}>
      <Password onDone={onDone} />
    </Dialog>
  );
}

function Password({ onDone }: { onDone: () => void }): ReactNode {
  const ways = useWays();
  const form = useSubmit({
    errorFields: { 'code-wrong': 'code' },
    onApiError(error) {
      if (error.name !== 'code-wrong') document.getElementById(FIELD)?.focus();
      return false;
    },
  });
  const props = form.formProps({
    check: ({ password, code }) => [
      ...(password ? [] : [{ field: 'password', message: STEP_UP.missing }]),
      ...(ways.code && !code?.trim() ? [{ field: 'code', message: EITHER_CODE.missing }] : []),
    ],
    async send({ password = '', code }) {
      await api(stepUpWithPassword, { body: { password, ...(code ? toEitherCode(code) : {}) } });
      onDone();
    },
  });
  const confirmByPasskey = () =>
    submitPasskey(form, {
      begin: () => api(beginPasskeyStepUp, {}),
      async send(credential) {
        await api(stepUpWithPasskey, { body: { credential } });
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
          error={form.errorAt('password') ?? form.formError}
        />
        {ways.code && (
          <TextInput
            name="code"
            label={EITHER_CODE.label}
            hint={EITHER_CODE.hint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={form.errorAt('code')}
          />
        )}
        <Text size="s">
          <Link plain to={FORGOT.path}>
            {FORGOT.label}
          </Link>
        </Text>
        <Actions>
          <SubmitButton busy={form.busy}>{STEP_UP.submit}</SubmitButton>
          {ways.passkey && (
            <Button busy={form.busy} onClick={() => void confirmByPasskey()}>
              {STEP_UP.passkey}
            </Button>
          )}
        </Actions>
      </Stack>
    </form>
  );
}

/** Reads what the account has besides the password. Until that is known, or if it can't be read, only the password. */
function useWays(): { code: boolean; passkey: boolean } {
  const [ways, setWays] = useState({ code: false, passkey: false });
  useEffect(() => {
    let isHere = true;
    api(readStepUp, {}).then(
      (read) => isHere && setWays(read),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return ways;
}
