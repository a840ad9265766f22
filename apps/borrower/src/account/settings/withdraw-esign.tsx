import { withdrawEsignConsent } from '@lintel/contract';
import { Actions, Button, Dialog, Link, Stack, Text } from '@lintel/ui';
import { FormError } from '@lintel/web';
import type { ReactNode } from 'react';
import { announce } from '../../platform/announce.tsx';
import { api } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { urls } from '../../platform/urls.ts';
import { PAPERLESS } from './words.en.ts';
import css from './settings.module.css';

interface Props {
  uuid: string;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Withdraws the consent to electronic documents, after saying what that means (15 USC 7001(c)(1)(B)). */
export function WithdrawEsign({ uuid, onDone, onClose }: Props): ReactNode {
  const { support } = usePrivateLabel();
  const { busy, formError, submit } = useSubmit();
  const withdraw = () =>
    submit(async (idempotencyKey) => {
      await api(withdrawEsignConsent, { params: { uuid }, body: { reason: PAPERLESS.reason }, idempotencyKey });
      await onDone();
      announce(PAPERLESS.done);
    });
  return (
    <Dialog name="withdraw-esign" open title={PAPERLESS.question} onClose={onClose} closeLabel={PAPERLESS.close}>
      <Stack>
        <ul className={css.points}>
          {PAPERLESS.effects(support.phoneLabel ?? support.phone).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <Text size="s">
          <Link to={urls.legal('communications')}>{PAPERLESS.terms}</Link>
        </Text>
        <FormError>{formError}</FormError>
        <Actions>
          <Button kind="primary" busy={busy} onClick={() => void withdraw()}>
            {PAPERLESS.submit}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
