import { Actions, Button, ButtonLink, Dialog, Stack, Text } from '@lintel/ui';
import { useEffect, type ReactNode } from 'react';
import { CONFIRM, RETURN_PATH } from '../external-login/begin.ts';
import { isSignersSession } from '../platform/lazy/signers-session.ts';
import { session } from '../platform/session.ts';
import { STEP_UP } from './step-up-words.en.ts';

interface Props {
  onDone: () => void;
  onClose: () => void;
  onPassword: () => void;
}

/** Asks to log in again at the lender's identity provider, in a separate window, so that this one keeps all input. */
export function AskExternally({ onDone, onClose, onPassword }: Props): ReactNode {
  useEffect(() => {
    const before = session.token();
    const check = (): void => {
      if (session.token() !== undefined && session.token() !== before) onDone();
    };
    addEventListener('storage', check);
    return () => removeEventListener('storage', check);
  }, [onDone]);
  return (
    <Dialog name="step-up" open title={STEP_UP.title} onClose={onClose} closeLabel={STEP_UP.close}>
      <Stack>
        <Text>{STEP_UP.external.lead}</Text>
        <Actions>
          <ButtonLink
            kind="primary"
            href={`${RETURN_PATH}?${isSignersSession() ? CONFIRM.signer : CONFIRM.borrower}`}
            newWindow
          >
            {STEP_UP.external.submit}
          </ButtonLink>
          <Button kind="link" onClick={onPassword}>
            {STEP_UP.external.password}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
