import { hasLinkToken } from '@lintel/web';
import { useEffect, useState } from 'react';

export interface EmailedLink<Opened> {
  token: string;
  /** Undefined until the server has answered. */
  opened: Opened | 'EXPIRED' | undefined;
  onExpired: () => void;
}

/**
 * Opens the link that this page was opened with. Its token is in the URL fragment, which browsers don't send.
 *
 * @param open must be the same function at each render
 */
export function useEmailedLink<Opened>(open: (token: string) => Promise<Opened>): EmailedLink<Opened> {
  const [opened, setOpened] = useState<Opened | 'EXPIRED'>();
  const [token] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  useEffect(() => {
    let isHere = true;
    const show = (answer: Opened | 'EXPIRED') => {
      if (isHere) setOpened(answer);
    };
    if (hasLinkToken(token)) void open(token).then(show, () => show('EXPIRED'));
    else show('EXPIRED');
    return () => {
      isHere = false;
    };
  }, [open, token]);
  return { token, opened, onExpired: () => setOpened('EXPIRED') };
}
