import type { ReactNode } from 'react';
import { PasskeyLogin } from './passkey-login.tsx';

export interface OtherWaysProps {
  /** Where the login was asked for. */
  redirectUrl: string | undefined;
  /** Opens the page that the server named. */
  onDone: (redirect: string) => unknown;
}

/** Ways to log in without the password of this page. */
export function OtherWays(props: OtherWaysProps): ReactNode {
  return <PasskeyLogin {...props} />;
}
