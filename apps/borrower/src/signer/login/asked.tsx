import type { ReactNode } from 'react';
import { MakeAccount } from './account.tsx';
import { ByCode } from './code.tsx';
import { SIGN_IN } from './words.en.ts';
import { Request, getRequestTitle, type Opened } from './request.tsx';

/** The result of opening a link: creating an account, or the login if the signer has one. */
export function Asked({ opened, token }: { opened: Opened; token: string }): ReactNode {
  if (opened.next === 'PASSWORD') return <MakeAccount opened={opened} token={token} />;
  return <ByCode title={getRequestTitle(opened)} lead={SIGN_IN.code.have} above={<Request of={opened} />} />;
}
