import { formatDateInProse, formatPhone } from '@lintel/domain';
import { Actions, Button, ButtonLink, Dialog, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { urls } from '../../platform/urls.ts';
import { useStepPath } from '../flow/flow.tsx';
import type { StartStop } from '../set-password/create-application.ts';
import { START } from './words.en.ts';

/**
 * Explains why an application can't start: the account exists, an application is open, a line is too recent, or an
 * inquiry is pending.
 */
export function StartDialog({ stop, onClose }: { stop: StartStop; onClose: () => void }): ReactNode {
  const { title, body } = useContents(stop);
  return (
    <Dialog name="start" alert open title={title} onClose={onClose} closeLabel={START.close}>
      {body}
    </Dialog>
  );
}

function useContents(stop: StartStop): { title: string; body: ReactNode } {
  const navigate = useNavigate();
  const getStepPath = useStepPath();
  const { support } = usePrivateLabel();
  const go = (to: string, state?: unknown) => () => {
    void navigate(to, { state });
  };
  switch (stop.kind) {
    case 'ACCOUNT_EXISTS':
      return {
        title: START.exists.title,
        body: (
          <>
            <Text>{START.exists.text(stop.email)}</Text>
            <Actions>
              <Button kind="primary" onClick={go(urls.login(getStepPath('set-password')), { email: stop.email })}>
                {START.exists.logIn}
              </Button>
              <Button onClick={go(getStepPath('phone-and-email'))}>{START.exists.other}</Button>
            </Actions>
          </>
        ),
      };
    case 'ACTIVE': {
      const uuid = stop.ability?.applicationUuid;
      return {
        title: START.active.title,
        body: (
          <>
            <Text>{START.active.text}</Text>
            <Actions>
              <Button kind="primary" onClick={go(uuid ? urls.application(uuid) : urls.dashboard())}>
                {START.active.go}
              </Button>
            </Actions>
          </>
        ),
      };
    }
    case 'RECENT': {
      const from = stop.ability?.startAgainOn;
      return {
        title: START.recent.title,
        body: (
          <>
            <Text>{START.recent.text(from ? formatDateInProse(from) : undefined)}</Text>
            <Actions>
              <Button kind="primary" onClick={go(urls.dashboard())}>
                {START.recent.go}
              </Button>
            </Actions>
          </>
        ),
      };
    }
    case 'INQUIRY': {
      const broker = stop.ability?.originator?.phoneNumber;
      const phone = broker ? formatPhone(broker) : support.phoneLabel;
      const email = stop.ability?.originator?.email ?? support.email;
      return {
        title: START.inquiry.title,
        body: (
          <>
            <Text>{START.inquiry.text}</Text>
            <Actions>
              <ButtonLink href={broker ? `tel:+1${broker}` : `tel:${support.phone}`}>
                {START.inquiry.call(phone)}
              </ButtonLink>
              <ButtonLink href={`mailto:${email}`}>{START.inquiry.write(email)}</ButtonLink>
            </Actions>
          </>
        ),
      };
    }
  }
}
