import type { ReactNode } from 'react';
import { CodeLogin } from './code-login.tsx';
import { CreateSignerAccount } from './create-signer-account.tsx';
import { SignRequest, getRequestTitle, type Invitation } from './sign-request.tsx';
import { SIGNER_LOGIN } from './words.en.ts';

/** The page after an invitation link was opened: creates an account, or logs in a signer who has one. */
export function InvitationOpened({ opened, token }: { opened: Invitation; token: string }): ReactNode {
  if (opened.next === 'PASSWORD') return <CreateSignerAccount opened={opened} token={token} />;
  return (
    <CodeLogin
      title={getRequestTitle(opened)}
      lead={SIGNER_LOGIN.code.have}
      above={<SignRequest invitation={opened} />}
    />
  );
}
