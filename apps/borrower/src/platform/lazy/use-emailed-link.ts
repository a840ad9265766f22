import { isLinkExpired } from '@lintel/web';
import { useEffect, useState } from 'react';
import { useLinkToken } from './use-link-token.ts';

/** An emailed link, and the server's answer to opening it. */
export interface EmailedLink<Opened> {
  token: string;
  /** Undefined until the server has answered. `FAILED`: it didn't answer, so the link may still work. */
  opened: Opened | 'EXPIRED' | 'FAILED' | undefined;
  onExpired: () => void;
  retry: () => void;
}

/**
 * Sends the token of the emailed link that opened this page to the server, and reports the result.
 *
 * @param open must be the same function at each render
 */
export function useEmailedLink<Opened>(open: (token: string) => Promise<Opened>): EmailedLink<Opened> {
  const [opened, setOpened] = useState<EmailedLink<Opened>['opened']>();
  const [attempt, setAttempt] = useState(1);
  const token = useLinkToken();
  useEffect(() => {
    if (token === undefined) return undefined;
    let isHere = true;
    const show = (answer: Opened | 'EXPIRED' | 'FAILED') => {
      if (isHere) setOpened(answer);
    };
    if (token !== '')
      void open(token).then(show, (error: unknown) => show(isLinkExpired(error) ? 'EXPIRED' : 'FAILED'));
    else show('EXPIRED');
    return () => {
      isHere = false;
    };
  }, [open, token, attempt]);
  const retry = () => {
    setOpened(undefined);
    setAttempt(attempt + 1);
  };
  return { token: token ?? '', opened, onExpired: () => setOpened('EXPIRED'), retry };
}
