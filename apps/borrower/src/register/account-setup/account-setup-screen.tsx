import { openBorrowerSetup, type Reply } from '@lintel/contract';
import type { ReactNode } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { LinkFailed } from '../../platform/lazy/link-failed.tsx';
import { useEmailedLink } from '../../platform/lazy/use-emailed-link.ts';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { SetupForm } from './setup-form.tsx';

/** The details that a loan officer entered, for the borrower to check. */
export type Setup = Reply<typeof openBorrowerSetup>;

const open = (token: string) => publicApi(openBorrowerSetup, { body: { token } });

/** Borrower setup: continues an application that a loan officer started, with an emailed link instead of a login. */
export function AccountSetupScreen(): ReactNode {
  const { token, opened, onExpired, retry } = useEmailedLink(open);
  if (opened === undefined) return <ScreenPending />;
  return (
    <Narrow>
      {opened === 'EXPIRED' ? (
        <ExpiredLink token={token} />
      ) : opened === 'FAILED' ? (
        <LinkFailed onRetry={retry} />
      ) : (
        <SetupForm setup={opened} token={token} onExpired={onExpired} />
      )}
    </Narrow>
  );
}
