import { beginPasskeyLogin, logInWithPasskey } from '@lintel/contract';
import { Actions, Button, Key, Stack } from '@lintel/ui';
import { FormError } from '@lintel/web';
import type { ReactNode } from 'react';
import { submitPasskey } from '../../passkeys/submit-passkey.ts';
import { api } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { OTHER_WAYS } from './words.en.ts';

interface Props {
  /** The page to open after login. */
  redirectUrl: string | undefined;
  /** Opens the page that the server named. */
  onDone: (redirect: string) => unknown;
}

/** Logs in with a passkey that the person picks in the browser's dialog. */
export function PasskeyLogin({ redirectUrl, onDone }: Props): ReactNode {
  const submission = useSubmit();
  const logIn = () =>
    submitPasskey(submission, {
      begin: () => api(beginPasskeyLogin, {}),
      async send(credential) {
        const body = { credential, ...(redirectUrl && { redirectUrl }) };
        const { redirect } = await api(logInWithPasskey, { body });
        await onDone(redirect);
      },
    });
  return (
    <Stack>
      <FormError>{submission.formError}</FormError>
      <Actions>
        <Button icon={<Key />} busy={submission.busy} onClick={() => void logIn()}>
          {OTHER_WAYS.passkey}
        </Button>
      </Actions>
    </Stack>
  );
}
