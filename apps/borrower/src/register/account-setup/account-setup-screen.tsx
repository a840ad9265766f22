import { openBorrowerSetup, type ReplyOf } from '@lintel/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { apiHere } from '../../platform/lazy/api.ts';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { SetupForm } from './setup-form.tsx';

export type Setup = ReplyOf<typeof openBorrowerSetup>;

/**
 * Continues an application that a loan officer started, without a login. The link's token is in the URL fragment, which
 * browsers don't send.
 */
export function AccountSetupScreen(): ReactNode {
  const [opened, setOpened] = useState<Setup | 'EXPIRED'>();
  const [token] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  useEffect(() => {
    let isHere = true;
    const show = (answer: Setup | 'EXPIRED') => {
      if (isHere) setOpened(answer);
    };
    if (token.length < 20) show('EXPIRED');
    else void apiHere(openBorrowerSetup, { body: { token } }).then(show, () => show('EXPIRED'));
    return () => {
      isHere = false;
    };
  }, [token]);
  if (opened === undefined) return <ScreenPending />;
  return (
    <Narrow>
      {opened === 'EXPIRED' ? (
        <ExpiredLink token={token} />
      ) : (
        <SetupForm setup={opened} token={token} onExpired={() => setOpened('EXPIRED')} />
      )}
    </Narrow>
  );
}
